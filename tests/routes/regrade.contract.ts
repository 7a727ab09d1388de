import { asMissing, invalidBody, authorRow, type RouteRows } from './testing/row.ts';

/** Regrading of submitted attempts. */
export const regradeRows: RouteRows = {
  'GET /api/quiz/{quizId}/regrade': {
    ...authorRow,
    request: ({ quiz }) => ({ path: { quizId: quiz } }),
    response: ({ quiz, question }) => ({
      id: quiz,
      studentCount: 1,
      questions: [
        { id: question, outdatedKeyCount: 1, rewordedCount: 0, skippedReason: null, hasFullCredit: false },
        {},
        {},
        {},
        {},
      ],
      gradesBelow: [],
    }),
    changes: [],
    others: asMissing,
    invalid: [],
  },
  'POST /api/quiz/{quizId}/regrade': {
    ...authorRow,
    request: ({ quiz, question }) => ({ path: { quizId: quiz }, body: { fullCredit: [question] } }),
    response: ({ quiz, question }) => ({
      id: quiz,
      studentCount: 1,
      questions: [{ id: question, hasFullCredit: true }, {}, {}, {}, {}],
    }),
    changes: ['auditLog', 'quizzes', 'quizAttempts'],
    after: ({ quiz }) => ({
      path: `/api/quiz/${quiz}/regrade`,
      response: { studentCount: 0, changedCount: 0 },
    }),
    others: asMissing,
    invalid: [
      invalidBody(
        'a question that is in no submitted attempt',
        { fullCredit: ['no-such-id'] },
        'fullCredit.0: No submitted attempt has this automatically graded question.',
      ),
    ],
  },
  'GET /api/questions/{questionId}/regrade': {
    ...authorRow,
    request: ({ question }) => ({ path: { questionId: question } }),
    response: ({ quiz }) => [{ quizId: quiz, quizTitle: 'Shapes', studentCount: 1 }],
    changes: [],
    others: asMissing,
    invalid: [],
  },
};
