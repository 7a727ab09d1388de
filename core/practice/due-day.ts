import { dayAfter } from './days.ts';

/** Days as `YYYY-MM-DD`, where the student is. */
export interface AskedDays {
  /** When it would begin to be forgotten. */
  readonly dueOn: string;
  /** When it was asked last. */
  readonly askedOn: string;
}

/**
 * The day on which a card comes back: with an exam ahead not after the day before it, however well it is known, unless it
 * was asked on that day already.
 */
export function dueDay({ dueOn, askedOn }: AskedDays, examOn: string | null): string {
  if (examOn === null) return dueOn;
  const last = dayAfter(examOn, -1);
  return last <= askedOn || dueOn <= last ? dueOn : last;
}
