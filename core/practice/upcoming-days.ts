import type { PracticeCandidate } from './choose-cards.ts';
import { dayAfter } from './days.ts';

/** A day, `YYYY-MM-DD`, and the number of cards that are due on it. */
export interface PracticeDayAhead {
  readonly date: string;
  readonly count: number;
}

/** Maximum number of days. Later days are not listed, because they change with each answer. */
const maxDays = 14;

/**
 * The days after `today` with due cards, in order. Cards that were due today or earlier count for tomorrow. The daily
 * minutes are ignored.
 */
export function upcomingDays(
  candidates: readonly PracticeCandidate[],
  today: string,
): readonly PracticeDayAhead[] {
  const tomorrow = dayAfter(today, 1);
  const counts = new Map<string, number>();
  for (const { dueDate } of candidates) {
    const day = dueDate < tomorrow ? tomorrow : dueDate;
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts]
    .map(([day, count]) => ({ date: day, count }))
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, maxDays);
}
