import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

const noAnswer = 'The server did not answer. Check the connection and try again.';

/** The message to show for a failed operation: the server's own sentences, or the fallback if it sent none. */
export function failureMessage(error: unknown, fallback = noAnswer): string {
  return serverMessage(error) ?? fallback;
}

/** What failed, followed by the server's own sentences if it sent any, or by the remark that no server answered. */
export function failureWithReason(failure: string, error: unknown): string {
  const reason = serverMessage(error) ?? (neverReached(error) ? noAnswer : null);
  if (reason === null) return failure;
  return reason.startsWith(failure) ? reason : `${failure}. ${reason}`;
}

/** The server's own sentences. Null if it sent none. */
export function serverMessage(error: unknown): string | null {
  const messages = serverErrors(error).map(({ message }) => message);
  return messages.length === 0 ? null : messages.join('\n');
}

interface SentError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/**
 * The errors that the server sent: of fields, or of the whole request, for example because it was too large. For errors of
 * the whole request, the HTTP status makes the Apollo client ignore the body.
 */
function serverErrors(error: unknown): readonly SentError[] {
  if (CombinedGraphQLErrors.is(error)) return error.errors;
  if (!ServerError.is(error)) return [];
  const { bodyText, response } = error;
  if (!isJson(response)) {
    const message = sentText(bodyText, response);
    return message === null ? [] : [{ message }];
  }
  try {
    const body = JSON.parse(bodyText) as { readonly errors?: unknown } | null;
    return Array.isArray(body?.errors) ? body.errors.filter(isSentError) : [];
  } catch {
    return [];
  }
}

/** Another server in between can have sent the body. */
const isSentError = (error: unknown): error is SentError =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

const typeOf = ({ headers }: Response) => headers.get('content-type') ?? '';
const isJson = (response: Response) => typeOf(response).startsWith('application/json');

/** The text of a failed response. Null if there is none to show, for example a page of a server in between. */
export function sentText(body: string, response: Response): string | null {
  return typeOf(response).startsWith('text/plain') && body.trim() !== '' ? body.trim() : null;
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
  const all = serverErrors(error).flatMap(({ extensions }) => Object.entries(extensions?.['fields'] ?? {}));
  return Object.fromEntries(all.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** An extension of the server's error by name. Undefined if there is none. */
export function errorExtension(error: unknown, name: string): unknown {
  return serverErrors(error)
    .map(({ extensions }) => extensions?.[name])
    .find((value) => value !== undefined);
}

/** The code of the server's error. If it sent none: the HTTP status, or that no server answered. */
export function failureCode(error: unknown): string {
  const code = errorExtension(error, 'code');
  if (typeof code === 'string') return code;
  return ServerError.is(error) ? `HTTP ${error.statusCode}` : 'NO_ANSWER';
}

function hasCode(error: unknown, code: string): boolean {
  return serverErrors(error).some(({ extensions }) => extensions?.['code'] === code);
}

/** Whether the server reports that the session is too old for this, or that the user may not do it. */
export function isForbidden(error: unknown): boolean {
  return hasCode(error, 'FORBIDDEN');
}
