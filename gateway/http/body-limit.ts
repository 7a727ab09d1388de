import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../../functions/platform/errors.ts';
import { isMultipart } from './read-multipart.ts';

const megabyte = 1024 * 1024;

/** Enough for a course with the maximum of 10,000 items and usual names. */
export const bodyLimitBytes = 2 * megabyte;

/** Enough for a form with one file of maximum size. A Lambda receives at most 6 MB. */
export const formLimitBytes = 6 * megabyte;

function limitedTo(bytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new AppError(`The body is larger than ${bytes / megabyte} MB.`, { code: 'PAYLOAD_TOO_LARGE' });
    },
  });
}

/** Refuses bodies that are too large. Forms contain files and can be larger than others. */
export function limitBody(): MiddlewareHandler {
  const limitForm = limitedTo(formLimitBytes);
  const limitOthers = limitedTo(bodyLimitBytes);
  return (context, next) => (isMultipart(context.req.raw) ? limitForm : limitOthers)(context, next);
}
