import { daysBetween } from '../../../../core/practice/days.ts';
import { dayIn } from '../../../../core/practice/practice-plan.ts';
import { timeZone } from '../../lib/time-zone.ts';

const inFull: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
};

/** A day, `YYYY-MM-DD`, as a name: 'Today', 'Tomorrow', 'Tuesday, November 24'. */
export function dayName(day: string, now = new Date()): string {
  const ahead = daysBetween(dayIn(timeZone(), now), day);
  if (ahead <= 0) return 'Today';
  if (ahead === 1) return 'Tomorrow';
  return new Date(day).toLocaleDateString('en', inFull);
}

/** The same within a sentence: 'today', 'tomorrow', 'on Tuesday, November 24'. */
export function onDay(day: string, now = new Date()): string {
  const isNamed = daysBetween(dayIn(timeZone(), now), day) > 1;
  return isNamed ? `on ${dayName(day, now)}` : dayName(day, now).toLowerCase();
}

/** The day of a time, ISO 8601, within a sentence. */
export function dayInWords(iso: string, now = new Date()): string {
  return onDay(dayIn(timeZone(), new Date(iso)), now);
}
