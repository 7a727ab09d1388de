import type { RestRow } from './route.ts';

const tag = 'Staff of a course';

export const staffRoutes: readonly RestRow[] = [
  {
    method: 'post',
    path: '/api/courses/{id}/staff',
    tag,
    guard: 'course',
    operation: 'inviteCourseStaff',
    rename: { courseId: 'id' },
    status: 201,
    errors: ['RATE_LIMITED'],
    example: { email: 'ada@markwise.example', role: 'CO_INSTRUCTOR' },
  },
  {
    method: 'patch',
    path: '/api/courses/{id}/staff/{staffId}',
    tag,
    guard: 'course',
    operation: 'updateCourseStaff',
    rename: { courseId: 'id' },
    status: 200,
    example: { role: 'GRADER' },
  },
  {
    method: 'delete',
    path: '/api/courses/{id}/staff/{staffId}',
    tag,
    guard: 'course',
    operation: 'removeCourseStaff',
    rename: { courseId: 'id' },
    status: 204,
  },
];
