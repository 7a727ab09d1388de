import { goodPassword } from '../support/accounts.ts';
import { asMissing, badBody, ownDataOnly, signInFirst, type RouteRows } from './testing/row.ts';

const own = ownDataOnly('it concerns the caller’s account');
const newPassword = 'another sentence of mine';

/** The current user's account. */
export const accountRows: RouteRows = {
  'GET /api/user': {
    ask: () => ({}),
    shows: ({ user, email, upgrade }) => ({
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
    others: own,
    bad: [],
  },
  'PATCH /api/user': {
    ask: () => ({ body: { firstName: 'Grace', lastName: 'Hopper' } }),
    shows: ({ user }) => ({ id: user, firstName: 'Grace', lastName: 'Hopper' }),
    changes: ['users'],
    after: () => ({ path: '/api/user', shows: { firstName: 'Grace', lastName: 'Hopper' } }),
    signedOut: signInFirst,
    others: own,
    bad: [
      badBody('a number', { firstName: 7 }, 'firstName: Enter a text.'),
      badBody('no first name', { firstName: ' ' }, 'firstName: A value is needed.'),
      badBody('a long name', { lastName: 'x'.repeat(101) }, 'lastName: At most 100 characters.'),
      badBody('a name of two lines', { firstName: 'Ada\nEve' }, 'firstName: Keep it to one line.'),
    ],
  },
  'PUT /api/user/notifications': {
    ask: () => ({ body: { enabled: true } }),
    shows: ({ user }) => ({ id: user, notifications: true }),
    changes: ['users'],
    after: () => ({ path: '/api/user', shows: { notifications: true } }),
    signedOut: signInFirst,
    others: own,
    bad: [
      badBody('a text', { enabled: 'yes' }, 'enabled: Enter true or false.'),
      badBody('nothing', { enabled: undefined }, 'enabled: A value is needed.'),
    ],
  },
  'POST /api/description/{id}': {
    ask: ({ user }) => ({ path: { id: user }, body: { desc: 'I like graphs.' } }),
    shows: ({ user }) => ({ id: user, description: 'I like graphs.' }),
    changes: ['users'],
    after: () => ({ path: '/api/user', shows: { description: 'I like graphs.' } }),
    signedOut: signInFirst,
    others: asMissing,
    bad: [
      badBody('a number', { desc: 7 }, 'desc: Enter a text.'),
      badBody('a long text', { desc: 'x'.repeat(2_001) }, 'description: At most 2,000 characters.'),
      badBody('a bell', { desc: '\u0007' }, 'description: It holds characters that cannot be shown.'),
      badBody(
        'half of a surrogate pair',
        { desc: '\uD800' },
        'description: It holds characters that cannot be shown.',
      ),
    ],
  },
  'POST /api/user/links': {
    ask: () => ({ body: { title: 'More', url: 'https://more.example' } }),
    shows: () => ({ links: [{ title: 'Mine' }, { title: 'More', url: 'https://more.example' }] }),
    changes: ['users'],
    after: () => ({ path: '/api/user', shows: { links: [{ title: 'Mine' }, { title: 'More' }] } }),
    signedOut: signInFirst,
    others: own,
    bad: [
      badBody('no title', { title: '' }, 'title: A value is needed.'),
      badBody(
        'a script for an address',
        { url: 'javascript:alert(1)' },
        'url: Enter an address that begins with http:// or https://.',
      ),
    ],
  },
  'PATCH /api/user/links/{id}': {
    ask: ({ link }) => ({ path: { id: link }, body: { title: 'Changed', url: 'https://changed.example' } }),
    shows: ({ link }) => ({ links: [{ id: link, title: 'Changed', url: 'https://changed.example' }] }),
    changes: ['users'],
    after: () => ({ path: '/api/user', shows: { links: [{ title: 'Changed' }] } }),
    signedOut: signInFirst,
    others: asMissing,
    readsBodyFirst: 'only the caller’s links are searched',
    bad: [
      badBody('no title', { title: ' ' }, 'title: A value is needed.'),
      badBody(
        'a script for an address',
        { url: 'javascript:alert(1)' },
        'url: Enter an address that begins with http:// or https://.',
      ),
    ],
  },
  'DELETE /api/user/links/{id}': {
    ask: ({ link }) => ({ path: { id: link } }),
    changes: ['users'],
    after: () => ({ path: '/api/user', shows: { links: [] } }),
    signedOut: signInFirst,
    others: asMissing,
    bad: [],
  },
  'POST /api/user/password': {
    ask: () => ({ body: { currentPassword: goodPassword, newPassword: newPassword } }),
    shows: ({ user }) => ({ id: user, hasPassword: true }),
    changes: ['users', 'outbox'],
    after: ({ email }) => ({
      method: 'POST',
      path: '/api/auth/login',
      body: { email, password: newPassword },
    }),
    signedOut: signInFirst,
    others: own,
    bad: [
      badBody(
        'a wrong password',
        { currentPassword: 'a wrong one' },
        'currentPassword: This is not your password.',
      ),
      badBody('a short password', { newPassword: 'short' }, 'newPassword: Use at least 10 characters.'),
    ],
  },
  'GET /api/account/export': {
    ask: () => ({}),
    changes: [],
    signedOut: signInFirst,
    others: own,
    bad: [],
  },
  'POST /api/account/delete': {
    ask: () => ({ body: { password: goodPassword } }),
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
      'practiceAnswers',
      'practiceCards',
    ],
    after: ({ user }) => ({ as: 'root', path: `/api/users/${user}`, status: 404 }),
    signedOut: signInFirst,
    others: own,
    bad: [badBody('a wrong password', { password: 'a wrong one' }, 'password: This is not your password.')],
  },
};
