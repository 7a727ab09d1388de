import type { RestRow } from './route.ts';

const tag = 'Attempts';

const start = {
  method: 'post',
  tag,
  status: 201,
  errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  example: { quizId: 'the id of a quiz' },
} as const satisfies Partial<RestRow>;

const example = { answers: [{ questionId: 'the id of a question', answerIds: ['the id of an answer'] }] };

export const attemptsRoutes: readonly RestRow[] = [
  {
    ...start,
    path: '/api/attempts',
    operation: 'startAttempt',
  },
  {
    ...start,
    path: '/api/attempts/retry',
    operation: 'retryMistakes',
  },
  {
    method: 'get',
    path: '/api/attempts',
    tag,
    operation: 'attempts',
    errors: ['NOT_FOUND'],
    status: 200,
  },
  {
    method: 'get',
    path: '/api/attempts/progress',
    tag,
    operation: 'quizProgress',
    status: 200,
  },
  {
    method: 'get',
    path: '/api/attempts/{id}',
    tag,
    operation: 'attempt',
    status: 200,
  },
  {
    method: 'patch',
    path: '/api/attempts/{id}',
    tag,
    guard: 'attempt',
    operation: 'saveAttempt',
    errors: ['CONFLICT'],
    status: 200,
    example,
  },
  {
    method: 'post',
    path: '/api/attempts/{id}/submit',
    tag,
    operation: 'submitAttempt',
    guard: 'attempt',
    example,
    errors: ['CONFLICT'],
    status: 200,
  },
  {
    method: 'get',
    path: '/api/quiz/{quizId}/statistics',
    tag,
    operation: 'quizStatistics',
    status: 200,
  },
  {
    method: 'get',
    path: '/api/attempts/{id}/submission',
    tag,
    operation: 'submission',
    status: 200,
  },
  {
    method: 'patch',
    path: '/api/attempts/{id}/grade',
    tag,
    guard: 'submission',
    operation: 'gradeAnswer',
    rename: { attemptId: 'id' },
    errors: ['CONFLICT'],
    status: 200,
    example: { questionId: 'the id of a question', points: 4, feedback: 'Well argued.' },
  },
];
