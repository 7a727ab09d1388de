import { graphql } from '../../../gql/index.ts';

export const submissionsQuery = graphql(`
  query QuizSubmissions($quizId: ID!, $first: Int!, $after: String) {
    submissions(quizId: $quizId, first: $first, after: $after) {
      totalCount
      nodes {
        ...SubmissionParts @unmask
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

graphql(`
  fragment SubmissionParts on QuizSubmission {
    id
    name
    email
    number
    startedAt
    submittedAt
    score
    possible
    percent
    pending
    revision
  }
`);

export const submissionQuery = graphql(`
  query QuizSubmission($id: ID!) {
    submission(id: $id) {
      ...SubmissionDetail @unmask
    }
  }
`);

graphql(`
  fragment SubmissionDetail on QuizSubmissionDetail {
    submission {
      ...SubmissionParts @unmask
    }
    result {
      ...AttemptResultParts @unmask
    }
  }
`);

export const gradeEssayMutation = graphql(`
  mutation GradeEssay(
    $attemptId: ID!
    $questionId: ID!
    $points: Float!
    $feedback: String!
    $revision: Int
  ) {
    gradeEssay(
      attemptId: $attemptId
      questionId: $questionId
      points: $points
      feedback: $feedback
      revision: $revision
    ) {
      ...SubmissionDetail @unmask
    }
  }
`);

export const statisticsQuery = graphql(`
  query QuizItemStatistics($quizId: ID!) {
    quizStatistics(quizId: $quizId) {
      id
      takers
      questions {
        id
        type
        question_text
        n
        difficulty
        discrimination
        options {
          id
          text
          count
          isRight
        }
      }
    }
  }
`);
