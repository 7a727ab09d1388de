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
  readonly examDate: string | null;
}

function daysOf({ due, reviewed }: Memory, timeZone: string) {
  return {
    dueDate: dayIn(timeZone, new Date(due)),
    askedDate: dayIn(timeZone, new Date(reviewed ?? due)),
  };
}

/** When a card comes back, ISO 8601: at the time of day at which it was asked. */
export function comesBack({ memory, examDate }: ForExam, timeZone: string): string {
  const days = daysOf(memory, timeZone);
  const early = daysBetween(dueDay(days, examDate), days.dueDate);
  return new Date(Date.parse(memory.due) - early * day).toISOString();
}

/** What scheduling has to know of a card at a moment. */
export function toCandidate(
  id: string,
  { memory, examDate }: ForExam,
  { now, timeZone }: ZonedTime,
): PracticeCandidate {
  const days = daysOf(memory, timeZone);
  return {
    id,
    dueDate: dueDay(days, examDate),
    // A clock that was set back asks nothing twice.
    wasAskedToday: memory.reviewed !== null && days.askedDate >= dayIn(timeZone, now),
    examDate,
    recall: recallAt(memory, examDate === null ? now : new Date(`${examDate}T12:00:00.000Z`)),
  };
}
