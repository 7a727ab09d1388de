import { daysBetween } from '../../../../core/practice/days.ts';
import { dayIn } from '../../../../core/practice/practice-plan.ts';
import { timeZone } from '../../lib/time-zone.ts';

const inFull: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
};

/** A day, `YYYY-MM-DD`, as one says it: 'today', 'tomorrow', 'on Tuesday, November 24'. */
export function dayNamed(day: string, now = new Date()): string {
  const ahead = daysBetween(dayIn(timeZone(), now), day);
  if (ahead <= 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  return `on ${new Date(day).toLocaleDateString('en', inFull)}`;
}

/** The day of a moment, ISO 8601, as one says it. */
export function dayInWords(iso: string, now = new Date()): string {
  return dayNamed(dayIn(timeZone(), new Date(iso)), now);
}
