import type { RestRow } from './route.ts';

const selection = { filter: { concept: 'Derivatives' }, count: 12 };

/** Changes of many questions at once. */
export const questionUpdatesRoutes: readonly RestRow[] = [
  {
    method: 'patch',
    path: '/api/questions',
    tag: 'Question bank',
    operation: 'updateQuestions',
    status: 200,
    errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
    example: { selection, changes: { difficulty: 'HARD' } },
  },
  {
    method: 'post',
    path: '/api/quiz/{quizId}/questions',
    tag: 'Quizzes',
    guard: 'quiz',
    operation: 'addToQuiz',
    status: 200,
    errors: ['CONFLICT'],
    example: { selection },
  },
];
