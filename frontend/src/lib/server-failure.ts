import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

const noAnswer = 'The server did not answer. Check the connection and try again.';

/** The message to show for a failed operation: the server's own sentences, or the fallback if it sent none. */
export function failureMessage(error: unknown, fallback = noAnswer): string {
  return serverMessage(error) ?? fallback;
}

/** What failed, followed by the server's own sentences if it sent any. */
export function failureWithReason(failure: string, error: unknown): string {
  const reason = serverMessage(error);
  if (reason === null) return failure;
  return reason.startsWith(failure) ? reason : `${failure}. ${reason}`;
}

/** The server's own sentences. Null if it sent none. */
export function serverMessage(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  return error.errors.map(({ message }) => message).join('\n');
}

/** Whether the server reports that the object does not exist. */
export function isNotFound(error: unknown): boolean {
  return hasCode(error, 'NOT_FOUND');
}

/** Whether the server reports a conflicting change. */
export function isConflict(error: unknown): boolean {
  return hasCode(error, 'CONFLICT');
}

/** Whether the server refuses because of too many attempts. */
export function isRateLimited(error: unknown): boolean {
  return hasCode(error, 'RATE_LIMITED');
}

/** Whether the server reports that nobody is signed in. */
export function isUnauthenticated(error: unknown): boolean {
  return hasCode(error, 'UNAUTHENTICATED') || (ServerError.is(error) && error.statusCode === 401);
}

/** Whether no server answered, for example because the device is offline. */
export function neverReached(error: unknown): boolean {
  return !CombinedGraphQLErrors.is(error) && !ServerError.is(error) && !ServerParseError.is(error);
}

/** The server's messages about single fields of an input, by path. */
export function fieldMessages(error: unknown): Readonly<Record<string, string>> {
  if (!CombinedGraphQLErrors.is(error)) return {};
  const all = error.errors.flatMap(({ extensions }) => Object.entries(extensions?.['fields'] ?? {}));
  return Object.fromEntries(all.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** An extension of the server's error by name. Undefined if there is none. */
export function errorExtension(error: unknown, name: string): unknown {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors.map(({ extensions }) => extensions?.[name]).find((value) => value !== undefined);
}

function hasCode(error: unknown, code: string): boolean {
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === code)
  );
}
