import type { PracticeCandidate } from '../../core/practice/choose-cards.ts';
import { daysBetween } from '../../core/practice/days.ts';
import { dueDay } from '../../core/practice/due-day.ts';
import { dayIn } from '../../core/practice/practice-plan.ts';
import { day } from '../platform/clock.ts';
import { recallAt, type Memory } from './memory.ts';

/** A time and a time zone. */
export interface ZonedTime {
  readonly now: Date;
  readonly timeZone: string;
}

/** The memory state of a card and its exam. */
interface MemoryAndExam {
  readonly memory: Memory;
  /** `YYYY-MM-DD`. Null without an upcoming exam. */
  readonly examDate: string | null;
}

function daysOf({ due, reviewed }: Memory, timeZone: string) {
  return {
    dueDate: dayIn(timeZone, new Date(due)),
    askedDate: dayIn(timeZone, new Date(reviewed ?? due)),
  };
}

/** When a card is due, in ISO 8601, not later than the day before the exam. At the time of day of its last review. */
export function comesBack({ memory, examDate }: MemoryAndExam, timeZone: string): string {
  const days = daysOf(memory, timeZone);
  const early = daysBetween(dueDay(days, examDate), days.dueDate);
  return new Date(Date.parse(memory.due) - early * day).toISOString();
}

/** Whether the last review was today. If the clock was set back, later days count as today. */
export function wasAskedToday(memory: Memory, { now, timeZone }: ZonedTime): boolean {
  return memory.reviewed !== null && daysOf(memory, timeZone).askedDate >= dayIn(timeZone, now);
}

/** The data that `chooseCards` needs about a card. */
export function toCandidate(
  id: string,
  { memory, examDate }: MemoryAndExam,
  moment: ZonedTime,
): PracticeCandidate {
  const { now, timeZone } = moment;
  const days = daysOf(memory, timeZone);
  return {
    id,
    dueDate: dueDay(days, examDate),
    wasAskedToday: wasAskedToday(memory, moment),
    examDate,
    recall: recallAt(memory, examDate === null ? now : new Date(`${examDate}T12:00:00.000Z`)),
  };
}
