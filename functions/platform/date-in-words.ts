const format = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** A date in UTC, for example 'Nov 24, 2026, 09:00 UTC'. `date`: ISO 8601. */
export function dateInWords(date: string): string {
  return `${format.format(new Date(date))} UTC`;
}
