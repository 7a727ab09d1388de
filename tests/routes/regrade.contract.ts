import { asMissing, badBody, ofAuthors, type RouteRows } from './testing/row.ts';

/** Regrading of submitted attempts. */
export const regradeRows: RouteRows = {
  'GET /api/quiz/{quizId}/regrade': {
    ...ofAuthors,
    ask: ({ quiz }) => ({ path: { quizId: quiz } }),
    shows: ({ quiz, question }) => ({
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
    bad: [],
  },
  'POST /api/quiz/{quizId}/regrade': {
    ...ofAuthors,
    ask: ({ quiz, question }) => ({ path: { quizId: quiz }, body: { fullCredit: [question] } }),
    shows: ({ quiz, question }) => ({
      id: quiz,
      studentCount: 1,
      questions: [{ id: question, hasFullCredit: true }, {}, {}, {}, {}],
    }),
    changes: ['auditLog', 'quizzes', 'quizAttempts'],
    after: ({ quiz }) => ({ path: `/api/quiz/${quiz}/regrade`, shows: { studentCount: 0, changedCount: 0 } }),
    others: asMissing,
    bad: [
      badBody(
        'a question that is in no submitted attempt',
        { fullCredit: ['no-such-id'] },
        'fullCredit.0: No submitted attempt has this automatically graded question.',
      ),
    ],
  },
  'GET /api/questions/{questionId}/regrade': {
    ...ofAuthors,
    ask: ({ question }) => ({ path: { questionId: question } }),
    shows: ({ quiz }) => [{ quizId: quiz, quizTitle: 'Shapes', studentCount: 1 }],
    changes: [],
    others: asMissing,
    bad: [],
  },
};
