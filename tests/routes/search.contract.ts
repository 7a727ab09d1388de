import { badQuery, ownDataOnly, signInFirst, type RouteRows } from './testing/row.ts';

/** The search over everything that the caller has. */
export const searchRows: RouteRows = {
  'GET /api/search': {
    ask: () => ({ query: { text: 'calc' } }),
    shows: ({ course }) => [{ kind: 'COURSE', id: course, title: 'Calculus', courseId: null }],
    changes: [],
    signedOut: signInFirst,
    others: ownDataOnly('it finds only what belongs to the caller or to the caller’s courses'),
    bad: [
      badQuery(
        'a text of 10,000 characters',
        { text: 'a'.repeat(10_000) },
        'text: Search for at most 200 characters.',
      ),
    ],
  },
};
