import { texts } from '../../core/texts.ts';
import type { RestRoute } from './route.ts';

const tag = 'Question bank';

export const wording = /* GraphQL */ `
  type
  question
  answers
  correctAnswer
  answerExplanations
  numericAnswers { value tolerance }
  pairs { left right }
  explanation
  concepts
  points
`;

export const questionFields = /* GraphQL */ `
  id
  _id: id
  ${wording}
  categoryId
  difficulty
  availableForPractice
  isInBank
  version
  revision
  createdAt
  updatedAt
  usedIn { quizId title }
  duplicates { id _id: id question updatedAt }
`;

/** Succeeds for editors of the question in the path. */
const editableQuestion = 'query RestEditableQuestion($id: ID!) { question(id: $id) { id } }';

const example = {
  question: 'What is the derivative of x²?',
  answers: ['2x', 'x', '2'],
  correctAnswer: [1],
  explanation: 'The exponent comes down as a factor and is one less.',
  concepts: ['Derivatives'],
  difficulty: 'EASY',
};

export const questionsRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/all-questions',
    tag,
    operation: `query RestQuestions(
      $search: String, $categoryId: ID, $concept: String, $difficulty: Difficulty, $type: QuestionType,
      $first: Int! = 100, $after: String
    ) {
      questions(
        search: $search, categoryId: $categoryId, concept: $concept, difficulty: $difficulty, type: $type,
        first: $first, after: $after
      ) { nodes { ${questionFields} } pageInfo { hasNextPage endCursor } totalCount }
    }`,
    query: ['search', 'categoryId', 'concept', 'difficulty', 'type', 'first', 'after'],
    reply: 'page',
    status: 200,
  },
  {
    method: 'get',
    path: '/api/questions/{id}',
    tag,
    operation: `query RestQuestion($id: ID!) { question(id: $id) { ${questionFields} } }`,
    status: 200,
  },
  {
    method: 'get',
    path: '/api/questions/{id}/versions',
    tag,
    operation: `query RestQuestionVersions($id: ID!) {
      questionVersions(id: $id) { number createdAt ${wording} }
    }`,
    status: 200,
  },
  {
    method: 'post',
    path: '/api/questions',
    tag,
    operation: `mutation RestAddQuestion($input: QuestionInput!) {
      addQuestion(input: $input) { ${questionFields} }
    }`,
    input: { variable: 'input' },
    status: 201,
    message: texts.questions.success,
    failureTitle: texts.questions.failure,
    example,
  },
  {
    method: 'put',
    path: '/api/questions/{id}',
    tag,
    guard: editableQuestion,
    operation: `mutation RestEditQuestion($id: ID!, $input: QuestionInput!, $revision: Int) {
      editQuestion(id: $id, input: $input, revision: $revision) { ${questionFields} }
    }`,
    input: { variable: 'input' },
    body: ['revision'],
    status: 200,
    errors: ['CONFLICT'],
    example,
  },
  {
    method: 'delete',
    path: '/api/questions/{id}',
    tag,
    operation: 'mutation RestDeleteQuestion($id: ID!) { deleteQuestion(id: $id) }',
    status: 204,
    errors: ['CONFLICT'],
  },
  {
    method: 'post',
    path: '/api/questions/{id}/restore',
    tag,
    operation: `mutation RestRestoreQuestion($id: ID!) { restoreQuestion(id: $id) { ${questionFields} } }`,
    status: 200,
  },
  {
    method: 'get',
    path: '/api/similar-questions',
    tag,
    operation: `query RestSimilarQuestions($text: String!) {
      similarQuestions(text: $text) { id _id: id question updatedAt }
    }`,
    query: ['text'],
    status: 200,
  },
];
