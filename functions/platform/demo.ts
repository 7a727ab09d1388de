import type { Actor } from './actor.ts';
import { day, minute, type Clock } from './clock.ts';

/** The accounts of the demo, as actors for services. */
export interface DemoPeople {
  readonly admin: Actor;
  readonly instructor: Actor;
  readonly student: Actor;
  /** Other students, who cannot sign in. */
  readonly classmates: readonly Actor[];
}

/** A clock that can be set back, so that the data of the demo has a past. */
export class DemoClock implements Clock {
  /** Milliseconds by which the clock is set back. */
  private setBackBy = 0;

  constructor(private readonly clock: Clock) {}

  now(): Date {
    return new Date(this.clock.now().getTime() - this.setBackBy);
  }

  /** The last minute of a day in UTC, in ISO 8601. `days` counts from the current day of the clock. */
  dueInDays(days: number): string {
    const date = new Date(this.clock.now().getTime() + days * day);
    return `${date.toISOString().slice(0, 10)}T23:59:00.000Z`;
  }

  /** Sets the clock back by `days`, and then forward by `minutesLater`. */
  setDaysAgo(days: number, minutesLater = 0): void {
    this.setBackBy = days * day - minutesLater * minute;
  }
}
