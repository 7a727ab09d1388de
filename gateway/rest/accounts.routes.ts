import { texts } from '../../core/texts.ts';
import type { RestRoute } from './route.ts';

/** An account as its owner and admins see it. */
export const userFields = /* GraphQL */ `
  id
  _id: id
  email
  firstName
  lastName
  role
  instructor
  notifications
  description
  links {
    id
    _id: id
    title
    url
  }
  isVerified
  isDisabled
  canRequestUpgrade
  hasPassword
  createdAt
`;

/** A request to become an instructor. */
export const upgradeFields =
  'id _id: id userId accountEmail name email linkedin title description affiliation status createdAt decidedAt reason';

const sessionFields = 'id _id: id createdAt lastSeenAt userAgent isCurrent';
const tokenFields = 'id _id: id name scopes createdAt expiresAt lastUsedAt';

export const accountsRoutes: readonly RestRoute[] = [
  {
    method: 'post',
    path: '/api/auth/login',
    tag: 'Accounts',
    operation: `mutation RestLogin($email: String!, $password: String!, $code: String) {
      login(email: $email, password: $password, code: $code) { ${userFields} }
    }`,
    body: ['email', 'password', 'code'],
    status: 200,
    errors: ['UNAUTHENTICATED', 'RATE_LIMITED'],
    example: { email: 'student@markwise.example', password: 'a sentence of my own' },
  },
  {
    method: 'post',
    path: '/api/auth/login-code',
    tag: 'Accounts',
    operation:
      'mutation RestRequestLoginCode($email: String!) { requestLoginCode(email: $email) { message } }',
    body: ['email'],
    status: 200,
    errors: ['RATE_LIMITED'],
    example: { email: 'student@markwise.example' },
  },
  {
    method: 'post',
    path: '/api/auth/google-login',
    tag: 'Accounts',
    operation: `mutation RestGoogleLogin($jwtToken: String!) {
      loginWithGoogle(jwtToken: $jwtToken) { ${userFields} }
    }`,
    body: ['jwtToken'],
    status: 200,
    errors: ['UNAUTHENTICATED', 'UPSTREAM_FAILED'],
  },
  {
    method: 'post',
    path: '/api/auth/register',
    tag: 'Accounts',
    operation: `mutation RestRegister(
      $firstName: String! $lastName: String! = "" $email: String! $password: String!
      $role: String $instructor: Boolean! = false $notifications: Boolean! = false
    ) {
      register(input: {
        firstName: $firstName lastName: $lastName email: $email password: $password
        role: $role instructor: $instructor notifications: $notifications
      }) { message }
    }`,
    body: ['firstName', 'lastName', 'email', 'password', 'role', 'instructor', 'notifications'],
    status: 201,
    failure: texts.registration.failure,
    errors: ['RATE_LIMITED'],
    example: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@markwise.example',
      password: 'a sentence of my own',
    },
  },
  {
    method: 'get',
    path: '/api/auth/logout',
    tag: 'Accounts',
    operation: 'mutation RestLogout { logout }',
    status: 204,
  },
  {
    method: 'get',
    path: '/api/user',
    tag: 'Accounts',
    operation: `query RestUser {
      me { ${userFields} upgradeRequest { ${upgradeFields} } storage { usedBytes limitBytes attemptReserveBytes } }
    }`,
    status: 200,
  },
  {
    method: 'get',
    path: '/api/user-verification/verify',
    tag: 'Accounts',
    operation:
      'mutation RestVerify($token: String!) { verifyEmail(token: $token) { message needsPassword } }',
    query: ['token'],
    status: 200,
    failure: texts.verification.failure,
  },
  {
    method: 'post',
    path: '/api/user-verification/verify',
    tag: 'Accounts',
    operation: `mutation RestVerifyWithPassword($token: String!, $password: String, $newPassword: String) {
      verifyEmail(token: $token, password: $password, newPassword: $newPassword) { message needsPassword }
    }`,
    body: ['token', 'password', 'newPassword'],
    status: 200,
    failure: texts.verification.failure,
    errors: ['RATE_LIMITED'],
  },
  {
    method: 'post',
    path: '/api/reset-password/generate',
    tag: 'Accounts',
    operation:
      'mutation RestRequestReset($email: String!) { requestPasswordReset(email: $email) { message } }',
    body: ['email'],
    status: 200,
    failure: texts.passwordResetRequest.failure,
    errors: ['RATE_LIMITED'],
  },
  {
    method: 'get',
    path: '/api/reset-password',
    tag: 'Accounts',
    operation: 'query RestResetLink($token: String!) { passwordResetLink(token: $token) }',
    query: ['token'],
    errors: ['RATE_LIMITED'],
    status: 200,
  },
  {
    method: 'post',
    path: '/api/reset-password',
    tag: 'Accounts',
    operation: `mutation RestReset($token: String!, $password: String!) {
      resetPassword(token: $token, password: $password) { message }
    }`,
    body: ['token', 'password'],
    status: 200,
    failure: texts.passwordReset.failure,
    errors: ['RATE_LIMITED'],
  },
  {
    method: 'post',
    path: '/api/description/{id}',
    tag: 'Accounts',
    guard: 'query RestDescriptionGuard($id: ID!) { user(id: $id) { id } }',
    operation: `mutation RestDescription($id: ID!, $desc: String!) {
      updateDescription(userId: $id, description: $desc) { ${userFields} }
    }`,
    body: ['desc'],
    status: 200,
  },
  {
    method: 'patch',
    path: '/api/user',
    tag: 'Accounts',
    operation: `mutation RestProfile($input: ProfileInput!) {
      updateProfile(input: $input) { ${userFields} }
    }`,
    input: { variable: 'input' },
    status: 200,
  },
  {
    method: 'put',
    path: '/api/user/notifications',
    tag: 'Accounts',
    operation: `mutation RestNotifications($enabled: Boolean!) {
      setNotifications(enabled: $enabled) { ${userFields} }
    }`,
    body: ['enabled'],
    status: 200,
  },
  {
    method: 'post',
    path: '/api/user/links',
    tag: 'Accounts',
    operation: `mutation RestAddLink($input: LinkInput!) { addLink(input: $input) { ${userFields} } }`,
    input: { variable: 'input' },
    errors: ['CONFLICT'],
    status: 201,
  },
  {
    method: 'patch',
    path: '/api/user/links/{id}',
    tag: 'Accounts',
    operation: `mutation RestUpdateLink($id: ID!, $input: LinkInput!) {
      updateLink(id: $id, input: $input) { ${userFields} }
    }`,
    input: { variable: 'input' },
    status: 200,
  },
  {
    method: 'delete',
    path: '/api/user/links/{id}',
    tag: 'Accounts',
    operation: 'mutation RestRemoveLink($id: ID!) { removeLink(id: $id) { id } }',
    status: 204,
  },
  {
    method: 'post',
    path: '/api/user/password',
    tag: 'Accounts',
    operation: `mutation RestChangePassword($currentPassword: String, $newPassword: String!) {
      changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { ${userFields} }
    }`,
    body: ['currentPassword', 'newPassword'],
    errors: ['RATE_LIMITED', 'CONFLICT'],
    status: 200,
  },
  {
    method: 'get',
    path: '/api/sessions',
    tag: 'Accounts',
    operation: `query RestSessions { sessions { ${sessionFields} } }`,
    status: 200,
  },
  {
    method: 'delete',
    path: '/api/sessions',
    tag: 'Accounts',
    operation: 'mutation RestEndOtherSessions { revokeOtherSessions { id } }',
    status: 204,
  },
  {
    method: 'delete',
    path: '/api/sessions/{id}',
    tag: 'Accounts',
    operation: 'mutation RestEndSession($id: ID!) { revokeSession(id: $id) }',
    status: 204,
  },
  {
    method: 'get',
    path: '/api/tokens',
    tag: 'Accounts',
    operation: `query RestTokens { apiTokens { ${tokenFields} } }`,
    status: 200,
  },
  {
    method: 'post',
    path: '/api/tokens',
    tag: 'Accounts',
    operation: `mutation RestCreateToken($name: String!, $scopes: [ApiTokenScope!]!, $expiresInDays: Int! = 90) {
      createApiToken(name: $name, scopes: $scopes, expiresInDays: $expiresInDays) {
        token
        apiToken { ${tokenFields} }
      }
    }`,
    body: ['name', 'scopes', 'expiresInDays'],
    errors: ['CONFLICT'],
    status: 201,
  },
  {
    method: 'delete',
    path: '/api/tokens/{id}',
    tag: 'Accounts',
    operation: 'mutation RestRevokeToken($id: ID!) { revokeApiToken(id: $id) }',
    status: 204,
  },
  {
    method: 'get',
    path: '/api/account/export',
    tag: 'Accounts',
    operation: 'query RestExport { exportMyData { fileName contentType content } }',
    reply: 'file',
    errors: ['RATE_LIMITED'],
    status: 200,
  },
  {
    method: 'post',
    path: '/api/account/delete',
    tag: 'Accounts',
    operation: 'mutation RestDeleteAccount($password: String) { deleteMyAccount(password: $password) }',
    body: ['password'],
    errors: ['RATE_LIMITED', 'CONFLICT'],
    status: 204,
  },
];
