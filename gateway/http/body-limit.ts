import { finished } from 'node:stream/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../../functions/platform/errors.ts';
import { nodeRequestOf } from './client-left.ts';
import { isMultipart } from './read-multipart.ts';

const megabyte = 1024 * 1024;

/** Enough for a course with the maximum of 10,000 items and usual names. */
export const bodyLimitBytes = 2 * megabyte;

/** Enough for a form with one file of maximum size. A Lambda receives at most 6 MB. */
export const formLimitBytes = 6 * megabyte;

/**
 * A refused body up to this length is read to its end. A connection that closes while the client still sends loses the
 * reply: browsers then show a network error instead of the reason.
 */
export const discardLimitBytes = 10 * megabyte;

/** The length of the body as the headers announce it. Null if the body has to be counted while it is read. */
function announcedLength(context: Context): number | null {
  const { method, raw } = context.req;
  if (method === 'GET' || method === 'HEAD') return 0;
  if (raw.headers.has('transfer-encoding')) return null;
  const length = raw.headers.get('content-length');
  if (length !== null) return Number.parseInt(length, 10);
  // Over HTTP/1.1, a body has one of the two headers, so this request has none.
  return nodeRequestOf(context) ? 0 : null;
}

/** Reads the body to its end and drops it. The server's timeout limits how long that takes. */
async function discardBody(context: Context): Promise<void> {
  const incoming = nodeRequestOf(context);
  // Rejects if the client leaves. Then nobody waits for the reply.
  if (incoming) await finished(incoming.resume(), { writable: false }).catch(() => undefined);
}

function limitTo(bytes: number): MiddlewareHandler {
  const refuse = () => {
    throw new AppError(`The body is larger than ${bytes / megabyte} MB.`, { code: 'PAYLOAD_TOO_LARGE' });
  };
  // `bodyLimit` reads the property `body`. That creates a stream, which costs more than the rest of the gateway.
  const count = bodyLimit({ maxSize: bytes, onError: refuse });
  return (context, next) => {
    const length = announcedLength(context);
    if (length === null) return count(context, next);
    if (length <= bytes) return next();
    return length <= discardLimitBytes ? discardBody(context).then(refuse) : refuse();
  };
}

/** Refuses bodies that are too large. Forms have a higher limit, because they can contain files. */
export function limitBody(): MiddlewareHandler {
  const limitForm = limitTo(formLimitBytes);
  const limitOthers = limitTo(bodyLimitBytes);
  return (context, next) => (isMultipart(context.req.raw) ? limitForm : limitOthers)(context, next);
}
