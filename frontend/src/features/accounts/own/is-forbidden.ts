import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Whether the server knows who it is, and wants more than that. */
export function isForbidden(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'FORBIDDEN')
  );
}
