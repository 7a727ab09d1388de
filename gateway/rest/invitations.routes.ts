import type { RestRoute } from './route.ts';

const tag = 'Saved courses';

export const invitationsRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/courses/invitations',
    tag,
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
    operation: 'mutation RestDeclineCourseInvitation($id: ID!) { declineCourseInvitation(courseId: $id) }',
    status: 204,
  },
  {
    method: 'post',
    path: '/api/courses/{id}/leave',
    tag,
    operation: 'mutation RestLeaveCourse($id: ID!) { leaveCourse(courseId: $id) }',
    status: 204,
  },
];
