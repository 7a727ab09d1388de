import {
  asMissing,
  invalidBody,
  invalidQuery,
  forbidden,
  ownDataOnly,
  signInFirst,
  type RouteRow,
  type RouteRows,
} from './testing/row.ts';

const pageTooLarge = invalidQuery('a page of 101', { first: 101 }, 'first: Ask for 1 to 100.');
const invalidCursor = invalidQuery(
  'an invalid cursor',
  { after: 'x' },
  'after: This cursor is not from this list.',
);

const accountRow = {
  response: ({ user, email }) => ({ id: user, _id: user, email, role: 'Student' }),
  changes: [],
  signedOut: signInFirst,
  others: asMissing,
  invalid: [],
} as const satisfies Partial<RouteRow>;

const upgradeSwitch = (enabled: boolean): RouteRow => ({
  as: 'root',
  request: ({ user }) => ({ path: { id: user } }),
  response: ({ user }) => ({ id: user, canRequestUpgrade: enabled }),
  // Requests are enabled by default, so enabling changes no user. Every call by an admin is logged.
  changes: enabled ? ['auditLog'] : ['auditLog', 'users'],
  after: ({ user }) => ({ path: `/api/users/${user}`, response: { canRequestUpgrade: enabled } }),
  signedOut: signInFirst,
  others: forbidden,
  invalid: [],
});

