import { graphql } from '../../gql/index.ts';

/** The assignments of a course by due date. `submission` is the caller’s own. */
export const courseAssignmentsQuery = graphql(`
  query CourseAssignments($courseId: ID!) {
    assignments(courseId: $courseId) {
      id
      title
      maximumPoints
      opensAt
      dueAt
      lateRule {
        percentPerDay
      }
      itemId
      isPublished
      submission {
        id
        status
        points
      }
    }
  }
`);

export const deletedAssignmentsQuery = graphql(`
  query DeletedAssignments($courseId: ID!) {
    deletedAssignments(courseId: $courseId) {
      id
      title
      deletedAt
      restoreExpiresAt
    }
  }
`);

export const deleteAssignmentMutation = graphql(`
  mutation DeleteAssignment($id: ID!) {
    deleteAssignment(id: $id)
  }
`);

export const restoreAssignmentMutation = graphql(`
  mutation RestoreAssignment($id: ID!) {
    restoreAssignment(id: $id) {
      id
      title
    }
  }
`);
