import type { RestRow } from './route.ts';

const tag = 'Results of quizzes';

export const regradeRoutes: readonly RestRow[] = [
  {
    method: 'get',
    path: '/api/quiz/{quizId}/regrade',
    tag,
    operation: 'regradePreview',
    omit: ['fullCredit'],
    also: ['gradesBelow'],
    status: 200,
  },
  {
    method: 'post',
    path: '/api/quiz/{quizId}/regrade',
    tag,
    guard: 'quiz',
    operation: 'regradeQuiz',
    errors: ['CONFLICT'],
    status: 200,
    example: { fullCredit: ['the id of a question that was faulty'] },
  },
  {
    method: 'get',
    path: '/api/questions/{questionId}/regrade',
    tag,
    operation: 'quizzesToRegrade',
    status: 200,
  },
];
