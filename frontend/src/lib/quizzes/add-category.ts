import { graphql } from '../../gql/index.ts';

export const addQuizCategoryMutation = graphql(`
  mutation AddQuizCategory($categoryName: String!, $bankId: ID) {
    addQuizCategory(categoryName: $categoryName, bankId: $bankId) {
      id
      categoryName
      active
      bankId
      isOwn
      canEdit
      bankQuestionCount
    }
  }
`);
