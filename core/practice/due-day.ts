import { dayAfter } from './days.ts';

/** Days as `YYYY-MM-DD` in the student's time zone. */
export interface AskedDays {
  /** The day on which the card starts to be forgotten. */
  readonly dueDate: string;
  /** The day on which the card was last asked. */
  readonly askedDate: string;
}

/**
 * The day on which a card is due. If an exam is upcoming, even a well-known card is due on the day before the
 * exam at the latest, unless it was asked on that day or later.
 */
export function dueDay({ dueDate, askedDate }: AskedDays, examDate: string | null): string {
  if (examDate === null) return dueDate;
  const last = dayAfter(examDate, -1);
  return last <= askedDate || dueDate <= last ? dueDate : last;
}
