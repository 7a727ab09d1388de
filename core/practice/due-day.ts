import { dayAfter } from './days.ts';

/** Days as `YYYY-MM-DD` in the student's time zone. */
export interface AskedDays {
  /** The day on which the card is due if there is no exam. */
  readonly dueDate: string;
  /** The day on which the card was last asked. */
  readonly askedDate: string;
}

/**
 * The day on which a card is due. If an exam is upcoming, the card is due no later than the day before the exam, unless
 * it was asked on that day or later.
 */
export function dueDay({ dueDate, askedDate }: AskedDays, examDate: string | null): string {
  if (examDate === null) return dueDate;
  const last = dayAfter(examDate, -1);
  return last <= askedDate || dueDate <= last ? dueDate : last;
}
