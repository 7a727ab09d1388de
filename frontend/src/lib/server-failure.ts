import { CombinedGraphQLErrors } from '@apollo/client/errors';

const noAnswer = 'The server did not answer. Check the connection and try again.';

/** What to tell a person about an operation that failed: the server's own sentences, where it sent some. */
export function failureMessage(error: Error): string {
  if (!CombinedGraphQLErrors.is(error)) return noAnswer;
  return error.errors.map(({ message }) => message).join('\n');
}

/** Whether the server says that what was asked for is not there. */
export function isNotFound(error: Error | undefined): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'NOT_FOUND')
  );
}
