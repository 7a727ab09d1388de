import {
  asMissing,
  badBody,
  badQuery,
  forbidden,
  ownDataOnly,
  signInFirst,
  type RouteRow,
  type RouteRows,
} from './testing/row.ts';

const tooMany = badQuery('a page of 101', { first: 101 }, 'first: Ask for 1 to 100.');
const badCursor = badQuery('an invalid cursor', { after: 'x' }, 'after: This cursor is not from this list.');

const one = {
  shows: ({ user, email }) => ({ id: user, _id: user, email, role: 'Student' }),
  changes: [],
  signedOut: signInFirst,
  others: asMissing,
  bad: [],
} as const satisfies Partial<RouteRow>;

const upgradeSwitch = (enabled: boolean): RouteRow => ({
  as: 'root',
  ask: ({ user }) => ({ path: { id: user } }),
  shows: ({ user }) => ({ id: user, canRequestUpgrade: enabled }),
  // Requests are enabled by default, so enabling changes no user. Every call by an admin is logged.
  changes: enabled ? ['auditLog'] : ['auditLog', 'users'],
  after: ({ user }) => ({ path: `/api/users/${user}`, shows: { canRequestUpgrade: enabled } }),
  signedOut: signInFirst,
  others: forbidden,
  bad: [],
});

