/**
 * The first valid opening, due date or closing, and the first later date that is invalid. Other years are typing
 * errors.
 */
export const dateLimits = { first: '1970-01-01T00:00:00.000Z', end: '2200-01-01T00:00:00.000Z' } as const;

/** The error of a date. Null if it is valid. `date`: ISO 8601 in UTC with milliseconds. */
export function checkDate(date: string | null): string | null {
  if (date === null) return null;
  return date >= dateLimits.first && date < dateLimits.end ? null : 'The year must be 1970 to 2199.';
}

/** A date in the form in which dates are stored and compared: ISO 8601 in UTC with milliseconds. */
export function toStoredDate(date: Date | string): string {
  return new Date(date).toISOString();
}

const isoDate = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Converts a date that a person or a program wrote to the stored form. Accepts `2026-12-01T23:59:00Z`,
 * `2026-12-01 23:59`, and `2026-12-01` for the last minute of the day. A text without a time zone is in the zone of the
 * device. Null if the text is not a date.
 */
export function readDate(text: string): string | null {
  const trimmed = text.trim();
  const written = isoDay.test(trimmed) ? `${trimmed}T23:59` : trimmed.replace(' ', 'T');
  if (!isoDate.test(written)) return null;
  const date = new Date(written);
  return Number.isNaN(date.getTime()) ? null : toStoredDate(date);
}
