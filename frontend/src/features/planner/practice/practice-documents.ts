import { graphql } from '../../../gql/index.ts';

export const whatToPractiseQuery = graphql(`
  query WhatToPractise($courseId: ID, $isSaved: Boolean!) {
    ofCourse: weakConcepts(courseId: $courseId) @include(if: $isSaved) {
      concept
      strength
      answers
      cards
    }
    ofAll: weakConcepts {
      concept
      strength
      answers
      cards
    }
  }
`);
