import { graphql } from '../../../gql/index.ts';

/** Not in `what-to-practise.tsx`, so that opening a course does not load the code of that part. */
export const whatToPractiseQuery = graphql(`
  query WhatToPractise($courseId: ID!) {
    weakConcepts(courseId: $courseId) {
      concept
      strength
      answers
      cards
      essay {
        attemptId
        quizId
        quizTitle
      }
    }
  }
`);
