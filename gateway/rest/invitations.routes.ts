import type { RestRoute } from './route.ts';

const tag = 'Saved courses';

export const invitationsRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/courses/invitations',
    tag,
    summary: 'The caller’s unanswered invitations to courses, newest first.',
    operation: `query RestCourseInvitations($first: Int! = 20, $after: String) {
      courseInvitations(first: $first, after: $after) {
        nodes { id: courseId _id: courseId courseId courseName invitedBy role invitedAt }
        pageInfo { hasNextPage endCursor }
        totalCount
      }
    }`,
    query: ['first', 'after'],
    reply: 'page',
    status: 200,
  },
  {
    method: 'post',
    path: '/api/courses/{id}/invitation/accept',
    tag,
    summary: 'Accepts an invitation.',
    operation: `mutation RestAcceptCourseInvitation($id: ID!) {
      acceptCourseInvitation(courseId: $id) {
        id _id: id name description createdBy role grade lastUpdatedOn
      }
    }`,
    status: 200,
  },
  {
    method: 'post',
    path: '/api/courses/{id}/invitation/decline',
    tag,
    summary: 'Declines an invitation.',
    operation: 'mutation RestDeclineCourseInvitation($id: ID!) { declineCourseInvitation(courseId: $id) }',
    status: 204,
  },
  {
    method: 'post',
    path: '/api/courses/{id}/leave',
    tag,
    summary: 'Ends the caller’s membership in a course.',
    operation: 'mutation RestLeaveCourse($id: ID!) { leaveCourse(courseId: $id) }',
    status: 204,
  },
];
