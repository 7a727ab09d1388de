import type { RestRow } from './route.ts';

const tag = 'Assignments';

const brief = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Prove the limit of 1/n.' }] }],
};

export const assignmentsRoutes: readonly RestRow[] = [
  { method: 'get', path: '/api/assignments', tag, operation: 'assignments', status: 200 },
  { method: 'get', path: '/api/assignments/deleted', tag, operation: 'deletedAssignments', status: 200 },
  {
    method: 'post',
    path: '/api/assignments',
    tag,
    operation: 'saveAssignment',
    status: 201,
    errors: ['RATE_LIMITED'],
    example: {
      courseId: 'the id of a course',
      title: 'Limits',
      brief,
      maximumPoints: 20,
      dueAt: '2026-12-01T22:59:00.000Z',
      lateRule: { percentPerDay: 10 },
      kinds: ['TEXT'],
      isPublished: true,
    },
  },
  {
    method: 'get',
    path: '/api/assignments/{id}',
    tag,
    operation: 'assignment',
    status: 200,
  },
  {
    method: 'patch',
    path: '/api/assignments/{id}',
    tag,
    guard: 'assignment',
    operation: 'updateAssignment',
    status: 200,
    errors: ['CONFLICT'],
    example: { title: 'Limits and series', revision: 1 },
  },
  { method: 'delete', path: '/api/assignments/{id}', tag, operation: 'deleteAssignment', status: 204 },
  {
    method: 'post',
    path: '/api/assignments/{id}/restore',
    tag,
    operation: 'restoreAssignment',
    status: 200,
  },
];
