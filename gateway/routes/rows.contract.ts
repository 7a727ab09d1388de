import { accountRows } from './account.contract.ts';
import { administrationRows } from './administration.contract.ts';
import { coursesRows } from './courses.contract.ts';
import { peopleRows } from './people.contract.ts';
import { savedCoursesRows } from './saved-courses.contract.ts';
import { sessionRows } from './sessions.contract.ts';
import { signInRows } from './sign-in.contract.ts';
import { supportRows } from './support.contract.ts';
import type { RouteRows } from './testing/row.ts';

/** What the contract says of every route, success and refusals, one row each. */
export const routeRows: RouteRows = {
  ...signInRows,
  ...accountRows,
  ...sessionRows,
  ...administrationRows,
  ...supportRows,
  ...coursesRows,
  ...savedCoursesRows,
  ...peopleRows,
};

/** Routes whose cases stand in a suite of their own: where. */
export const elsewhere: Readonly<Record<string, string>> = {
  // It keeps nothing and knows nobody: there is no one else's.
  'POST /api/grade-plan': 'planner.contract.test.ts',
  'GET /api/all-questions': 'questions.contract.test.ts',
  'GET /api/questions/{id}': 'question-access.contract.test.ts',
  'GET /api/questions/{id}/versions': 'question-access.contract.test.ts',
  'POST /api/questions': 'question-access.contract.test.ts',
  'PUT /api/questions/{id}': 'question-access.contract.test.ts',
  'DELETE /api/questions/{id}': 'question-access.contract.test.ts',
  'POST /api/questions/{id}/restore': 'question-access.contract.test.ts',
  'GET /api/similar-questions': 'questions.contract.test.ts',
  'GET /api/quiz/category/meta': 'quiz-categories.contract.test.ts',
  'GET /api/quizCategories': 'quiz-categories.contract.test.ts',
  'POST /api/quizCategories': 'quiz-categories.contract.test.ts',
  'PUT /api/quizCategories/{id}': 'quiz-categories.contract.test.ts',
  'DELETE /api/quizCategories/{id}': 'quiz-categories.contract.test.ts',
  'POST /api/attempts': 'attempts.contract.test.ts',
  'POST /api/attempts/retry': 'attempt-results.contract.test.ts',
  'GET /api/attempts': 'attempt-access.contract.test.ts',
  'GET /api/attempts/{id}': 'attempt-access.contract.test.ts',
  'PATCH /api/attempts/{id}': 'attempt-saves.contract.test.ts',
  'POST /api/attempts/{id}/submit': 'attempt-access.contract.test.ts',
  'GET /api/quiz/{quizId}/submissions': 'attempt-statistics.contract.test.ts',
  'GET /api/quiz/{quizId}/statistics': 'attempt-statistics.contract.test.ts',
  'GET /api/attempts/{id}/submission': 'attempt-statistics.contract.test.ts',
  'PATCH /api/attempts/{id}/grade': 'attempt-grading.contract.test.ts',
  'GET /api/practice': 'practice.contract.test.ts',
  'POST /api/practice/{cardId}/answer': 'practice.contract.test.ts',
  'PUT /api/practice/plan': 'practice.contract.test.ts',
  'GET /api/assistant/weak-concepts': 'practice.contract.test.ts',
  'GET /api/quiz/meta': 'quizzes.contract.test.ts',
  'GET /api/quiz/all-question': 'quizzes.contract.test.ts',
  'GET /api/quiz/{id}': 'quizzes.contract.test.ts',
  'GET /api/quiz/{id}/files/{fileId}': 'quizzes.contract.test.ts',
  'POST /api/quiz': 'quizzes.contract.test.ts',
  'PATCH /api/quiz/{id}': 'quizzes.contract.test.ts',
  'PATCH /api/quizMetaData/{id}': 'quizzes.contract.test.ts',
};
