/** Source of the time, which tests can set. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** ISO 8601 in UTC: the stored form of times, which can be compared as text. */
export function isoAfter(clock: Clock, milliseconds: number): string {
  return new Date(clock.now().getTime() + milliseconds).toISOString();
}

export const minute = 60_000;
export const day = 24 * 60 * minute;
