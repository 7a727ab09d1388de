import { dayIn } from '../../../../core/practice/practice-plan.ts';
import { timeZone } from '../../lib/time-zone.ts';

const dayMs = 86_400_000;

/** The day of a moment as one says it: 'today', 'tomorrow', 'on Tuesday, November 24'. */
export function dayInWords(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const zone = timeZone();
  const ahead = (Date.parse(dayIn(zone, at)) - Date.parse(dayIn(zone, now))) / dayMs;
  if (ahead <= 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  return `on ${at.toLocaleDateString('en', { weekday: 'long', month: 'long', day: 'numeric', timeZone: zone })}`;
}
