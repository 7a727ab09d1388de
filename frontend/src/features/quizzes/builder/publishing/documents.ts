import { graphql } from '../../../../gql/index.ts';

export const attemptsInProgressQuery = graphql(`
  query AttemptsInProgress($quizId: ID!) {
    quizResultsSummary(quizId: $quizId) {
      id
      inProgress
    }
  }
`);
