import { dayAfter } from './days.ts';

/** Days as `YYYY-MM-DD` in the student's time zone. */
export interface AskedDays {
  /** When it starts to be forgotten. */
  readonly dueDate: string;
  /** When it was last asked. */
  readonly askedDate: string;
}

/**
 * The day on which a card is due. With an upcoming exam it is the day before the exam at the latest, however
 * well the card is known, unless it was asked on that day already.
 */
export function dueDay({ dueDate, askedDate }: AskedDays, examDate: string | null): string {
  if (examDate === null) return dueDate;
  const last = dayAfter(examDate, -1);
  return last <= askedDate || dueDate <= last ? dueDate : last;
}
