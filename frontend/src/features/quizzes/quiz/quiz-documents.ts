import { graphql } from '../../../gql/index.ts';

/** A quiz without its questions, for students and editors. */
export const quizQuery = graphql(`
  query QuizOnScreen($id: ID!) {
    quiz(id: $id) {
      id
      title
      description
      isPublished
      active
      deleted
      courseId
      timeLimit
      allowedAttempts
      scoringPolicy
      answerRelease
      opensAt
      dueAt
      closesAt
      ownExceptions
      availability
      questionCount
      pointsPossible
      isPractice
      canEdit
      canGrade
      isClosed
      closedReason
      files {
        id
        name
        size
        type
        url
      }
      course {
        id
        name
        timeZone
      }
      gradedItemId
      ... on TakenQuiz {
        attemptsUsed
      }
    }
  }
`);

export const ownAttemptsQuery = graphql(`
  query OwnAttempts($quizId: ID!) {
    attempts(quizId: $quizId) {
      id
      quizId
      kind
      number
      startedAt
      dueAt
      submittedAt
      score
      possible
      percent
      isPending
      isOfficial
      isLate
    }
  }
`);

/** The items of the course of a quiz, and the student's released grades. */
export const gradedItemsQuery = graphql(`
  query GradedItems($courseId: ID!) {
    course(id: $courseId) {
      id
      categories {
        ...CategoryContent @unmask
      }
      ownGrades {
        itemId
        points
        status
        feedback
        quizPoints
        isEntered
        gradedAt
      }
    }
  }
`);

// An attempt for its student. Only the result of a submitted attempt can contain correct answers.
graphql(`
  fragment AttemptParts on Attempt {
    id
    quizId
    kind
    number
    serverTime
    startedAt
    dueAt
    submittedAt
    revision
    questions {
      ...AskedQuestionParts @unmask
    }
    result {
      ...AttemptResultParts @unmask
    }
  }
`);

graphql(`
  fragment AttemptResultParts on AttemptResult {
    id
    submittedAt
    regradedAt
    percentBeforeRegrade
    score
    possible
    percent
    isPending
    isLate
    isRevealed
    questions {
      ...ResultQuestionParts @unmask
    }
  }
`);

export const attemptQuery = graphql(`
  query OwnAttempt($id: ID!) {
    attempt(id: $id) {
      ...AttemptParts @unmask
    }
  }
`);

export const startAttemptMutation = graphql(`
  mutation StartAttempt($quizId: ID!) {
    startAttempt(quizId: $quizId) {
      ...AttemptParts @unmask
    }
  }
`);

export const retryMistakesMutation = graphql(`
  mutation RetryMistakes($quizId: ID!) {
    retryMistakes(quizId: $quizId) {
      ...AttemptParts @unmask
    }
  }
`);

export const saveAttemptMutation = graphql(`
  mutation SaveAttempt($id: ID!, $answers: [AttemptAnswerInput!]!, $revision: Int) {
    saveAttempt(id: $id, answers: $answers, revision: $revision) {
      id
      revision
      serverTime
      dueAt
      questions {
        id
        response {
          answerIds
          text
          matches {
            promptId
            optionId
          }
        }
      }
    }
  }
`);

export const submitAttemptMutation = graphql(`
  mutation SubmitAttempt($id: ID!, $answers: [AttemptAnswerInput!]!, $revision: Int) {
    submitAttempt(id: $id, answers: $answers, revision: $revision) {
      id
      submittedAt
    }
  }
`);
