import { graphql } from '../../../../gql/index.ts';

/** What is weak by now of what was missed in one attempt. */
export const missedConceptsQuery = graphql(`
  query MissedConcepts($courseId: ID, $attemptId: ID!) {
    weakConcepts(courseId: $courseId, attemptId: $attemptId) {
      concept
      strength
      answers
    }
  }
`);
