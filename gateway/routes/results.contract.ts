import { badQuery, ofAuthors, ownAlone, type RouteRows } from './testing/row.ts';

/** What was handed in at quizzes, for their authors. */
export const resultsRows: RouteRows = {
  'GET /api/attempts/to-grade': {
    ...ofAuthors,
    ask: () => ({}),
    shows: ({ quiz }) => [{ quizId: quiz, quizTitle: 'Shapes', count: 1 }],
    changes: [],
    others: ownAlone('it tells of the own quizzes'),
    bad: [],
  },
};
