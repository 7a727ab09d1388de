import { isUnsure, type PracticeCandidate } from './choose-cards.ts';
import { daysBetween } from './days.ts';
import { cardsADay, mostMinutes, type PracticePlan } from './practice-plan.ts';

interface PracticeSoFar {
  readonly today: string;
  /** Cards that were answered today. */
  readonly doneToday: number;
}

/**
 * How many minutes a day it takes that each card whose answer would not be remembered surely comes up once more before the
 * exam. Null where the plan's are enough, no exam is ahead, or no time is left that would do.
 */
export function enoughMinutes(
  candidates: readonly PracticeCandidate[],
  plan: PracticePlan,
  { today, doneToday }: PracticeSoFar,
): number | null {
  const unsure = candidates.filter((card) => card.examOn === plan.examOn && isUnsure(card));
  if (plan.examOn === null || unsure.length === 0) return null;
  const daysAfterToday = Math.max(0, daysBetween(today, plan.examOn) - 1);
  const askable = unsure.filter(({ wasAskedToday }) => !wasAskedToday).length;
  const cardsIn = (minutesADay: number): number => {
    const cards = cardsADay({ ...plan, minutesADay });
    return Math.min(Math.max(0, cards - doneToday), askable) + cards * daysAfterToday;
  };
  if (cardsIn(plan.minutesADay) >= unsure.length) return null;
  for (let minutes = plan.minutesADay + 1; minutes <= mostMinutes; minutes += 1)
    if (cardsIn(minutes) >= unsure.length) return minutes;
  return null;
}
