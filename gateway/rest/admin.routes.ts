import { upgradeFields, userFields } from './accounts.routes.ts';
import type { RestRoute } from './route.ts';

const auditFields =
  'id _id: id createdAt actorId actorEmail action subjectType subjectId subject before after';
const page = 'pageInfo { hasNextPage endCursor } totalCount';

/** The routes of a switch: one path turns it on, another one off. */
function upgradeSwitch(path: RestRoute['path'], name: string, enabled: boolean): RestRoute {
  return {
    method: 'patch',
    path,
    tag: 'Administration',
    operation: `mutation ${name}($id: ID!) {
      setUpgradeRequests(userId: $id, enabled: ${enabled}) { ${userFields} }
    }`,
    status: 200,
  };
}

export const adminRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/users',
    tag: 'Administration',
    operation: `query RestUsers($search: String, $role: Role, $first: Int! = 20, $after: String) {
      users(search: $search, role: $role, first: $first, after: $after) { nodes { ${userFields} } ${page} }
    }`,
    query: ['search', 'role', 'first', 'after'],
    reply: 'page',
    status: 200,
  },
  {
    method: 'post',
    path: '/api/users/find',
    tag: 'Administration',
    operation: `query RestFindUsers($emails: [String!]!) {
      findUsers(emails: $emails) { users { ${userFields} } failedEmails }
    }`,
    body: ['emails'],
    status: 200,
  },
  {
    method: 'get',
    path: '/api/users/{id}',
    tag: 'Administration',
    operation: `query RestUserById($id: ID!) { user(id: $id) { ${userFields} } }`,
    status: 200,
  },
  {
    method: 'get',
    path: '/api/display-account/{email}',
    tag: 'Administration',
    operation: `query RestUserByEmail($email: String!) { user(email: $email) { ${userFields} } }`,
    status: 200,
  },
  {
    method: 'patch',
    path: '/api/users/{id}/role',
    tag: 'Administration',
    guard: 'query RestRoleGuard($id: ID!) { user(id: $id) { id } }',
    operation: `mutation RestSetRole($id: ID!, $role: Role!) {
      setRole(userId: $id, role: $role) { ${userFields} }
    }`,
    body: ['role'],
    errors: ['CONFLICT'],
    status: 200,
  },
  {
    method: 'patch',
    path: '/api/users/{id}/disabled',
    tag: 'Administration',
    guard: 'query RestDisabledGuard($id: ID!) { user(id: $id) { id } }',
    operation: `mutation RestSetDisabled($id: ID!, $disabled: Boolean!) {
      setUserDisabled(userId: $id, disabled: $disabled) { ${userFields} }
    }`,
    body: ['disabled'],
    errors: ['CONFLICT'],
    status: 200,
  },
  upgradeSwitch('/api/userDisableUpgrade/{id}', 'RestDisableUpgrade', false),
  upgradeSwitch('/api/userEnableUpgrade/{id}', 'RestEnableUpgrade', true),
  {
    method: 'post',
    path: '/api/upgradereq',
    tag: 'Administration',
    operation: `mutation RestRequestUpgrade($input: UpgradeRequestInput!) {
      requestUpgrade(input: $input) { ${upgradeFields} }
    }`,
    input: { variable: 'input' },
    errors: ['CONFLICT', 'RATE_LIMITED', 'PAYLOAD_TOO_LARGE'],
    status: 201,
    example: {
      name: 'Ada Lovelace',
      email: 'ada@markwise.example',
      linkedin: 'https://www.linkedin.com/in/ada',
      title: 'Lecturer',
      description: 'I teach Calculus.',
      affiliation: 'University of London',
    },
  },
  {
    method: 'delete',
    path: '/api/user/upgrade-request',
    tag: 'Administration',
    operation: 'mutation RestWithdrawUpgrade { cancelUpgradeRequest { id } }',
    errors: ['NOT_FOUND'],
    status: 204,
  },
  {
    method: 'get',
    path: '/api/upgradereq',
    tag: 'Administration',
    operation: `query RestUpgradeRequests($status: UpgradeStatus, $first: Int! = 20, $after: String) {
      upgradeRequests(status: $status, first: $first, after: $after) { nodes { ${upgradeFields} } ${page} }
    }`,
    query: ['status', 'first', 'after'],
    reply: 'page',
    status: 200,
  },
  {
    method: 'post',
    path: '/api/upgradereq/{id}/decision',
    tag: 'Administration',
    operation: `mutation RestDecideUpgrade($id: ID!, $approve: Boolean!, $reason: String) {
      decideUpgrade(id: $id, approve: $approve, reason: $reason) { ${upgradeFields} }
    }`,
    body: ['approve', 'reason'],
    errors: ['CONFLICT'],
    status: 200,
  },
  {
    method: 'get',
    path: '/api/audit-log',
    tag: 'Administration',
    operation: `query RestAuditLog($search: String, $first: Int! = 20, $after: String) {
      auditLog(search: $search, first: $first, after: $after) { nodes { ${auditFields} } ${page} }
    }`,
    query: ['search', 'first', 'after'],
    reply: 'page',
    status: 200,
  },
];
