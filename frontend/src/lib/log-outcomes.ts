import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Kind } from 'graphql';
import { tap } from 'rxjs';
import { failureCode } from './server-failure.ts';

/** What the specification wants in the log (section 8), by root field. */
const loggedFailures: Readonly<Record<string, string>> = {
  questions: 'Question fetch',
  question: 'Question fetch',
  editQuestion: 'Question edit',
  updateQuestions: 'Question edit',
  deleteQuestion: 'Question delete',
  setUpgradeRequests: 'Upgrade enable or disable',
  updateDescription: 'Description update',
  addStudent: 'Student add',
  updateStudentGrade: 'Grade update',
  removeStudent: 'Student delete',
  requestUpgrade: 'Upgrade request',
};

/** Root fields whose success is logged, too. */
const loggedSuccesses: ReadonlySet<string> = new Set(['requestUpgrade']);

// oxlint-disable-next-line no-console -- the specification wants these lines in the console
const log = (line: string) => console.info(line);

function rootFields({ query }: ApolloLink.Operation): string[] {
  return query.definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return [];
    return node.selectionSet.selections.flatMap((field) =>
      field.kind === Kind.FIELD ? field.name.value : [],
    );
  });
}

/**
 * Writes the outcomes of some operations to the browser's console, for support: the flow and the error's code, never
 * what users entered.
 */
export const logOutcomes = new ApolloLink((operation, forward) => {
  const fields = rootFields(operation).filter((field) => field in loggedFailures);
  if (fields.length === 0) return forward(operation);
  const logFailure = (error: unknown) => {
    for (const field of fields) log(`${loggedFailures[field]} failed: ${failureCode(error)}`);
  };
  return forward(operation).pipe(
    tap({
      next: (result) => {
        if (result.errors && result.errors.length > 0) return logFailure(new CombinedGraphQLErrors(result));
        for (const field of fields) if (loggedSuccesses.has(field)) log(`${loggedFailures[field]} succeeded`);
      },
      error: logFailure,
    }),
  );
});
