import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Like `toEqual`, but fast enough for 100,000 runs of a property: `toEqual` itself only runs for a difference. */
export function expectEqual(actual: unknown, expected: unknown, message?: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, message).toEqual(expected);
}
