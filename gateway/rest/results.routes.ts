import type { RestRow } from './route.ts';

const tag = 'Results of quizzes';

/** These come before the attempt routes, where `grading-queue` would be read as the ID of an attempt. */
export const resultsRoutes: readonly RestRow[] = [
  {
    method: 'get',
    path: '/api/attempts/grading-queue',
    tag,
    operation: 'gradingQueue',
    status: 200,
  },
  {
    method: 'get',
    path: '/api/quiz/{quizId}/results',
    tag,
    operation: 'quizResults',
    reply: 'page',
    status: 200,
  },
  {
    method: 'get',
    path: '/api/quiz/{quizId}/results/summary',
    tag,
    operation: 'quizResultsSummary',
    status: 200,
  },
  {
    method: 'get',
    path: '/api/quiz/{quizId}/results.csv',
    tag,
    operation: 'quizResultsExport',
    reply: 'file',
    status: 200,
  },
];
