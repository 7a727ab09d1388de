import {
  asMissing,
  badBody,
  badQuery,
  ofAuthors,
  ownDataOnly,
  signInFirst,
  type Bad,
  type RouteRow,
  type RouteRows,
} from './testing/row.ts';

const unknownQuiz = badBody('an unknown quiz', { quizId: 'no-such-id' }, 'Quiz not found', 404);

const closed = { what: 'an unpublished quiz', text: 'This quiz is closed.', status: 403 } as const;
const closedQuiz: Bad = { ...closed, change: ({ closedQuiz: quizId }) => ({ body: { quizId } }) };
const closedAttempt: Bad = { ...closed, change: ({ closedAttempt: id }) => ({ path: { id } }) };

const ofStudents = {
  changes: [],
  signedOut: signInFirst,
  others: asMissing,
  bad: [],
} as const satisfies Partial<RouteRow>;

const started = {
  ...ofStudents,
  changes: ['quizAttempts'],
  readsBodyFirst: 'the quiz ID is in the body',
  bad: [unknownQuiz, closedQuiz],
} as const satisfies Partial<RouteRow>;

const submittedAttempt = 'This attempt was handed in already.';

/** Quizzes as students take them, and submitted attempts. */
export const attemptsRows: RouteRows = {
  'POST /api/attempts': {
    ...started,
    ask: ({ freshQuiz }) => ({ body: { quizId: freshQuiz } }),
    shows: ({ freshQuiz, freshQuestion }) => ({
      quizId: freshQuiz,
      kind: 'GRADED',
      number: 1,
      submittedAt: null,
      questions: [{ id: freshQuestion, response: { text: '' } }],
      result: null,
    }),
    after: ({ freshQuiz }) => ({ path: `/api/attempts?quizId=${freshQuiz}`, shows: [{ number: 1 }] }),
  },
  'POST /api/attempts/retry': {
    ...started,
    ask: ({ quiz }) => ({ body: { quizId: quiz } }),
    shows: ({ quiz }) => ({ quizId: quiz, kind: 'RETRY', number: 1, result: null }),
    bad: [
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
    ...ofStudents,
    ask: ({ quiz }) => ({ query: { quizId: quiz } }),
    shows: ({ attempt, pastAttempt }) => [
      { id: pastAttempt, _id: pastAttempt, score: 0, percent: 0, isOfficial: true },
      { id: attempt, submittedAt: null, score: null, isOfficial: false },
    ],
    bad: [badQuery('no quiz', { quizId: undefined }, 'quizId: A value is needed.')],
  },
  'GET /api/attempts/progress': {
    ...ofStudents,
    ask: ({ quizCourse }) => ({ query: { courseId: quizCourse } }),
    shows: ({ quiz, attempt, pastAttempt }) => [
      {
        quizId: quiz,
        attemptsUsed: 2,
        inProgressAttempt: { id: attempt },
        officialAttempt: { id: pastAttempt },
      },
    ],
    others: ownDataOnly('it returns only the caller’s attempts'),
    bad: [],
  },
  'GET /api/attempts/{id}': {
    ...ofStudents,
    ask: ({ pastAttempt }) => ({ path: { id: pastAttempt } }),
    shows: ({ pastAttempt, question }) => ({
      id: pastAttempt,
      result: { score: 0, isRevealed: true, questions: [{ id: question, earned: 0 }, {}, {}, {}, {}, {}] },
    }),
    bad: [closedAttempt],
  },
  'PATCH /api/attempts/{id}': {
    ...ofStudents,
    ask: ({ attempt, essay }) => ({
      path: { id: attempt },
      body: { answers: [{ questionId: essay, text: 'Because.' }], revision: 1 },
    }),
    shows: ({ attempt }) => ({ id: attempt, revision: 2, result: null }),
    changes: ['quizResponses'],
    after: ({ attempt }) => ({ path: `/api/attempts/${attempt}`, shows: { revision: 2 } }),
    bad: [
      badBody(
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
    ...ofStudents,
    ask: ({ attempt }) => ({ path: { id: attempt } }),
    shows: ({ attempt }) => ({ id: attempt, submittedAt: '2026-11-21T09:00:00.000Z', isPending: true }),
    changes: ['quizAttempts', 'quizResponses'],
    after: ({ attempt }) => ({ path: `/api/attempts/${attempt}`, shows: { result: { id: attempt } } }),
    bad: [
      badBody(
        'an answer to a question that is not in the attempt',
        { answers: [{ questionId: 'no-such-id', text: '1' }] },
        'answers.0: This question is not part of the attempt.',
      ),
      {
        ...badBody(
          'a different revision',
          { revision: 7 },
          'The attempt was changed in another tab or device after you loaded it. Nothing was overwritten.',
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
    ...ofAuthors,
    ask: ({ quiz }) => ({ path: { quizId: quiz } }),
    shows: ({ quiz, question }) => ({
      id: quiz,
      studentCount: 2,
      questions: [{ id: question, sampleSize: 2, difficulty: null }, {}, {}, {}, {}, {}],
    }),
    changes: [],
    others: asMissing,
    bad: [],
  },
  'GET /api/attempts/{id}/submission': {
    ...ofAuthors,
    ask: ({ submission }) => ({ path: { id: submission } }),
    shows: ({ submission }) => ({
      submission: { id: submission },
      result: { id: submission, isRevealed: true },
    }),
    changes: [],
    others: asMissing,
    bad: [
      {
        what: 'an attempt in progress',
        change: ({ attempt }) => ({ path: { id: attempt } }),
        text: 'Attempt not found',
        status: 404,
      },
    ],
  },
  'PATCH /api/attempts/{id}/grade': {
    ...ofAuthors,
    ask: ({ submission, essay }) => ({
      path: { id: submission },
      body: { questionId: essay, points: 4, feedback: 'Well argued.', revision: 1 },
    }),
    shows: ({ submission }) => ({ submission: { id: submission, score: 4, revision: 2 } }),
    changes: ['auditLog', 'quizAttempts'],
    after: ({ submission }) => ({
      path: `/api/attempts/${submission}/submission`,
      shows: { submission: { score: 4 } },
    }),
    others: asMissing,
    bad: [
      badBody('too many points', { points: 6 }, 'points: The question gives 0 to 5 points.'),
      badBody(
        'a different revision',
        { revision: 7 },
        'The attempt was changed in another tab or device after you loaded it. Nothing was overwritten.',
        409,
      ),
      badBody('automatic points of an essay', { points: null }, 'points: The question gives 0 to 5 points.'),
      badBody(
        'a question of another quiz',
        { questionId: 'somewhere-else' },
        'questionId: This question is not part of the attempt.',
      ),
    ],
  },
};
