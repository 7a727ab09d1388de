import type { Clock } from '../clock.ts';

export type TestClock = Clock & { advance(milliseconds: number): void };

/** A clock that only advances when a test calls `advance`. */
export function testClock(start = '2026-11-21T09:00:00.000Z'): TestClock {
  let now = new Date(start).getTime();
  return { now: () => new Date(now), advance: (milliseconds) => void (now += milliseconds) };
}
