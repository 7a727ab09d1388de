import { accountRows } from './account.contract.ts';
import { administrationRows } from './administration.contract.ts';
import { assignmentsRows, assignmentSubmissionsRows } from './assignments.contract.ts';
import { attemptsRows } from './attempts.contract.ts';
import { coursesRows } from './courses.contract.ts';
import { gradebookRows } from './gradebook.contract.ts';
import { notesRows, publicNotesRows } from './notes.contract.ts';
import { peopleRows } from './people.contract.ts';
import { practiceRows } from './practice.contract.ts';
import { questionExchangeRows } from './question-exchange.contract.ts';
import { questionsRows } from './questions.contract.ts';
import { questionBanksRows } from './question-banks.contract.ts';
import { quizCategoriesRows } from './quiz-categories.contract.ts';
import { quizGenerationRows } from './quiz-generation.contract.ts';
import { quizzesRows } from './quizzes.contract.ts';
import { regradeRows } from './regrade.contract.ts';
import { resultsRows } from './results.contract.ts';
import { savedCoursesRows } from './saved-courses.contract.ts';
import { searchRows } from './search.contract.ts';
import { sessionRows } from './sessions.contract.ts';
import { signInRows } from './sign-in.contract.ts';
import { staffRows } from './staff.contract.ts';
import { supportRows } from './support.contract.ts';
import type { RouteRows } from './testing/row.ts';

/** The contract of every route: a row with its success and its refusals. */
export const routeRows: RouteRows = {
  ...signInRows,
  ...accountRows,
  ...sessionRows,
  ...administrationRows,
  ...supportRows,
  ...coursesRows,
  ...savedCoursesRows,
  ...peopleRows,
  ...staffRows,
  ...gradebookRows,
  ...questionsRows,
  ...questionBanksRows,
  ...quizCategoriesRows,
  ...quizzesRows,
  ...attemptsRows,
  ...resultsRows,
  ...regradeRows,
  ...practiceRows,
  ...notesRows,
  ...publicNotesRows,
  ...assignmentsRows,
  ...assignmentSubmissionsRows,
  ...searchRows,
  ...questionExchangeRows,
  ...quizGenerationRows,
};

/** Routes without a row, and the test file in tests/contract/ that tests them. */
export const otherSuites: Readonly<Record<string, string>> = {
  // This route stores nothing and needs no account, so it has no data of other users to protect.
  'POST /api/grade-plan': 'planner/planner.test.ts',
};
