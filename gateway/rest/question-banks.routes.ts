import type { RestRow } from './route.ts';

const tag = 'Question bank';

export const questionBanksRoutes: readonly RestRow[] = [
  {
    method: 'get',
    path: '/api/question-banks',
    tag,
    operation: 'questionBanks',
    status: 200,
  },
  {
    method: 'put',
    path: '/api/courses/{id}/bank-share',
    tag,
    guard: 'course',
    operation: 'shareBank',
    rename: { courseId: 'id' },
    status: 200,
    example: { access: 'READ' },
  },
  {
    method: 'delete',
    path: '/api/courses/{id}/bank-share',
    tag,
    operation: 'unshareBank',
    rename: { courseId: 'id' },
    status: 204,
  },
  {
    method: 'post',
    path: '/api/question-copies',
    tag,
    operation: 'copyQuestions',
    status: 201,
    errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  },
];
