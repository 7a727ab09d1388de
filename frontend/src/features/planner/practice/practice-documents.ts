import { graphql } from '../../../gql/index.ts';

/**
 * In a separate file, so that the loader of a course can send this query without the code of `what-to-practise.tsx`.
 */
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
