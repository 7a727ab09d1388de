import { graphql } from '../../../gql/index.ts';

// Documents use this fragment by name.
graphql(`
  fragment BankQuestion on Question {
    id
    ...QuestionContent @unmask
    difficulty
    categoryId
    availableForPractice
    canEdit
    version
    revision
    updatedAt
    usedIn {
      quizId
      title
    }
    duplicates {
      id
    }
  }
`);

export const bankQuestionQuery = graphql(`
  query BankQuestionNow($id: ID!) {
    question(id: $id) {
      ...BankQuestion @unmask
    }
  }
`);

export const similarQuestionsQuery = graphql(`
  query SimilarQuestions($text: String!) {
    similarQuestions(text: $text) {
      id
      textFormat
      question
      updatedAt
    }
  }
`);

export const addQuestionMutation = graphql(`
  mutation AddQuestion($input: QuestionInput!, $bankId: ID) {
    addQuestion(input: $input, bankId: $bankId) {
      ...BankQuestion @unmask
    }
  }
`);

export const editQuestionMutation = graphql(`
  mutation EditQuestion($id: ID!, $input: QuestionInput!, $revision: Int) {
    editQuestion(id: $id, input: $input, revision: $revision) {
      ...BankQuestion @unmask
    }
  }
`);
