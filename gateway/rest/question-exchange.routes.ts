import { questionFields } from './questions.routes.ts';
import { authoredQuizFields } from './quizzes.routes.ts';
import type { RestRoute } from './route.ts';

const tag = 'Import and export';

const report = 'report { line level message }';

const previewFields = /* GraphQL */ `
  format
  count
  questions {
    position
    line
    name
    type
    question
    answers
    correctAnswer
    answerExplanations
    numericAnswers { value tolerance }
    pairs { left right }
    explanation
    concepts
    difficulty
    points
    category
    categoryId
    duplicates { id _id: id question updatedAt }
  }
  newCategories
  ${report}
  title
  description
  timeLimit
  allowedAttempts
  scoringPolicy
  answerRelease
  creditMethod
  shuffleQuestions
  shuffleAnswers
`;

const example = { text: '1. What is 2 + 3?\n*a) 5\nb) 6\n' };

/** Before the routes of questions and quizzes: `export` is no ID. */
export const questionExchangeRoutes: readonly RestRoute[] = [
  {
    method: 'post',
    path: '/api/questions/import/preview',
    tag,
    operation: `query RestPreviewImport($input: ImportQuestionsInput!) {
      importPreview(input: $input) { ${previewFields} }
    }`,
    input: { variable: 'input' },
    takesForm: true,
    errors: ['RATE_LIMITED'],
    status: 200,
    example,
  },
  {
    method: 'post',
    path: '/api/questions/import',
    tag,
    operation: `mutation RestImportQuestions($input: ImportQuestionsInput!) {
      importQuestions(input: $input) { added questions { ${questionFields} } ${report} }
    }`,
    input: { variable: 'input' },
    takesForm: true,
    errors: ['RATE_LIMITED'],
    status: 201,
    example,
  },
  {
    method: 'post',
    path: '/api/quiz/import',
    tag,
    operation: `mutation RestImportQuiz($input: ImportQuestionsInput!, $courseId: ID) {
      importQuiz(input: $input, courseId: $courseId) { quiz { ${authoredQuizFields} } ${report} }
    }`,
    input: { variable: 'input' },
    body: ['courseId'],
    takesForm: true,
    errors: ['RATE_LIMITED'],
    status: 201,
    example,
  },
  {
    method: 'get',
    path: '/api/questions/export',
    tag,
    operation: `query RestExportQuestions(
      $format: QuestionFormat!, $ids: [ID!], $search: String, $categoryId: ID, $concept: String,
      $difficulty: Difficulty, $type: QuestionType
    ) {
      questionExport(
        format: $format, ids: $ids, search: $search, categoryId: $categoryId, concept: $concept,
        difficulty: $difficulty, type: $type
      ) { file { fileName contentType content } ${report} }
    }`,
    query: ['format', 'ids', 'search', 'categoryId', 'concept', 'difficulty', 'type'],
    reply: 'export',
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    status: 200,
  },
  {
    method: 'get',
    path: '/api/quiz/{id}/export',
    tag,
    operation: `query RestExportQuiz($id: ID!, $format: QuestionFormat!) {
      quizExport(id: $id, format: $format) { file { fileName contentType content } ${report} }
    }`,
    query: ['format'],
    reply: 'export',
    errors: ['RATE_LIMITED'],
    status: 200,
  },
];