/** Administration. */
export const administrationRows: RouteRows = {
  'GET /api/users': {
    as: 'root',
    ask: () => ({ query: { search: '', role: 'Student', first: 3 } }),
    shows: ({ user, email }) => [{ id: user, email }, { email: 'ben@markwise.example' }, { role: 'Student' }],
    changes: [],
    signedOut: signInFirst,
    others: forbidden,
    bad: [tooMany, badCursor, badQuery('an unknown role', { role: 'King' }, 'role: The value is invalid.')],
  },
  'POST /api/users/find': {
    as: 'root',
    ask: ({ email }) => ({ body: { emails: [email.toUpperCase(), 'who@markwise.example'] } }),
    shows: ({ user }) => ({ users: [{ id: user }], failedEmails: ['who@markwise.example'] }),
    changes: [],
    signedOut: signInFirst,
    others: forbidden,
    bad: [
      badBody('no list', { emails: undefined }, 'emails: A value is needed.'),
      badBody(
        '501 addresses',
        { emails: Array(501).fill('a@b.example') },
        'emails: At most 500 addresses at once.',
      ),
      badBody('a number as an address', { emails: [7] }, 'emails.0: Enter a text.'),
    ],
  },
  'GET /api/users/{id}': { ...one, ask: ({ user }) => ({ path: { id: user } }) },
  'GET /api/display-account/{email}': { ...one, ask: ({ email }) => ({ path: { email } }) },
  'PATCH /api/users/{id}/role': {
    as: 'root',
    ask: ({ user }) => ({ path: { id: user }, body: { role: 'Instructor' } }),
    shows: ({ user }) => ({ id: user, role: 'Instructor' }),
    changes: ['auditLog', 'outbox', 'users'],
    after: () => ({ as: 'ada', path: '/api/user', shows: { role: 'Instructor' } }),
    signedOut: signInFirst,
    others: forbidden,
    bad: [
      badBody('an unknown role', { role: 'King' }, 'role: The value is invalid.'),
      badBody('no role', { role: null }, 'role: A value is needed.'),
    ],
  },
  'PATCH /api/users/{id}/disabled': {
    as: 'root',
    ask: ({ user }) => ({ path: { id: user }, body: { disabled: true } }),
    shows: ({ user }) => ({ id: user, isDisabled: true }),
    changes: ['apiTokens', 'auditLog', 'outbox', 'users'],
    after: () => ({ as: 'ada', path: '/api/user', status: 401 }),
    signedOut: signInFirst,
    others: forbidden,
    bad: [badBody('a text', { disabled: 'yes' }, 'disabled: Enter true or false.')],
  },
  'PATCH /api/users/role': {
    as: 'root',
    ask: ({ user }) => ({ body: { userIds: [user, 'nobody'], role: 'Instructor', reason: 'New term' } }),
    shows: ({ user }) => ({ users: [{ id: user, role: 'Instructor' }], failures: [{ userId: 'nobody' }] }),
    changes: ['auditLog', 'outbox', 'users'],
    after: () => ({ as: 'ada', path: '/api/user', shows: { role: 'Instructor' } }),
    signedOut: signInFirst,
    others: forbidden,
    bad: [
      badBody('an unknown role', { role: 'King' }, 'role: The value is invalid.'),
      badBody('101 accounts', { userIds: Array(101).fill('x') }, 'userIds: At most 100 accounts at once.'),
      badBody('a long reason', { reason: 'x'.repeat(501) }, 'reason: At most 500 characters.'),
    ],
  },
  'PATCH /api/users/disabled': {
    as: 'root',
    ask: ({ user }) => ({ body: { userIds: [user], disabled: true } }),
    shows: ({ user }) => ({ users: [{ id: user, isDisabled: true }], failures: [] }),
    changes: ['apiTokens', 'auditLog', 'outbox', 'users'],
    after: () => ({ as: 'ada', path: '/api/user', status: 401 }),
    signedOut: signInFirst,
    others: forbidden,
    bad: [
      badBody('a text', { disabled: 'yes' }, 'disabled: Enter true or false.'),
      badBody('101 accounts', { userIds: Array(101).fill('x') }, 'userIds: At most 100 accounts at once.'),
    ],
  },
  'PATCH /api/userDisableUpgrade/{id}': upgradeSwitch(false),
  'PATCH /api/userEnableUpgrade/{id}': upgradeSwitch(true),
  'POST /api/upgradereq': {
    ask: () => ({
      body: {
        name: 'Ada Test',
        email: 'at@school.example',
        title: 'Lecturer',
        description: 'I teach Calculus.',
      },
    }),
    shows: ({ user, email }) => ({ userId: user, accountEmail: email, title: 'Lecturer', status: 'Pending' }),
    changes: ['upgradeRequests', 'outbox'],
    after: ({ user }) => ({
      as: 'root',
      path: '/api/upgradereq?status=Pending&first=1',
      shows: [{ userId: user }],
    }),
    signedOut: signInFirst,
    others: ownDataOnly('the request is for the caller'),
    // An instructor has nothing to request.
    strangers: ['eve'],
    bad: [
      badBody('no name', { name: '' }, 'name: A value is needed.'),
      badBody('an invalid address', { email: 'nowhere' }, 'email: This is not an email address.'),
      badBody('no reason', { description: ' ' }, 'description: At least 10 characters.'),
      badBody(
        'a script for an address',
        { linkedin: 'javascript:alert(1)' },
        'linkedin: Enter an address that begins with http:// or https://.',
      ),
    ],
  },
  'DELETE /api/user/upgrade-request': {
    as: 'ben',
    ask: () => ({}),
    changes: ['upgradeRequests'],
    after: () => ({ path: '/api/user', shows: { upgradeRequest: null } }),
    signedOut: signInFirst,
    others: ownDataOnly('it deletes the caller’s request'),
    // Nobody but Ben has a pending request to delete.
    strangers: ['ben'],
    bad: [],
  },
  'GET /api/upgradereq': {
    as: 'root',
    ask: () => ({ query: { status: 'Pending', first: 5 } }),
    shows: ({ pendingUpgrade }) => [{ id: pendingUpgrade, status: 'Pending' }],
    changes: [],
    signedOut: signInFirst,
    others: forbidden,
    bad: [
      tooMany,
      badCursor,
      badQuery('an unknown status', { status: 'Lost' }, 'status: The value is invalid.'),
    ],
  },
  'POST /api/upgradereq/{id}/decision': {
    as: 'root',
    ask: ({ pendingUpgrade }) => ({ path: { id: pendingUpgrade }, body: { approve: true } }),
    shows: ({ pendingUpgrade }) => ({ id: pendingUpgrade, status: 'Approved' }),
    changes: ['auditLog', 'outbox', 'upgradeRequests', 'users'],
    after: () => ({ path: '/api/users?search=ben', shows: [{ role: 'Instructor' }] }),
    signedOut: signInFirst,
    others: forbidden,
    bad: [
      badBody('no decision', { approve: undefined }, 'approve: A value is needed.'),
      badBody(
        'a long reason',
        { approve: false, reason: 'x'.repeat(501) },
        'reason: At most 500 characters.',
      ),
      badBody('a reason to approve', { reason: 'Well done' }, 'reason: Only a refusal has a reason.'),
    ],
  },
  'POST /api/account-invitations': {
    as: 'root',
    ask: ({ email }) => ({ body: { emails: ['una@markwise.example', email], role: 'Instructor' } }),
    shows: ({ email }) => ({
      invitations: [{ email: 'una@markwise.example', role: 'Instructor', status: 'Pending' }],
      failures: [{ email, message: 'This address has an account already.' }],
    }),
    changes: ['accountInvitations', 'auditLog', 'outbox'],
    after: () => ({ path: '/api/account-invitations?first=1', shows: [{ email: 'una@markwise.example' }] }),
    signedOut: signInFirst,
    others: forbidden,
    bad: [
      badBody('an unknown role', { role: 'King' }, 'role: The value is invalid.'),
      badBody(
        '101 addresses',
        { emails: Array(101).fill('a@b.example') },
        'emails: At most 100 addresses at once.',
      ),
    ],
  },
  'GET /api/account-invitations': {
    as: 'root',
    ask: () => ({ query: { first: 5 } }),
    shows: ({ accountInvitation }) => [{ id: accountInvitation, status: 'Pending' }],
    changes: [],
    signedOut: signInFirst,
    others: forbidden,
    bad: [tooMany, badCursor],
  },
  'POST /api/account-invitations/{id}/resend': {
    as: 'root',
    ask: ({ accountInvitation }) => ({ path: { id: accountInvitation } }),
    shows: ({ accountInvitation }) => ({ id: accountInvitation, status: 'Pending' }),
    changes: ['accountInvitations', 'auditLog', 'outbox'],
    signedOut: signInFirst,
    others: forbidden,
    bad: [],
  },
  'DELETE /api/account-invitations/{id}': {
    as: 'root',
    ask: ({ accountInvitation }) => ({ path: { id: accountInvitation } }),
    changes: ['accountInvitations', 'auditLog'],
    after: () => ({ path: '/api/account-invitations', shows: [] }),
    signedOut: signInFirst,
    others: forbidden,
    bad: [],
  },
  'GET /api/audit-log': {
    as: 'root',
    ask: () => ({ query: { first: 2 } }),
    shows: () => [
      { actorEmail: 'zoe@markwise.example', action: 'addStudent', after: null },
      { actorEmail: 'iris@markwise.example', action: 'inviteCourseStaff', after: 'Grader' },
    ],
    changes: [],
    signedOut: signInFirst,
    others: forbidden,
    bad: [tooMany, badCursor],
  },
};
