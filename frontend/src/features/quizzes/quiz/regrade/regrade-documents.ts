import { graphql } from '../../../../gql/index.ts';

graphql(`
  fragment RegradeParts on Regrade {
    id
    studentCount
    changedCount
    changes {
      attemptId
      name
      email
      number
      before
      after
      possibleBefore
      possibleAfter
    }
    questions {
      id
      textFormat
      question_text
      outdatedKeyCount
      rewordedCount
      skippedReason
      hasFullCredit
    }
  }
`);

export const regradePreviewQuery = graphql(`
  query RegradePreview($quizId: ID!, $fullCredit: [ID!]) {
    regradePreview(quizId: $quizId, fullCredit: $fullCredit) {
      ...RegradeParts @unmask
    }
  }
`);

export const regradeQuizMutation = graphql(`
  mutation RegradeQuiz($quizId: ID!, $fullCredit: [ID!]) {
    regradeQuiz(quizId: $quizId, fullCredit: $fullCredit) {
      ...RegradeParts @unmask
    }
  }
`);
