import { graphql } from '../../gql/index.ts';

export const addQuizCategoryMutation = graphql(`
  mutation AddQuizCategory($categoryName: String!) {
    addQuizCategory(categoryName: $categoryName) {
      id
      categoryName
      active
      quizCount
      questionCount
    }
  }
`);

export const editQuizCategoryMutation = graphql(`
  mutation EditQuizCategory($id: ID!, $input: QuizCategoryInput!) {
    editQuizCategory(id: $id, input: $input) {
      id
      categoryName
      active
    }
  }
`);

export const deleteQuizCategoryMutation = graphql(`
  mutation DeleteQuizCategory($id: ID!) {
    deleteQuizCategory(id: $id)
  }
`);

export const restoreQuizMutation = graphql(`
  mutation RestoreQuiz($id: ID!) {
    updateQuizMetadata(id: $id, deleted: false) {
      id
      deleted
      isPublished
    }
  }
`);
