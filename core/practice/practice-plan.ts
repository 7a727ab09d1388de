import type { FieldErrors } from '../grading/course-rules.ts';

/** A student's practice settings. */
export interface PracticePlan {
  /** The day of the exam, `YYYY-MM-DD`. Null if no exam is upcoming. */
  readonly examDate: string | null;
  readonly dailyMinutes: number;
}

export const practiceDefaults: PracticePlan = { examDate: null, dailyMinutes: 10 };

/** Estimated time for a card. */
const secondsPerCard = 30;

/** Number of cards that fit into the daily minutes. At least 1. */
export function cardsADay({ dailyMinutes }: PracticePlan): number {
  return Math.max(1, Math.floor((dailyMinutes * 60) / secondsPerCard));
}

export const maxDailyMinutes = 240;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00.000Z`);
  return dayPattern.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The errors of a plan by field, if the plan is saved on the day `today`. Empty if there are none. */
export function checkPracticePlan({ examDate, dailyMinutes }: PracticePlan, today: string): FieldErrors {
  const errors: FieldErrors = {};
  if (examDate !== null && !isDay(examDate)) errors['examDate'] = 'Enter a date like 2026-12-31.';
  else if (examDate !== null && examDate < today)
    errors['examDate'] = 'This day has passed. Choose a later one, or leave it empty.';
  if (!(Number.isInteger(dailyMinutes) && dailyMinutes >= 1 && dailyMinutes <= maxDailyMinutes)) {
    errors['dailyMinutes'] = `Enter 1 to ${maxDailyMinutes} whole minutes.`;
  }
  return errors;
}

/** The plan as it applies on the day `today`. An exam date that has passed is replaced by null. */
export function planOn(today: string, plan: PracticePlan): PracticePlan {
  return plan.examDate !== null && plan.examDate < today ? { ...plan, examDate: null } : plan;
}

/** A cache by time zone. Creating a formatter takes 0.1 ms and 100 KB, and a student can have thousands of cards. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const maxFormatters = 50;

function formatterIn(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  // The Swedish format is ISO 8601.
  const created = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  if (formatters.size >= maxFormatters) formatters.clear();
  formatters.set(timeZone, created);
  return created;
}

/** The calendar day of a time in a time zone, `YYYY-MM-DD`. Throws RangeError for an unknown zone. */
export function dayIn(timeZone: string, at: Date): string {
  return formatterIn(timeZone).format(at);
}
