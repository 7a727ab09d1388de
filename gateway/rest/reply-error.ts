import type { Context } from 'hono';
import { errorCatalogue } from '../../functions/core/errors.ts';
import type { PublicError } from '../graphql/public-error.ts';

/** A failure as REST tells it: the catalogue's status, and the message as plain text. */
export function replyError(context: Context, { message, extensions }: PublicError): Response {
  if (extensions.retryAfter !== undefined) context.header('Retry-After', String(extensions.retryAfter));
  return context.text(message, errorCatalogue[extensions.code].status);
}
