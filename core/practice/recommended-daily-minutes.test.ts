import { describe, expect, it } from 'vitest';
import type { PracticeCandidate } from './choose-cards.ts';
import { recommendedDailyMinutes } from './recommended-daily-minutes.ts';

const today = '2026-11-21';
const examDate = '2026-11-26';
const plan = { examDate, dailyMinutes: 5 };

function cards(count: number, rest: Partial<PracticeCandidate> = {}): PracticeCandidate[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    dueDate: today,
    wasAskedToday: false,
    examDate,
    recall: 0.5,
    ...rest,
  }));
}

const minutes = (candidates: PracticeCandidate[], doneToday = 0, planned: typeof plan = plan) =>
  recommendedDailyMinutes(candidates, planned, { today, doneToday });

describe('the recommended daily minutes', () => {
  it('are enough for each card before the exam, or null if the plan’s minutes are enough', () => {
    // Five minutes are ten cards a day, today and on the four days before the exam.
    expect(minutes(cards(50))).toBeNull();
    expect(minutes(cards(51))).toBe(6);
    expect(minutes(cards(60))).toBe(6);
    expect(minutes(cards(61))).toBe(7);
  });

  it('are more if cards were answered today, because they cannot be asked again today', () => {
    expect(minutes(cards(50), 10)).toBe(6);
    expect(minutes(cards(50, { wasAskedToday: true }))).toBe(7);
  });

  it('skip cards that will be remembered, and cards of another exam', () => {
    expect(
      minutes([...cards(50), ...cards(20, { recall: 0.95 }), ...cards(20, { examDate: null })]),
    ).toBeNull();
  });

  it('are null without an upcoming exam, and if the remaining days are too few', () => {
    expect(
      recommendedDailyMinutes(cards(500), { ...plan, examDate: null }, { today, doneToday: 0 }),
    ).toBeNull();
    expect(
      minutes(cards(20, { examDate: '2026-11-22', wasAskedToday: true }), 0, {
        ...plan,
        examDate: '2026-11-22',
      }),
    ).toBeNull();
  });
});
