import { asMissing, badBody, ownDataOnly, signInFirst, type RouteRows } from './testing/row.ts';

const own = ownDataOnly('it concerns the caller’s sessions and tokens');

/** Sessions and API tokens. */
export const sessionRows: RouteRows = {
  'GET /api/sessions': {
    ask: () => ({}),
    shows: ({ session, otherSession }) => [
      { id: otherSession, _id: otherSession, isCurrent: false },
      { id: session, userAgent: 'Test browser', isCurrent: true },
    ],
    changes: [],
    signedOut: signInFirst,
    others: own,
    bad: [],
  },
  'DELETE /api/sessions': {
    ask: () => ({}),
    changes: ['users'],
    after: ({ session }) => ({ path: '/api/sessions', shows: [{ id: session, isCurrent: true }] }),
    signedOut: signInFirst,
    others: own,
    bad: [],
  },
  'DELETE /api/sessions/{id}': {
    ask: ({ otherSession }) => ({ path: { id: otherSession } }),
    changes: ['users'],
    after: ({ session }) => ({ path: '/api/sessions', shows: [{ id: session }] }),
    signedOut: signInFirst,
    others: asMissing,
    bad: [],
  },
  'GET /api/tokens': {
    ask: () => ({}),
    shows: ({ token }) => [
      { name: 'script', scopes: ['read', 'write'] },
      { id: token, _id: token, scopes: ['read'] },
    ],
    changes: [],
    signedOut: signInFirst,
    others: own,
    bad: [],
  },
  'POST /api/tokens': {
    ask: () => ({ body: { name: 'nightly', scopes: ['read'], expiresInDays: 7 } }),
    shows: () => ({ apiToken: { name: 'nightly', scopes: ['read'], expiresAt: '2026-11-28T09:00:00.000Z' } }),
    changes: ['apiTokens', 'outbox'],
    after: () => ({ path: '/api/tokens', shows: [{ name: 'nightly' }, {}, {}] }),
    signedOut: signInFirst,
    others: own,
    bad: [
      badBody('no name', { name: '' }, 'name: A value is needed.'),
      badBody('no scope', { scopes: [] }, 'scopes: Choose what the token may do.'),
      badBody('an unknown scope', { scopes: ['admin'] }, 'scopes.0: The value is invalid.'),
      badBody('a year and a day', { expiresInDays: 366 }, 'expiresInDays: Choose 1 to 365 days.'),
      badBody('half a day', { expiresInDays: 0.5 }, 'expiresInDays: Enter a whole number.'),
      badBody('days beyond 32 bits', { expiresInDays: 3e9 }, 'expiresInDays: The number is out of range.'),
    ],
  },
  'DELETE /api/tokens/{id}': {
    ask: ({ token }) => ({ path: { id: token } }),
    changes: ['apiTokens'],
    after: () => ({ path: '/api/tokens', shows: [{ scopes: ['read', 'write'] }] }),
    signedOut: signInFirst,
    others: asMissing,
    bad: [],
  },
};
