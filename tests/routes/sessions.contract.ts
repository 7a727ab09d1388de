import { asMissing, invalidBody, ownDataOnly, signInFirst, type RouteRows } from './testing/row.ts';

const ownSessions = ownDataOnly('it concerns the caller’s sessions and tokens');

/** Sessions and API tokens. */
export const sessionRows: RouteRows = {
  'GET /api/sessions': {
    request: () => ({}),
    response: ({ session, otherSession }) => [
      { id: otherSession, _id: otherSession, isCurrent: false },
      { id: session, userAgent: 'Test browser', isCurrent: true },
    ],
    changes: [],
    signedOut: signInFirst,
    others: ownSessions,
    invalid: [],
  },
  'DELETE /api/sessions': {
    request: () => ({}),
    changes: ['users'],
    after: ({ session }) => ({ path: '/api/sessions', response: [{ id: session, isCurrent: true }] }),
    signedOut: signInFirst,
    others: ownSessions,
    invalid: [],
  },
  'DELETE /api/sessions/{id}': {
    request: ({ otherSession }) => ({ path: { id: otherSession } }),
    changes: ['users'],
    after: ({ session }) => ({ path: '/api/sessions', response: [{ id: session }] }),
    signedOut: signInFirst,
    others: asMissing,
    invalid: [],
  },
  'GET /api/tokens': {
    request: () => ({}),
    response: ({ token }) => [
      { name: 'script', scopes: ['read', 'write'] },
      { id: token, _id: token, scopes: ['read'] },
    ],
    changes: [],
    signedOut: signInFirst,
    others: ownSessions,
    invalid: [],
  },
  'POST /api/tokens': {
    request: () => ({ body: { name: 'nightly', scopes: ['read'], expiresInDays: 7 } }),
    response: () => ({
      apiToken: { name: 'nightly', scopes: ['read'], expiresAt: '2026-11-28T09:00:00.000Z' },
    }),
    changes: ['apiTokens', 'outbox'],
    after: () => ({ path: '/api/tokens', response: [{ name: 'nightly' }, {}, {}] }),
    signedOut: signInFirst,
    others: ownSessions,
    invalid: [
      invalidBody('no name', { name: '' }, 'name: A value is needed.'),
      invalidBody('no scope', { scopes: [] }, 'scopes: Choose what the token may do.'),
      invalidBody('an unknown scope', { scopes: ['admin'] }, 'scopes.0: The value is invalid.'),
      invalidBody('a year and a day', { expiresInDays: 366 }, 'expiresInDays: Choose 1 to 365 days.'),
      invalidBody('half a day', { expiresInDays: 0.5 }, 'expiresInDays: Enter a whole number.'),
      invalidBody(
        'days beyond 32 bits',
        { expiresInDays: 3e9 },
        'expiresInDays: The number is out of range.',
      ),
    ],
  },
  'DELETE /api/tokens/{id}': {
    request: ({ token }) => ({ path: { id: token } }),
    changes: ['apiTokens'],
    after: () => ({ path: '/api/tokens', response: [{ scopes: ['read', 'write'] }] }),
    signedOut: signInFirst,
    others: asMissing,
    invalid: [],
  },
};
