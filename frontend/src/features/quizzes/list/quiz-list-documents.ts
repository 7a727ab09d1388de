import { graphql } from '../../../gql/index.ts';

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

export const deletePracticeQuizMutation = graphql(`
  mutation DeletePracticeQuiz($id: ID!) {
    deletePracticeQuiz(id: $id)
  }
`);

export const deleteFinishedPracticeMutation = graphql(`
  mutation DeleteFinishedPractice {
    deleteFinishedPractice
  }
`);

export const restorePracticeQuizzesMutation = graphql(`
  mutation RestorePracticeQuizzes($ids: [ID!]!) {
    restorePracticeQuizzes(ids: $ids)
  }
`);

export const quizCategoryUseQuery = graphql(`
  query QuizCategoryUse($id: ID!) {
    quizCategoryUse(id: $id) {
      id
      quizCount
      questionCount
    }
  }
`);

export const moveQuizMutation = graphql(`
  mutation MoveQuiz($id: ID!, $categoryId: ID) {
    updateQuiz(id: $id, input: { data: { categoryId: $categoryId } }) {
      id
      categoryId
    }
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
