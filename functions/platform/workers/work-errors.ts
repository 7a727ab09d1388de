import { AppError } from '../errors.ts';

/** Work that took longer than it may, or more memory. Whoever asked has to ask for less; nobody else is concerned. */
export class WorkTooLargeError extends Error {
  override readonly name = 'WorkTooLargeError';
}

/** Seconds after which a caller is asked to come back. */
const retryAfter = 5;

export function tooMuchWork(): AppError {
  return new AppError('Too many texts and files are being read at the moment. Try again in a few seconds.', {
    code: 'UNAVAILABLE',
    retryAfter,
  });
}
