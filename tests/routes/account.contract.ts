import { goodPassword } from '../support/accounts.ts';
import { asMissing, invalidBody, ownDataOnly, signInFirst, type RouteRows } from './testing/row.ts';

const ownAccount = ownDataOnly('it concerns the caller’s account');
const newPassword = 'another sentence of mine';

/** The current user's account. */
export const accountRows: RouteRows = {
  'GET /api/user': {
    request: () => ({}),
    response: ({ user, email, upgrade }) => ({
      id: user,
      _id: user,
      email,
      description: 'Hello',
      isVerified: true,
      upgradeRequest: { id: upgrade, status: 'Refused', reason: null },
      storage: { limitBytes: 20_000_000, attemptReserveBytes: 5_000_000 },
    }),
    changes: [],
    signedOut: signInFirst,
    others: ownAccount,
    invalid: [],
  },
  'PATCH /api/user': {
    request: () => ({ body: { firstName: 'Grace', lastName: 'Hopper' } }),
    response: ({ user }) => ({ id: user, firstName: 'Grace', lastName: 'Hopper' }),
    changes: ['users'],
    after: () => ({ path: '/api/user', response: { firstName: 'Grace', lastName: 'Hopper' } }),
    signedOut: signInFirst,
    others: ownAccount,
    invalid: [
      invalidBody('a number', { firstName: 7 }, 'firstName: Enter a text.'),
      invalidBody('no first name', { firstName: ' ' }, 'firstName: A value is needed.'),
      invalidBody('a long name', { lastName: 'x'.repeat(101) }, 'lastName: At most 100 characters.'),
      invalidBody('a name of two lines', { firstName: 'Ada\nEve' }, 'firstName: Keep it to one line.'),
    ],
  },
  'PUT /api/user/notifications': {
    request: () => ({ body: { enabled: true } }),
    response: ({ user }) => ({ id: user, notifications: true }),
    changes: ['users'],
    after: () => ({ path: '/api/user', response: { notifications: true } }),
    signedOut: signInFirst,
    others: ownAccount,
    invalid: [
      invalidBody('a text', { enabled: 'yes' }, 'enabled: Enter true or false.'),
      invalidBody('nothing', { enabled: undefined }, 'enabled: A value is needed.'),
    ],
  },
  'POST /api/description/{id}': {
    request: ({ user }) => ({ path: { id: user }, body: { desc: 'I like graphs.' } }),
    response: ({ user }) => ({ id: user, description: 'I like graphs.' }),
    changes: ['users'],
    after: () => ({ path: '/api/user', response: { description: 'I like graphs.' } }),
    signedOut: signInFirst,
    others: asMissing,
    invalid: [
      invalidBody('a number', { desc: 7 }, 'desc: Enter a text.'),
      invalidBody('a long text', { desc: 'x'.repeat(2_001) }, 'description: At most 2,000 characters.'),
      invalidBody('a bell', { desc: '\u0007' }, 'description: It holds characters that cannot be shown.'),
      invalidBody(
        'half of a surrogate pair',
        { desc: '\uD800' },
        'description: It holds characters that cannot be shown.',
      ),
    ],
  },
  'POST /api/user/links': {
    request: () => ({ body: { title: 'More', url: 'https://more.example' } }),
    response: () => ({ links: [{ title: 'Mine' }, { title: 'More', url: 'https://more.example' }] }),
    changes: ['users'],
    after: () => ({ path: '/api/user', response: { links: [{ title: 'Mine' }, { title: 'More' }] } }),
    signedOut: signInFirst,
    others: ownAccount,
    invalid: [
      invalidBody('no title', { title: '' }, 'title: A value is needed.'),
      invalidBody(
        'a script for an address',
        { url: 'javascript:alert(1)' },
        'url: Enter an address that begins with http:// or https://.',
      ),
    ],
  },
  'PATCH /api/user/links/{id}': {
    request: ({ link }) => ({
      path: { id: link },
      body: { title: 'Changed', url: 'https://changed.example' },
    }),
    response: ({ link }) => ({ links: [{ id: link, title: 'Changed', url: 'https://changed.example' }] }),
    changes: ['users'],
    after: () => ({ path: '/api/user', response: { links: [{ title: 'Changed' }] } }),
    signedOut: signInFirst,
    others: asMissing,
    readsBodyFirst: 'only the caller’s links are searched',
    invalid: [
      invalidBody('no title', { title: ' ' }, 'title: A value is needed.'),
      invalidBody(
        'a script for an address',
        { url: 'javascript:alert(1)' },
        'url: Enter an address that begins with http:// or https://.',
      ),
    ],
  },
  'DELETE /api/user/links/{id}': {
    request: ({ link }) => ({ path: { id: link } }),
    changes: ['users'],
    after: () => ({ path: '/api/user', response: { links: [] } }),
    signedOut: signInFirst,
    others: asMissing,
    invalid: [],
  },
  'POST /api/user/password': {
    request: () => ({ body: { currentPassword: goodPassword, newPassword: newPassword } }),
    response: ({ user }) => ({ id: user, hasPassword: true }),
    changes: ['users', 'outbox'],
    after: ({ email }) => ({
      method: 'POST',
      path: '/api/auth/login',
      body: { email, password: newPassword },
    }),
    signedOut: signInFirst,
    others: ownAccount,
    invalid: [
      invalidBody(
        'a wrong password',
        { currentPassword: 'a wrong one' },
        'currentPassword: This is not your password.',
      ),
      invalidBody('a short password', { newPassword: 'short' }, 'newPassword: Use at least 10 characters.'),
    ],
  },
  'GET /api/account/export': {
    request: () => ({}),
    changes: [],
    signedOut: signInFirst,
    others: ownAccount,
    invalid: [],
  },
  'POST /api/account/delete': {
    request: () => ({ body: { password: goodPassword } }),
    changes: [
      'users',
      'courses',
      'courseMembers',
      'gradebookRows',
      'gradebooks',
      'ownPlans',
      'apiTokens',
      'upgradeRequests',
      'outbox',
      'quizzes',
      'quizAttempts',
      'quizResponses',
      'assignmentSubmissions',
      'practiceAnswers',
      'practiceCards',
      'notes',
      'noteTerms',
    ],
    after: ({ user }) => ({ as: 'root', path: `/api/users/${user}`, status: 404 }),
    signedOut: signInFirst,
    others: ownAccount,
    invalid: [
      invalidBody('a wrong password', { password: 'a wrong one' }, 'password: This is not your password.'),
    ],
  },
};
