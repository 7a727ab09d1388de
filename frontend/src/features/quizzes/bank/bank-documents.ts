import { graphql } from '../../../gql/index.ts';

export const bankQuery = graphql(`
  query Bank(
    $bankId: ID
    $search: String
    $categoryId: ID
    $concept: String
    $difficulty: Difficulty
    $type: QuestionType
    $sort: QuestionSort!
    $descending: Boolean!
    $first: Int!
    $after: String
  ) {
    questions(
      bankId: $bankId
      search: $search
      categoryId: $categoryId
      concept: $concept
      difficulty: $difficulty
      type: $type
      sort: $sort
      descending: $descending
      first: $first
      after: $after
    ) {
      totalCount
      nodes {
        ...BankQuestion @unmask
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const questionVersionsQuery = graphql(`
  query QuestionVersions($id: ID!) {
    questionVersions(id: $id) {
      number
      createdAt
      editor {
        name
      }
      ...QuestionContent @unmask
    }
  }
`);

export const deletedQuestionsQuery = graphql(`
  query DeletedQuestions {
    deletedQuestions {
      id
      textFormat
      question
      deletedAt
      restoreExpiresAt
    }
  }
`);

export const addToQuizMutation = graphql(`
  mutation AddToQuiz($quizId: ID!, $selection: QuestionSelectionInput!) {
    addToQuiz(quizId: $quizId, selection: $selection) {
      id
      title
      questionCount
    }
  }
`);

export const questionExportQuery = graphql(`
  query QuestionExport(
    $format: QuestionFormat!
    $ids: [ID!]
    $search: String
    $categoryId: ID
    $concept: String
    $difficulty: Difficulty
    $type: QuestionType
  ) {
    questionExport(
      format: $format
      ids: $ids
      search: $search
      categoryId: $categoryId
      concept: $concept
      difficulty: $difficulty
      type: $type
    ) {
      ...ExportedQuestions @unmask
    }
  }
`);

export const copyQuestionsMutation = graphql(`
  mutation CopyQuestions($selection: QuestionSelectionInput!) {
    copyQuestions(selection: $selection) {
      ids
    }
  }
`);

export const shareBankMutation = graphql(`
  mutation ShareBank($courseId: ID!, $access: BankAccess!) {
    shareBank(courseId: $courseId, access: $access) {
      courseId
      access
    }
  }
`);

export const unshareBankMutation = graphql(`
  mutation UnshareBank($courseId: ID!) {
    unshareBank(courseId: $courseId)
  }
`);
