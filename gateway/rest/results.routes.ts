import type { RestRoute } from './route.ts';

const tag = 'Results of quizzes';

/** Before the routes of attempts: `to-grade` is no id of one. */
export const resultsRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/attempts/to-grade',
    tag,
    summary: 'The own quizzes in which attempts wait to be graded by hand, the longest wait first.',
    operation: 'query RestToGrade { toGrade { quizId quizTitle courseId count waitingSince } }',
    status: 200,
  },
];
