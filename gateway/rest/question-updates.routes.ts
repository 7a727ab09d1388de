import { authoredQuizFields } from './quizzes.routes.ts';
import type { RestRoute } from './route.ts';

const selection = { filter: { concept: 'Derivatives' }, count: 12 };

/** Changes of many questions at once. */
export const questionUpdatesRoutes: readonly RestRoute[] = [
  {
    method: 'patch',
    path: '/api/questions',
    tag: 'Question bank',
    operation: `mutation RestUpdateQuestions($selection: QuestionSelectionInput!, $changes: QuestionChangesInput!) {
      updateQuestions(selection: $selection, changes: $changes) { ids }
    }`,
    body: ['selection', 'changes'],
    status: 200,
    errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
    example: { selection, changes: { difficulty: 'HARD' } },
  },
  {
    method: 'post',
    path: '/api/quiz/{quizId}/questions',
    tag: 'Quizzes',
    guard: 'query RestFillableQuiz($quizId: ID!) { quiz(id: $quizId, toEdit: true) { id } }',
    operation: `mutation RestAddToQuiz($quizId: ID!, $selection: QuestionSelectionInput!, $revision: Int) {
      addToQuiz(quizId: $quizId, selection: $selection, revision: $revision) { ${authoredQuizFields} }
    }`,
    body: ['selection', 'revision'],
    status: 200,
    errors: ['CONFLICT'],
    example: { selection },
  },
];
