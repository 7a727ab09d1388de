import {
  asMissing,
  invalidBody,
  invalidQuery,
  authorRow,
  ownDataOnly,
  signInFirst,
  type InvalidRequest,
  type RouteRow,
  type RouteRows,
} from './testing/row.ts';

const unknownQuiz = invalidBody('an unknown quiz', { quizId: 'no-such-id' }, 'Quiz not found', 404);

const closed = { what: 'an unpublished quiz', text: 'This quiz is closed.', status: 403 } as const;
const closedQuiz: InvalidRequest = { ...closed, change: ({ closedQuiz: quizId }) => ({ body: { quizId } }) };
const closedAttempt: InvalidRequest = { ...closed, change: ({ closedAttempt: id }) => ({ path: { id } }) };

const studentRow = {
  changes: [],
  signedOut: signInFirst,
  others: asMissing,
  invalid: [],
} as const satisfies Partial<RouteRow>;

const startRow = {
  ...studentRow,
  changes: ['quizAttempts'],
  readsBodyFirst: 'the quiz ID is in the body',
  invalid: [unknownQuiz, closedQuiz],
} as const satisfies Partial<RouteRow>;

const submittedAttempt = 'This attempt was handed in already.';

/** Quizzes as students take them, and submitted attempts. */
export const attemptsRows: RouteRows = {
  'POST /api/attempts': {
    ...startRow,
    request: ({ freshQuiz }) => ({ body: { quizId: freshQuiz } }),
    response: ({ freshQuiz, freshQuestion }) => ({
      quizId: freshQuiz,
      kind: 'GRADED',
      number: 1,
      submittedAt: null,
      questions: [{ id: freshQuestion, response: { text: '' } }],
      result: null,
    }),
    after: ({ freshQuiz }) => ({ path: `/api/attempts?quizId=${freshQuiz}`, response: [{ number: 1 }] }),
  },
  'POST /api/attempts/retry': {
    ...startRow,
    request: ({ quiz }) => ({ body: { quizId: quiz } }),
    response: ({ quiz }) => ({ quizId: quiz, kind: 'RETRY', number: 1, result: null }),
    invalid: [
      unknownQuiz,
      closedQuiz,
      {
        what: 'a quiz that was not taken',
        change: ({ freshQuiz }) => ({ body: { quizId: freshQuiz } }),
        text: 'Hand in an attempt first. Then you can retry what you missed.',
        status: 409,
      },
    ],
  },
  'GET /api/attempts': {
    ...studentRow,
    request: ({ quiz }) => ({ query: { quizId: quiz } }),
    response: ({ attempt, pastAttempt }) => [
      { id: pastAttempt, _id: pastAttempt, score: 0, percent: 0, isOfficial: true },
      { id: attempt, submittedAt: null, score: null, isOfficial: false },
    ],
    invalid: [invalidQuery('no quiz', { quizId: undefined }, 'quizId: A value is needed.')],
  },
  'GET /api/attempts/progress': {
    ...studentRow,
    request: ({ quizCourse }) => ({ query: { courseId: quizCourse } }),
    response: ({ quiz, attempt, pastAttempt }) => [
      {
        quizId: quiz,
        attemptsUsed: 2,
        inProgressAttempt: { id: attempt },
        officialAttempt: { id: pastAttempt },
      },
    ],
    others: ownDataOnly('it returns only the caller’s attempts'),
    invalid: [],
  },
  'GET /api/attempts/{id}': {
    ...studentRow,
    request: ({ pastAttempt }) => ({ path: { id: pastAttempt } }),
    response: ({ pastAttempt, question }) => ({
      id: pastAttempt,
      result: { score: 0, isRevealed: true, questions: [{ id: question, earned: 0 }, {}, {}, {}, {}, {}] },
    }),
    invalid: [closedAttempt],
  },
  'PATCH /api/attempts/{id}': {
    ...studentRow,
    request: ({ attempt, essay }) => ({
      path: { id: attempt },
      body: { answers: [{ questionId: essay, text: 'Because.' }], revision: 1 },
    }),
    response: ({ attempt }) => ({ id: attempt, revision: 2, result: null }),
    changes: ['quizResponses'],
    after: ({ attempt }) => ({ path: `/api/attempts/${attempt}`, response: { revision: 2 } }),
    invalid: [
      invalidBody(
        'an answer to a question that is not in the attempt',
        { answers: [{ questionId: 'no-such-id', text: '1' }] },
        'answers.0: This question is not part of the attempt.',
      ),
      {
        what: 'an attempt that was handed in',
        change: ({ pastAttempt }) => ({ path: { id: pastAttempt } }),
        text: submittedAttempt,
        status: 409,
      },
      closedAttempt,
    ],
  },
  'POST /api/attempts/{id}/submit': {
    ...studentRow,
    request: ({ attempt }) => ({ path: { id: attempt } }),
    response: ({ attempt }) => ({ id: attempt, submittedAt: '2026-11-21T09:00:00.000Z', isPending: true }),
    changes: ['quizAttempts', 'quizResponses'],
    after: ({ attempt }) => ({ path: `/api/attempts/${attempt}`, response: { result: { id: attempt } } }),
    invalid: [
      invalidBody(
        'an answer to a question that is not in the attempt',
        { answers: [{ questionId: 'no-such-id', text: '1' }] },
        'answers.0: This question is not part of the attempt.',
      ),
      {
        ...invalidBody(
          'a different revision',
          { revision: 7 },
          'The attempt was changed elsewhere after you loaded it. Nothing was overwritten.',
        ),
        status: 409,
      },
      {
        what: 'an attempt that was handed in',
        change: ({ pastAttempt }) => ({ path: { id: pastAttempt } }),
        text: submittedAttempt,
        status: 409,
      },
      closedAttempt,
    ],
  },
  'GET /api/quiz/{quizId}/statistics': {
    ...authorRow,
    request: ({ quiz }) => ({ path: { quizId: quiz } }),
    response: ({ quiz, question }) => ({
      id: quiz,
      studentCount: 2,
      questions: [{ id: question, sampleSize: 2, difficulty: null }, {}, {}, {}, {}, {}],
    }),
    changes: [],
    others: asMissing,
    invalid: [],
  },
  'GET /api/attempts/{id}/submission': {
    ...authorRow,
    request: ({ submission }) => ({ path: { id: submission } }),
    response: ({ submission }) => ({
      submission: { id: submission },
      result: { id: submission, isRevealed: true },
    }),
    changes: [],
    others: asMissing,
    invalid: [
      {
        what: 'an attempt in progress',
        change: ({ attempt }) => ({ path: { id: attempt } }),
        text: 'Attempt not found',
        status: 404,
      },
    ],
  },
  'PATCH /api/attempts/{id}/grade': {
    ...authorRow,
    request: ({ submission, essay }) => ({
      path: { id: submission },
      body: { questionId: essay, points: 4, feedback: 'Well argued.', revision: 1 },
    }),
    response: ({ submission }) => ({ submission: { id: submission, score: 4, revision: 2 } }),
    changes: ['auditLog', 'quizAttempts'],
    after: ({ submission }) => ({
      path: `/api/attempts/${submission}/submission`,
      response: { submission: { score: 4 } },
    }),
    others: asMissing,
    invalid: [
      invalidBody('too many points', { points: 6 }, 'points: The question gives 0 to 5 points.'),
      invalidBody(
        'a different revision',
        { revision: 7 },
        'The attempt was changed elsewhere after you loaded it. Nothing was overwritten.',
        409,
      ),
      invalidBody(
        'automatic points of an essay',
        { points: null },
        'points: The question gives 0 to 5 points.',
      ),
      invalidBody(
        'a question of another quiz',
        { questionId: 'somewhere-else' },
        'questionId: This question is not part of the attempt.',
      ),
    ],
  },
};
