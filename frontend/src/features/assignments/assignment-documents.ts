import { graphql } from '../../gql/index.ts';

graphql(`
  fragment AssignmentWork on AssignmentSubmission {
    id
    assignmentId
    studentName
    kind
    text
    link
    submittedAt
    number
    isLate
    status
    grade
    lateDeduction
    points
    feedback
    gradedBy
    gradedAt
    returned
    returnedAt
    revision
  }
`);

graphql(`
  fragment AssignmentContent on Assignment {
    id
    courseId
    title
    brief
    maximumPoints
    opensAt
    dueAt
    lateRule {
      percentPerDay
    }
    kinds
    itemId
    isPublished
    revision
    authorName
    updatedAt
    canEdit
    canGrade
  }
`);

/** `submission` is the caller’s own. */
export const assignmentQuery = graphql(`
  query Assignment($id: ID!) {
    assignment(id: $id) {
      ...AssignmentContent @unmask
      submission {
        ...AssignmentWork @unmask
      }
    }
  }
`);

/** The course of an assignment. */
export const assignmentCourseQuery = graphql(`
  query AssignmentCourse($id: ID!) {
    course(id: $id) {
      id
      name
      timeZone
      access
    }
  }
`);

export const saveAssignmentMutation = graphql(`
  mutation SaveAssignment($courseId: ID!, $input: SaveAssignmentInput!) {
    saveAssignment(courseId: $courseId, input: $input) {
      ...AssignmentContent @unmask
    }
  }
`);

export const updateAssignmentMutation = graphql(`
  mutation UpdateAssignment($id: ID!, $input: UpdateAssignmentInput!, $revision: Int) {
    updateAssignment(id: $id, input: $input, revision: $revision) {
      ...AssignmentContent @unmask
    }
  }
`);

export const submitAssignmentMutation = graphql(`
  mutation SubmitAssignment($assignmentId: ID!, $input: SubmitAssignmentInput!) {
    submitAssignment(assignmentId: $assignmentId, input: $input) {
      ...AssignmentWork @unmask
    }
  }
`);

/** The `submission` of a row costs nothing. It is in a fragment, because the field with this name of an assignment does. */
graphql(`
  fragment RowOfSubmission on SubmissionRow {
    studentId
    name
    email
    status
    submission {
      id
      submittedAt
      isLate
      grade
      lateDeduction
      points
    }
  }
`);

/** The students of the course and their work. */
export const submissionRowsQuery = graphql(`
  query SubmissionRows($assignmentId: ID!, $first: Int, $after: String) {
    assignmentSubmissions(assignmentId: $assignmentId, first: $first, after: $after) {
      totalCount
      nodes {
        ...RowOfSubmission @unmask
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const submissionQuery = graphql(`
  query OpenedSubmission($id: ID!) {
    assignmentSubmission(id: $id) {
      ...AssignmentWork @unmask
    }
  }
`);

export const gradeSubmissionMutation = graphql(`
  mutation GradeSubmission($id: ID!, $input: GradeSubmissionInput!, $revision: Int) {
    gradeSubmission(id: $id, input: $input, revision: $revision) {
      ...AssignmentWork @unmask
    }
  }
`);

export const returnSubmissionsMutation = graphql(`
  mutation ReturnSubmissions($assignmentId: ID!) {
    returnSubmissions(assignmentId: $assignmentId) {
      assignmentId
      returnedCount
    }
  }
`);
