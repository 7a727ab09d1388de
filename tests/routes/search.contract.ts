import { invalidQuery, ownDataOnly, signInFirst, type RouteRows } from './testing/row.ts';

/** The search over the caller's courses, quizzes, questions and people. */
export const searchRows: RouteRows = {
  'GET /api/search': {
    request: () => ({ query: { text: 'calc' } }),
    response: ({ course }) => [{ kind: 'COURSE', id: course, title: 'Calculus', courseId: null }],
    changes: [],
    signedOut: signInFirst,
    others: ownDataOnly('it finds only what belongs to the caller or to the caller’s courses'),
    invalid: [
      invalidQuery(
        'a text of 10,000 characters',
        { text: 'a'.repeat(10_000) },
        'text: Search for at most 200 characters.',
      ),
    ],
  },
};
