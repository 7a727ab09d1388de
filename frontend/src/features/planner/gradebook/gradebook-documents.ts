import { graphql } from '../../../gql/index.ts';

graphql(`
  fragment GradebookRowGrades on GradebookRow {
    studentId
    name
    email
    key
    isStudent
    points
    revisions
    gradedBy
    details {
      itemId
      status
      attemptId
      quizPoints
      pendingAttemptId
      note
      feedback
      gradedBy
      gradedAt
    }
    currentGrade
    letter
    courseGrade
  }
`);

/** The gradebook with its first rows. */
export const gradebookQuery = graphql(`
  query Gradebook($id: ID!) {
    course(id: $id) {
      id
      name
      canEdit
      access
      categories {
        ...CategoryContent @unmask
      }
      gradeMaps {
        letter
        minimum
      }
      gradebookColumns {
        ...GradebookColumnSettings @unmask
      }
      gradebookRows(first: 100) {
        nodes {
          ...GradebookRowGrades @unmask
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const gradebookRowsQuery = graphql(`
  query GradebookRows($courseId: ID!, $after: String!) {
    gradebookRows(courseId: $courseId, first: 100, after: $after) {
      nodes {
        ...GradebookRowGrades @unmask
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const updateGradesMutation = graphql(`
  mutation UpdateGrades($courseId: ID!, $grades: [GradeInput!]!) {
    updateGrades(courseId: $courseId, grades: $grades) {
      rows {
        ...GradebookRowGrades @unmask
      }
      conflicts {
        studentId
        itemId
        points
        status
        gradedBy
        revision
      }
    }
  }
`);

/** Whether students see the answers of a quiz and can take it again. */
export const quizRulesQuery = graphql(`
  query QuizRules($id: ID!) {
    quiz(id: $id) {
      id
      allowedAttempts
      answerRelease
      scoringPolicy
    }
  }
`);

/** The quizzes that an item can be graded by. */
export const linkableQuizzesQuery = graphql(`
  query LinkableQuizzes($courseId: ID!) {
    quizzes(courseId: $courseId) {
      id
      title
      deleted
      canEdit
      dueAt
      closesAt
    }
  }
`);
