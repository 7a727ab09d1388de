import type { RestRow } from './route.ts';

const tag = 'Saved courses';

export const invitationsRoutes: readonly RestRow[] = [
  {
    method: 'get',
    path: '/api/courses/invitations',
    tag,
    operation: 'courseInvitations',
    reply: 'page',
    status: 200,
  },
  {
    method: 'post',
    path: '/api/courses/{id}/invitation/accept',
    tag,
    operation: 'acceptCourseInvitation',
    rename: { courseId: 'id' },
    status: 200,
  },
  {
    method: 'post',
    path: '/api/courses/{id}/invitation/decline',
    tag,
    operation: 'declineCourseInvitation',
    rename: { courseId: 'id' },
    status: 204,
  },
  {
    method: 'post',
    path: '/api/courses/{id}/leave',
    tag,
    operation: 'leaveCourse',
    rename: { courseId: 'id' },
    status: 204,
  },
];
