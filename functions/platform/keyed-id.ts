import { createHash } from 'node:crypto';
import { lineProblem } from './text-problems.ts';

const maxKeyLength = 100;

/** The error of an idempotency key. Null if it is valid, or if no key was sent. */
export function keyProblem(key: string | null): string | null {
  return key === null ? null : lineProblem(key, { min: 1, max: maxKeyLength });
}

/** ID of the object that a user creates with an idempotency key. With this ID, a repeated request finds the object. */
export function keyedId(userId: string, key: string): string {
  return createHash('sha256').update(`${userId} ${key}`).digest('base64url').slice(0, 22);
}
