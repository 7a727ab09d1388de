import { toLocalTime } from '../../../../core/dates/zoned-time.ts';
import { timeZone as ownTimeZone } from '../time-zone.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** 'Tue, Nov 24, 11:59 PM', with the year if it is another one than now. */
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
  const left = Date.parse(iso) - now;
  const size = Math.abs(left);
  const dayOf = (at: number) => Date.parse(toLocalTime(new Date(at).toISOString(), zone).date);
  const days = Math.round((dayOf(Date.parse(iso)) - dayOf(now)) / dayMs);
  if (size < minuteMs) return 'now';
  if (size < hourMs) return relative.format(Math.trunc(left / minuteMs), 'minute');
  if (days === 0 || size < 6 * hourMs) return relative.format(Math.trunc(left / hourMs), 'hour');
  return relative.format(days, 'day');
}

/** Whether a date is in the past. */
export function hasPassed(iso: string, now = Date.now()): boolean {
  return Date.parse(iso) < now;
}

/** Whether clocks in both zones show the same time at an instant. */
export function showSameTime(iso: string, one: string, other: string): boolean {
  const [first, second] = [one, other].map((zone) => toLocalTime(iso, zone));
  return first?.date === second?.date && first?.time === second?.time;
}

/** The city of a zone: 'New York' for America/New_York. */
export function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