/** Administration. */
export const administrationRows: RouteRows = {
  'GET /api/users': {
    as: 'root',
    request: () => ({ query: { search: '', role: 'Student', first: 3 } }),
    response: ({ user, email }) => [
      { id: user, email },
      { email: 'ben@markwise.example' },
      { role: 'Student' },
    ],
    changes: [],
    signedOut: signInFirst,
    others: forbidden,
    invalid: [
      pageTooLarge,
      invalidCursor,
      invalidQuery('an unknown role', { role: 'King' }, 'role: The value is invalid.'),
    ],
  },
  'POST /api/users/find': {
    as: 'root',
    request: ({ email }) => ({ body: { emails: [email.toUpperCase(), 'who@markwise.example'] } }),
    response: ({ user }) => ({ users: [{ id: user }], failedEmails: ['who@markwise.example'] }),
    changes: [],
    signedOut: signInFirst,
    others: forbidden,
    invalid: [
      invalidBody('no list', { emails: undefined }, 'emails: A value is needed.'),
      invalidBody(
        '501 addresses',
        { emails: Array(501).fill('a@b.example') },
        'emails: At most 500 addresses at once.',
      ),
      invalidBody('a number as an address', { emails: [7] }, 'emails.0: Enter a text.'),
    ],
  },
  'GET /api/users/{id}': { ...accountRow, request: ({ user }) => ({ path: { id: user } }) },
  'GET /api/display-account/{email}': { ...accountRow, request: ({ email }) => ({ path: { email } }) },
  'PATCH /api/users/{id}/role': {
    as: 'root',
    request: ({ user }) => ({ path: { id: user }, body: { role: 'Instructor' } }),
    response: ({ user }) => ({ id: user, role: 'Instructor' }),
    changes: ['auditLog', 'outbox', 'users'],
    after: () => ({ as: 'ada', path: '/api/user', response: { role: 'Instructor' } }),
    signedOut: signInFirst,
    others: forbidden,
    invalid: [
      invalidBody('an unknown role', { role: 'King' }, 'role: The value is invalid.'),
      invalidBody('no role', { role: null }, 'role: A value is needed.'),
    ],
  },
  'PATCH /api/users/{id}/disabled': {
    as: 'root',
    request: ({ user }) => ({ path: { id: user }, body: { disabled: true } }),
    response: ({ user }) => ({ id: user, isDisabled: true }),
    changes: ['apiTokens', 'auditLog', 'outbox', 'users'],
    after: () => ({ as: 'ada', path: '/api/user', status: 401 }),
    signedOut: signInFirst,
    others: forbidden,
    invalid: [invalidBody('a text', { disabled: 'yes' }, 'disabled: Enter true or false.')],
  },
  'PATCH /api/users/role': {
    as: 'root',
    request: ({ user }) => ({ body: { userIds: [user, 'nobody'], role: 'Instructor', reason: 'New term' } }),
    response: ({ user }) => ({ users: [{ id: user, role: 'Instructor' }], failures: [{ userId: 'nobody' }] }),
    changes: ['auditLog', 'outbox', 'users'],
    after: () => ({ as: 'ada', path: '/api/user', response: { role: 'Instructor' } }),
    signedOut: signInFirst,
    others: forbidden,
    invalid: [
      invalidBody('an unknown role', { role: 'King' }, 'role: The value is invalid.'),
      invalidBody(
        '101 accounts',
        { userIds: Array(101).fill('x') },
        'userIds: At most 100 accounts at once.',
      ),
      invalidBody('a long reason', { reason: 'x'.repeat(501) }, 'reason: At most 500 characters.'),
    ],
  },
  'PATCH /api/users/disabled': {
    as: 'root',
    request: ({ user }) => ({ body: { userIds: [user], disabled: true } }),
    response: ({ user }) => ({ users: [{ id: user, isDisabled: true }], failures: [] }),
    changes: ['apiTokens', 'auditLog', 'outbox', 'users'],
    after: () => ({ as: 'ada', path: '/api/user', status: 401 }),
    signedOut: signInFirst,
    others: forbidden,
    invalid: [
      invalidBody('a text', { disabled: 'yes' }, 'disabled: Enter true or false.'),
      invalidBody(
        '101 accounts',
        { userIds: Array(101).fill('x') },
        'userIds: At most 100 accounts at once.',
      ),
    ],
  },
  'PATCH /api/userDisableUpgrade/{id}': upgradeSwitch(false),
  'PATCH /api/userEnableUpgrade/{id}': upgradeSwitch(true),
  'POST /api/upgradereq': {
    request: () => ({
      body: {
        name: 'Ada Test',
        email: 'at@school.example',
        title: 'Lecturer',
        description: 'I teach Calculus.',
      },
    }),
    response: ({ user, email }) => ({
      userId: user,
      accountEmail: email,
      title: 'Lecturer',
      status: 'Pending',
    }),
    changes: ['upgradeRequests', 'outbox'],
    after: ({ user }) => ({
      as: 'root',
      path: '/api/upgradereq?status=Pending&first=1',
      response: [{ userId: user }],
    }),
    signedOut: signInFirst,
    others: ownDataOnly('the request is for the caller'),
    // Ian, the other usual stranger, is an instructor and cannot request this.
    strangers: ['eve'],
    invalid: [
      invalidBody('no name', { name: '' }, 'name: A value is needed.'),
      invalidBody('an invalid address', { email: 'nowhere' }, 'email: This is not an email address.'),
      invalidBody('no reason', { description: ' ' }, 'description: At least 10 characters.'),
      invalidBody(
        'a script for an address',
        { linkedin: 'javascript:alert(1)' },
        'linkedin: Enter an address that begins with http:// or https://.',
      ),
    ],
  },
  'DELETE /api/user/upgrade-request': {
    as: 'ben',
    request: () => ({}),
    changes: ['upgradeRequests'],
    after: () => ({ path: '/api/user', response: { upgradeRequest: null } }),
    signedOut: signInFirst,
    others: ownDataOnly('it deletes the caller’s request'),
    // No other user has a pending request that could be deleted.
    strangers: ['ben'],
    invalid: [],
  },
  'GET /api/upgradereq': {
    as: 'root',
    request: () => ({ query: { status: 'Pending', first: 5 } }),
    response: ({ pendingUpgrade }) => [{ id: pendingUpgrade, status: 'Pending' }],
    changes: [],
    signedOut: signInFirst,
    others: forbidden,
    invalid: [
      pageTooLarge,
      invalidCursor,
      invalidQuery('an unknown status', { status: 'Lost' }, 'status: The value is invalid.'),
    ],
  },
  'POST /api/upgradereq/{id}/decision': {
    as: 'root',
    request: ({ pendingUpgrade }) => ({ path: { id: pendingUpgrade }, body: { approve: true } }),
    response: ({ pendingUpgrade }) => ({ id: pendingUpgrade, status: 'Approved' }),
    changes: ['auditLog', 'outbox', 'upgradeRequests', 'users'],
    after: () => ({ path: '/api/users?search=ben', response: [{ role: 'Instructor' }] }),
    signedOut: signInFirst,
    others: forbidden,
    invalid: [
      invalidBody('no decision', { approve: undefined }, 'approve: A value is needed.'),
      invalidBody(
        'a long reason',
        { approve: false, reason: 'x'.repeat(501) },
        'reason: At most 500 characters.',
      ),
      invalidBody('a reason to approve', { reason: 'Well done' }, 'reason: Only a refusal has a reason.'),
    ],
  },
  'POST /api/account-invitations': {
    as: 'root',
    request: ({ email }) => ({ body: { emails: ['una@markwise.example', email], role: 'Instructor' } }),
    response: ({ email }) => ({
      invitations: [{ email: 'una@markwise.example', role: 'Instructor', status: 'Pending' }],
      failures: [{ email, message: 'This address has an account already.' }],
    }),
    changes: ['accountInvitations', 'auditLog', 'outbox'],
    after: () => ({
      path: '/api/account-invitations?first=1',
      response: [{ email: 'una@markwise.example' }],
    }),
    signedOut: signInFirst,
    others: forbidden,
    invalid: [
      invalidBody('an unknown role', { role: 'King' }, 'role: The value is invalid.'),
      invalidBody(
        '101 addresses',
        { emails: Array(101).fill('a@b.example') },
        'emails: At most 100 addresses at once.',
      ),
    ],
  },
  'GET /api/account-invitations': {
    as: 'root',
    request: () => ({ query: { first: 5 } }),
    response: ({ accountInvitation }) => [{ id: accountInvitation, status: 'Pending' }],
    changes: [],
    signedOut: signInFirst,
    others: forbidden,
    invalid: [pageTooLarge, invalidCursor],
  },
  'POST /api/account-invitations/{id}/resend': {
    as: 'root',
    request: ({ accountInvitation }) => ({ path: { id: accountInvitation } }),
    response: ({ accountInvitation }) => ({ id: accountInvitation, status: 'Pending' }),
    changes: ['accountInvitations', 'auditLog', 'outbox'],
    signedOut: signInFirst,
    others: forbidden,
    invalid: [],
  },
  'DELETE /api/account-invitations/{id}': {
    as: 'root',
    request: ({ accountInvitation }) => ({ path: { id: accountInvitation } }),
    changes: ['accountInvitations', 'auditLog'],
    after: () => ({ path: '/api/account-invitations', response: [] }),
    signedOut: signInFirst,
    others: forbidden,
    invalid: [],
  },
  'GET /api/audit-log/courses': {
    as: 'root',
    request: () => ({ query: { search: 'calc' } }),
    response: () => ['Calculus'],
    changes: [],
    signedOut: signInFirst,
    others: forbidden,
    invalid: [
      invalidQuery('a long text', { search: 'x'.repeat(201) }, 'search: Search for at most 200 characters.'),
    ],
  },
  'GET /api/audit-log': {
    as: 'root',
    request: () => ({ query: { first: 2 } }),
    response: () => [
      { actorEmail: 'zoe@markwise.example', action: 'addStudent', after: null },
      { actorEmail: 'iris@markwise.example', action: 'setQuizException', after: '1 more attempt' },
    ],
    changes: [],
    signedOut: signInFirst,
    others: forbidden,
    invalid: [pageTooLarge, invalidCursor],
  },
};
