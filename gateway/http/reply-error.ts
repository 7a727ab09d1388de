import type { Context } from 'hono';
import { errorCatalogue } from '../../functions/platform/errors.ts';
import type { PublicError } from '../graphql/public-error.ts';
import { nodeRequestOf } from './client-left.ts';

/** The response to a request that failed as a whole, with its status: an error in GraphQL, plain text over REST. */
export function replyError(context: Context, { message, extensions }: PublicError): Response {
  const { code, retryAfter } = extensions;
  if (retryAfter !== undefined) context.header('Retry-After', String(retryAfter));
  // The body was not read to its end, so the connection cannot be used again.
  if (code === 'PAYLOAD_TOO_LARGE' && nodeRequestOf(context)?.complete !== true)
    context.header('Connection', 'close');
  const { status } = errorCatalogue[code];
  return context.req.path === '/graphql'
    ? context.json({ errors: [{ message, extensions }] }, status)
    : context.text(message, status);
}
