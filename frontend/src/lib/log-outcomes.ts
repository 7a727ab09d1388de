import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { tap } from 'rxjs';
import { rootFields } from './root-fields.ts';
import { failureCode } from './server-failure.ts';

/** What the specification wants in the log (section 8), by root field. */
const logged: Readonly<Record<string, string>> = {
  questions: 'Question fetch',
  question: 'Question fetch',
  editQuestion: 'Question edit',
  updateQuestions: 'Question edit',
  setUpgradeRequests: 'Upgrade enable or disable',
  updateDescription: 'Description update',
  addStudent: 'Student add',
  updateStudentGrade: 'Grade update',
  updateGrades: 'Grade update',
  removeStudent: 'Student delete',
  requestUpgrade: 'Upgrade request',
};

/** Root fields whose success is logged, too. */
const loggedSuccesses: ReadonlySet<string> = new Set(['requestUpgrade']);

/** The site deletes questions by a change to many of them. */
function isDeletion({ variables }: ApolloLink.Operation): boolean {
  const changes: unknown = variables['changes'];
  return (
    typeof changes === 'object' && changes !== null && 'isDeleted' in changes && changes.isDeleted === true
  );
}

// oxlint-disable-next-line no-console -- the specification wants these lines in the console
const log = (line: string) => console.info(line);

/**
 * Writes the outcomes of some operations to the browser's console, for support: the flow and the error's code, never
 * what users entered.
 */
export const logOutcomes = new ApolloLink((operation, forward) => {
  const fields = rootFields(operation)
    .map(({ name }) => name.value)
    .filter((field) => field in logged);
  if (fields.length === 0) return forward(operation);
  const nameOf = (field: string) =>
    field === 'updateQuestions' && isDeletion(operation) ? 'Question delete' : logged[field];
  const logFailure = (field: string, error: unknown) => log(`${nameOf(field)} failed: ${failureCode(error)}`);
  return forward(operation).pipe(
    tap({
      next: (result) => {
        for (const field of fields) {
          // An error without a path concerns all fields.
          const errors = (result.errors ?? []).filter(({ path }) => (path?.[0] ?? field) === field);
          if (errors.length > 0) logFailure(field, new CombinedGraphQLErrors({ errors }));
          else if (loggedSuccesses.has(field)) log(`${nameOf(field)} succeeded`);
        }
      },
      error: (error: unknown) => {
        for (const field of fields) logFailure(field, error);
      },
    }),
  );
});
