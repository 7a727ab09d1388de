import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Like `toEqual`, but faster for equal values. A property test can call it 100,000 times. */
export function expectEqual(actual: unknown, expected: unknown, message?: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, message).toEqual(expected);
}
