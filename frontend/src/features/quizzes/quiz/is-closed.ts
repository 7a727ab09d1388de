import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Whether the server says that the quiz was withdrawn since it was begun. */
export function isClosed(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['reason'] === 'QUIZ_CLOSED')
  );
}
