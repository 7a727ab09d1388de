import { expect } from 'vitest';
import { asMissing, invalidQuery, authorRow, ownDataOnly, type RouteRows } from './testing/row.ts';

/** Results of quizzes, for their authors. */
export const resultsRows: RouteRows = {
  'GET /api/attempts/grading-queue': {
    ...authorRow,
    request: () => ({}),
    response: ({ quiz }) => [{ quizId: quiz, quizTitle: 'Shapes', count: 1 }],
    changes: [],
    others: ownDataOnly('it lists only the caller’s quizzes'),
    invalid: [],
  },
  'GET /api/quiz/{quizId}/results': {
    ...authorRow,
    request: ({ quiz }) => ({
      path: { quizId: quiz },
      query: { state: 'TO_GRADE', search: 'taker@', sort: 'NAME', descending: false, first: 1 },
    }),
    response: ({ submission }) => [
      { id: submission, _id: submission, name: 'Taker', state: 'TO_GRADE', score: 0, isOfficial: true },
    ],
    changes: [],
    others: asMissing,
    invalid: [
      invalidQuery('a page of 101', { first: 101 }, 'first: Ask for 1 to 100.'),
      invalidQuery('an invalid cursor', { after: 'x' }, 'after: This cursor is not from this list.'),
      invalidQuery(
        'a search that is too long',
        { search: 'x'.repeat(201) },
        'search: Search for at most 200 characters.',
      ),
    ],
  },
  'GET /api/quiz/{quizId}/results/summary': {
    ...authorRow,
    request: ({ quiz }) => ({ path: { quizId: quiz } }),
    response: ({ quiz }) => ({
      id: quiz,
      submittedCount: 2,
      memberCount: 1,
      submittedMemberCount: 0,
      officialCount: 1,
      average: 0,
      toGradeCount: 1,
      gradedCount: 1,
      inProgressCount: 1,
    }),
    changes: [],
    others: asMissing,
    invalid: [],
  },
  'GET /api/quiz/{quizId}/results.csv': {
    ...authorRow,
    request: ({ quiz }) => ({ path: { quizId: quiz } }),
    response: () => expect.stringContaining('Name,Email address,Attempt,State,Started at (UTC)'),
    changes: [],
    others: asMissing,
    invalid: [],
  },
};
