/** The first and the last day on which something can open, be due or close. Other years are typing errors. */
export const dateLimits = { first: '1970-01-01T00:00:00.000Z', end: '2200-01-01T00:00:00.000Z' } as const;

/** The error of a date, or null. `date`: ISO 8601 in UTC with milliseconds. */
export function checkDate(date: string | null): string | null {
  if (date === null) return null;
  return date >= dateLimits.first && date < dateLimits.end ? null : 'The year must be 1970 to 2199.';
}

/** A date in the form in which dates are stored and compared: ISO 8601 in UTC with milliseconds. */
export function toStoredDate(date: Date | string): string {
  return new Date(date).toISOString();
}
