import { accountsRoutes } from './accounts.routes.ts';
import { adminRoutes } from './admin.routes.ts';
import { assignmentsRoutes } from './assignments.routes.ts';
import { attemptsRoutes } from './attempts.routes.ts';
import { coursesRoutes } from './courses.routes.ts';
import { gradebookRoutes } from './gradebook.routes.ts';
import { imagesRoutes } from './images.routes.ts';
import { invitationsRoutes } from './invitations.routes.ts';
import { notesRoutes, publicNotesRoutes } from './notes.routes.ts';
import { peopleRoutes } from './people.routes.ts';
import { plannerRoutes } from './planner.routes.ts';
import { practiceRoutes } from './practice.routes.ts';
import { questionExchangeRoutes } from './question-exchange.routes.ts';
import { questionUpdatesRoutes } from './question-updates.routes.ts';
import { questionsRoutes } from './questions.routes.ts';
import { questionBanksRoutes } from './question-banks.routes.ts';
import { quizCategoriesRoutes } from './quiz-categories.routes.ts';
import { quizGenerationRoutes } from './quiz-generation.routes.ts';
import { quizzesRoutes } from './quizzes.routes.ts';
import { regradeRoutes } from './regrade.routes.ts';
import { resultsRoutes } from './results.routes.ts';
import { contract } from '../graphql/schema.ts';
import { deriveRoute } from './derived-routes.ts';
import type { RestRoute, RestRow } from './route.ts';
import { savedCoursesRoutes } from './saved-courses.routes.ts';
import { searchRoutes } from './search.routes.ts';
import { staffRoutes } from './staff.routes.ts';
import { supportRoutes } from './support.routes.ts';

/** The REST table. The first row that matches a request answers it. */
export const restRows: readonly RestRow[] = [
  ...plannerRoutes,
  ...accountsRoutes,
  ...adminRoutes,
  ...supportRoutes,
  ...coursesRoutes,
  ...savedCoursesRoutes,
  ...invitationsRoutes,
  ...peopleRoutes,
  ...staffRoutes,
  ...gradebookRoutes,
  ...questionExchangeRoutes,
  ...questionsRoutes,
  ...questionUpdatesRoutes,
  ...imagesRoutes,
  ...questionBanksRoutes,
  ...quizCategoriesRoutes,
  ...quizzesRoutes,
  ...quizGenerationRoutes,
  ...resultsRoutes,
  ...regradeRoutes,
  ...attemptsRoutes,
  ...practiceRoutes,
  ...notesRoutes,
  ...publicNotesRoutes,
  ...assignmentsRoutes,
  ...searchRoutes,
];

let derived: readonly RestRoute[] | undefined;

/**
 * Every route under /api, derived once per process. Throws if a row does not fit the contract. The OpenAPI document is
 * generated from these routes. The router does not use them: it derives each route on first use.
 */
export function restRoutes(): readonly RestRoute[] {
  return (derived ??= restRows.map((row) => deriveRoute(contract(), row)));
}
