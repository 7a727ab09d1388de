import { graphql } from '../../../../gql/index.ts';

graphql(`
  fragment BuiltQuiz on AuthoredQuiz {
    id
    title
    description
    isPublished
    active
    deleted
    courseId
    categoryId
    timeLimit
    allowedAttempts
    scoringPolicy
    answerRelease
    creditMethod
    shuffleQuestions
    shuffleAnswers
    opensAt
    dueAt
    closesAt
    pools {
      name
      count
      points
    }
    revision
    updatedAt
    files {
      id
      name
      size
      type
      url
    }
    questions {
      id
      isInBank
      pool
      ...QuestionContent @unmask
      difficulty
    }
  }
`);

export const builtQuizQuery = graphql(`
  query BuiltQuiz($id: ID!) {
    quiz(id: $id, toEdit: true) {
      id
      ... on AuthoredQuiz {
        ...BuiltQuiz @unmask
      }
    }
  }
`);

export const createQuizMutation = graphql(`
  mutation CreateBuiltQuiz($input: CreateQuizInput!) {
    createQuiz(input: $input) {
      ...BuiltQuiz @unmask
    }
  }
`);

export const updateQuizMutation = graphql(`
  mutation UpdateBuiltQuiz($id: ID!, $input: UpdateQuizInput!, $revision: Int) {
    updateQuiz(id: $id, input: $input, revision: $revision) {
      ...BuiltQuiz @unmask
    }
  }
`);

export const setQuizStateMutation = graphql(`
  mutation SetBuiltQuizState($id: ID!, $isPublished: Boolean, $active: Boolean, $deleted: Boolean) {
    updateQuizMetadata(id: $id, isPublished: $isPublished, active: $active, deleted: $deleted) {
      ...BuiltQuiz @unmask
    }
  }
`);

export const builderCourseQuery = graphql(`
  query BuilderCourse($id: ID!) {
    course(id: $id) {
      id
      name
      timeZone
      canEdit
    }
  }
`);

export const setCourseTimeZoneMutation = graphql(`
  mutation SetCourseTimeZone($id: ID!, $timeZone: String!) {
    updateCourse(id: $id, input: { timeZone: $timeZone }) {
      id
      revision
      timeZone
    }
  }
`);

export const courseItemsQuery = graphql(`
  query CourseItems($id: ID!) {
    course(id: $id) {
      id
      revision
      categories {
        ...CategoryContent @unmask
      }
    }
  }
`);

export const addCourseItemMutation = graphql(`
  mutation AddCourseItem($id: ID!, $categories: [CategoryInput!]!, $revision: Int!) {
    updateCourse(id: $id, input: { categories: $categories }, revision: $revision) {
      id
      revision
      categories {
        ...CategoryContent @unmask
      }
    }
  }
`);

export const builderBankQuery = graphql(`
  query BuilderBank(
    $bankId: ID
    $search: String
    $categoryId: ID
    $concept: String
    $difficulty: Difficulty
    $first: Int!
    $after: String
  ) {
    questions(
      bankId: $bankId
      search: $search
      categoryId: $categoryId
      concept: $concept
      difficulty: $difficulty
      first: $first
      after: $after
    ) {
      totalCount
      nodes {
        id
        ...QuestionContent @unmask
        difficulty
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const questionProposalsQuery = graphql(`
  query QuestionProposals($input: GenerateQuizInput!) {
    questionProposals(input: $input) {
      source
      seed
      available
      shortfall
      proposals {
        key
        questionId
        source
        question {
          ...QuestionContent @unmask
          difficulty
        }
      }
    }
  }
`);

export const exportQuizQuery = graphql(`
  query ExportQuiz($id: ID!, $format: QuestionFormat!) {
    quizExport(id: $id, format: $format) {
      ...ExportedQuestions @unmask
    }
  }
`);
