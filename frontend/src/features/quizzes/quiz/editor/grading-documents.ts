import { graphql } from '../../../../gql/index.ts';

export const resultsQuery = graphql(`
  query QuizResults(
    $quizId: ID!
    $state: ResultState
    $search: String!
    $sort: ResultSort!
    $descending: Boolean!
    $first: Int!
    $after: String
  ) {
    quizResults(
      quizId: $quizId
      state: $state
      search: $search
      sort: $sort
      descending: $descending
      first: $first
      after: $after
    ) {
      totalCount
      nodes {
        id
        name
        email
        number
        state
        submittedAt
        minutes
        score
        possible
        percent
        isOfficial
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const resultsSummaryQuery = graphql(`
  query QuizResultsSummary($quizId: ID!) {
    quizResultsSummary(quizId: $quizId) {
      id
      submittedCount
      memberCount
      submittedMemberCount
      officialCount
      average
      median
      highest
      lowest
      toGradeCount
      gradedCount
      inProgressCount
    }
  }
`);

export const exportResultsQuery = graphql(`
  query ExportQuizResults($quizId: ID!) {
    quizResultsExport(quizId: $quizId) {
      fileName
      contentType
      content
    }
  }
`);

/** Attempts with answers to grade, earliest submission first. */
export const gradingQueueQuery = graphql(`
  query GradingQueue($quizId: ID!, $first: Int!) {
    quizResults(quizId: $quizId, state: TO_GRADE, sort: SUBMITTED, descending: false, first: $first) {
      totalCount
      nodes {
        id
        name
        email
        number
        submittedAt
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
    isPending
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

export const gradeAnswerMutation = graphql(`
  mutation GradeAnswer(
    $attemptId: ID!
    $questionId: ID!
    $points: Float
    $feedback: String!
    $revision: Int
  ) {
    gradeAnswer(
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
      studentCount
      questions {
        id
        type
        question_text
        sampleSize
        correctCount
        difficulty
        discrimination
        options {
          id
          text
          count
          isCorrect
        }
        unansweredCount
      }
    }
  }
`);
