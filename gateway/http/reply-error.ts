import type { Context } from 'hono';
import { errorCatalogue } from '../../functions/platform/errors.ts';
import type { PublicError } from '../graphql/public-error.ts';

/** A failure of a whole request with its status: an error in GraphQL, plain text over REST. */
export function replyError(context: Context, { message, extensions }: PublicError): Response {
  const { code, retryAfter } = extensions;
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  // The rest of the body is not read, so the connection cannot be used again.
  if (code === 'PAYLOAD_TOO_LARGE') context.header('Connection', 'close');
  const { status } = errorCatalogue[code];
  return context.req.path === '/graphql'
    ? context.json({ errors: [{ message, extensions }] }, status)
    : context.text(message, status);
}
