import { AppError } from '../errors.ts';

/** A task exceeded its time or memory. Its caller must send less work. Other callers are not affected. */
export class WorkTooLargeError extends Error {
  override readonly name = 'WorkTooLargeError';
}

/** Seconds after which a caller should retry. */
const retryAfter = 5;

export function tooMuchWork(): AppError {
  return new AppError('Too many texts and files are being read at the moment. Try again in a few seconds.', {
    code: 'UNAVAILABLE',
    retryAfter,
  });
}
