import { dayAfter } from './days.ts';

/** Days as `YYYY-MM-DD`, where the student is. */
export interface AskedDays {
  /** When it would begin to be forgotten. */
  readonly dueDate: string;
  /** When it was asked last. */
  readonly askedDate: string;
}

/**
 * The day on which a card comes back: with an exam ahead not after the day before it, however well it is known, unless it
 * was asked on that day already.
 */
export function dueDay({ dueDate, askedDate }: AskedDays, examDate: string | null): string {
  if (examDate === null) return dueDate;
  const last = dayAfter(examDate, -1);
  return last <= askedDate || dueDate <= last ? dueDate : last;
}
