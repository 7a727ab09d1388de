import { graphql } from '../../gql/index.ts';

export const memberCoursesQuery = graphql(`
  query MemberCourses {
    memberCourses {
      id
      name
      description
      createdBy
      role
      grade
      lastUpdatedOn
      ownStanding {
        currentGrade
        letter
        courseGradeLetter
        hasReleasedGrade
        recentGrades {
          itemId
          itemName
          points
          maximumPoints
          status
          feedback
          quizId
          quizPoints
          gradedAt
          releasedAt
        }
      }
    }
  }
`);

export const courseInvitationsQuery = graphql(`
  query CourseInvitations($first: Int!, $after: String) {
    courseInvitations(first: $first, after: $after) {
      nodes {
        courseId
        courseName
        invitedBy
        role
        staffRole
        invitedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const acceptCourseInvitationMutation = graphql(`
  mutation AcceptCourseInvitation($courseId: ID!) {
    acceptCourseInvitation(courseId: $courseId) {
      id
      name
    }
  }
`);

export const declineCourseInvitationMutation = graphql(`
  mutation DeclineCourseInvitation($courseId: ID!) {
    declineCourseInvitation(courseId: $courseId)
  }
`);

export const leaveCourseMutation = graphql(`
  mutation LeaveCourse($courseId: ID!) {
    leaveCourse(courseId: $courseId)
  }
`);

export const deletedCoursesQuery = graphql(`
  query DeletedCourses {
    deletedCourses {
      id
      name
      deletedAt
      restoreExpiresAt
    }
  }
`);
