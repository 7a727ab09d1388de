import { authoredQuizFields } from './quizzes.routes.ts';
import type { RestRoute } from './route.ts';

const which = { filter: { concept: 'Derivatives' }, count: 12 };

/** Of many questions at once. */
export const questionUpdatesRoutes: readonly RestRoute[] = [
  {
    method: 'patch',
    path: '/api/questions',
    tag: 'Question bank',
    operation: `mutation RestUpdateQuestions($which: QuestionSelectionInput!, $changes: QuestionChangesInput!) {
      updateQuestions(which: $which, changes: $changes) { ids }
    }`,
    body: ['which', 'changes'],
    status: 200,
    errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
    example: { which, changes: { difficulty: 'HARD' } },
  },
  {
    method: 'post',
    path: '/api/quiz/{quizId}/questions',
    tag: 'Quizzes',
    guard: 'query RestFillableQuiz($quizId: ID!) { quiz(id: $quizId, toEdit: true) { id } }',
    operation: `mutation RestAddToQuiz($quizId: ID!, $which: QuestionSelectionInput!, $revision: Int) {
      addToQuiz(quizId: $quizId, which: $which, revision: $revision) { ${authoredQuizFields} }
    }`,
    body: ['which', 'revision'],
    status: 200,
    errors: ['CONFLICT'],
    example: { which },
  },
];
