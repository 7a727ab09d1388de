import { graphql } from '../../gql/index.ts';

export const addQuizCategoryMutation = graphql(`
  mutation AddQuizCategory($categoryName: String!) {
    addQuizCategory(categoryName: $categoryName) {
      id
      categoryName
      active
      bankQuestionCount
    }
  }
`);
