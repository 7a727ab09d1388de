/** Where the time comes from, so that a test can say what it is. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** ISO 8601 in UTC: how times are stored, and so compared as text. */
export function isoAfter(clock: Clock, milliseconds: number): string {
  return new Date(clock.now().getTime() + milliseconds).toISOString();
}

export const minute = 60_000;
export const day = 24 * 60 * minute;
