import type { PracticeCandidate } from '../../core/practice/choose-cards.ts';
import { daysBetween } from '../../core/practice/days.ts';
import { dueDay } from '../../core/practice/due-day.ts';
import { dayIn } from '../../core/practice/practice-plan.ts';
import { day } from '../platform/clock.ts';
import { recallAt, type Memory } from './memory.ts';

/** When and where something is scheduled. */
export interface ZonedTime {
  readonly now: Date;
  readonly timeZone: string;
}

/** Of a card: the exam that it is for, `YYYY-MM-DD`; null while none is ahead. */
interface ForExam {
  readonly memory: Memory;
  readonly examOn: string | null;
}

function daysOf({ due, reviewed }: Memory, timeZone: string) {
  return {
    dueOn: dayIn(timeZone, new Date(due)),
    askedOn: dayIn(timeZone, new Date(reviewed ?? due)),
  };
}

/** When a card comes back, ISO 8601: at the time of day at which it was asked. */
export function comesBack({ memory, examOn }: ForExam, timeZone: string): string {
  const days = daysOf(memory, timeZone);
  const early = daysBetween(dueDay(days, examOn), days.dueOn);
  return new Date(Date.parse(memory.due) - early * day).toISOString();
}

/** What scheduling has to know of a card at a moment. */
export function toCandidate(
  id: string,
  { memory, examOn }: ForExam,
  { now, timeZone }: ZonedTime,
): PracticeCandidate {
  const days = daysOf(memory, timeZone);
  return {
    id,
    dueOn: dueDay(days, examOn),
    // A clock that was set back asks nothing twice.
    wasAskedToday: memory.reviewed !== null && days.askedOn >= dayIn(timeZone, now),
    examOn,
    recall: recallAt(memory, examOn === null ? now : new Date(`${examOn}T12:00:00.000Z`)),
  };
}
