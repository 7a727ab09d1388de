import { asMissing, badBody, ofAuthors, type RouteRows } from './testing/row.ts';

/** What was handed in, judged by the newest keys. */
export const regradeRows: RouteRows = {
  'GET /api/quiz/{quizId}/regrade': {
    ...ofAuthors,
    ask: ({ quiz }) => ({ path: { quizId: quiz } }),
    shows: ({ quiz, question }) => ({
      id: quiz,
      people: 1,
      questions: [{ id: question, earlier: 1, reworded: 0, whyNot: null, fullCredit: false }, {}, {}, {}, {}],
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
      people: 1,
      questions: [{ id: question, fullCredit: true }, {}, {}, {}, {}],
    }),
    changes: ['auditLog', 'quizzes', 'quizAttempts'],
    after: ({ quiz }) => ({ path: `/api/quiz/${quiz}/regrade`, shows: { people: 0, changed: 0 } }),
    others: asMissing,
    bad: [
      badBody(
        'a question that nobody handed in',
        { fullCredit: ['no-such-id'] },
        'fullCredit.0: No submitted attempt has this automatically graded question.',
      ),
    ],
  },
  'GET /api/questions/{questionId}/regrade': {
    ...ofAuthors,
    ask: ({ question }) => ({ path: { questionId: question } }),
    shows: ({ quiz }) => [{ quizId: quiz, quizTitle: 'Shapes', people: 1 }],
    changes: [],
    others: asMissing,
    bad: [],
  },
};
