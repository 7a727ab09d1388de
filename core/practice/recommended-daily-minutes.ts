import { isUnsure, type PracticeCandidate } from './choose-cards.ts';
import { daysBetween } from './days.ts';
import { cardsADay, maxDailyMinutes, type PracticePlan } from './practice-plan.ts';

interface PracticeToday {
  readonly today: string;
  /** Cards that were answered today. */
  readonly doneToday: number;
}

/**
 * Minutes per day needed to ask every unsure card once more before the exam. Null if the plan's minutes are enough, if
 * there is no exam, or if even the maximum minutes are not enough.
 */
export function recommendedDailyMinutes(
  candidates: readonly PracticeCandidate[],
  plan: PracticePlan,
  { today, doneToday }: PracticeToday,
): number | null {
  const unsure = candidates.filter((card) => card.examDate === plan.examDate && isUnsure(card));
  if (plan.examDate === null || unsure.length === 0) return null;
  const daysAfterToday = Math.max(0, daysBetween(today, plan.examDate) - 1);
  const askable = unsure.filter(({ wasAskedToday }) => !wasAskedToday).length;
  const cardsIn = (dailyMinutes: number): number => {
    const cards = cardsADay({ ...plan, dailyMinutes });
    return Math.min(Math.max(0, cards - doneToday), askable) + cards * daysAfterToday;
  };
  if (cardsIn(plan.dailyMinutes) >= unsure.length) return null;
  for (let minutes = plan.dailyMinutes + 1; minutes <= maxDailyMinutes; minutes += 1)
    if (cardsIn(minutes) >= unsure.length) return minutes;
  return null;
}
