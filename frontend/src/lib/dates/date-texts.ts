import { toLocalTime } from '../../../../core/dates/zoned-time.ts';
import { timeZone as ownTimeZone } from '../time-zone.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** 'Tue, Nov 24, 11:59 PM', with the year if that is not the current year. */
export function whenText(iso: string, zone = ownTimeZone(), now = Date.now()): string {
  const yearOf = (at: string) => toLocalTime(at, zone).date.slice(0, 4);
  const isThisYear = yearOf(iso) === yearOf(new Date(now).toISOString());
  return new Date(iso).toLocaleString('en', {
    timeZone: zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** 'in 20 minutes', 'in 5 hours', 'tomorrow', 'in 3 days', 'yesterday'. Days are counted by the reader's calendar. */
export function relativeText(iso: string, now = Date.now(), zone = ownTimeZone()): string {
  const msUntil = Date.parse(iso) - now;
  const distance = Math.abs(msUntil);
  const dayOf = (at: number) => Date.parse(toLocalTime(new Date(at).toISOString(), zone).date);
  const days = Math.round((dayOf(Date.parse(iso)) - dayOf(now)) / dayMs);
  if (distance < minuteMs) return 'now';
  if (distance < hourMs) return relative.format(Math.trunc(msUntil / minuteMs), 'minute');
  if (days === 0 || distance < 6 * hourMs) return relative.format(Math.trunc(msUntil / hourMs), 'hour');
  return relative.format(days, 'day');
}

/** Whether a date is in the past. */
export function hasPassed(iso: string, now = Date.now()): boolean {
  return Date.parse(iso) < now;
}

/** Whether clocks in both zones show the same time at an instant. */
export function showSameTime(iso: string, firstZone: string, secondZone: string): boolean {
  const [first, second] = [firstZone, secondZone].map((zone) => toLocalTime(iso, zone));
  return first?.date === second?.date && first?.time === second?.time;
}

/** The city of a zone: 'New York' for America/New_York. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
