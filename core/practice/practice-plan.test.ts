import { describe, expect, it } from 'vitest';
import { cardsADay, checkPracticePlan, dayIn, planOn, practiceDefaults } from './practice-plan.ts';

const today = '2026-11-21';

describe('a practice plan', () => {
  it('has two cards for each minute, and at least one card a day', () => {
    expect(cardsADay(practiceDefaults)).toBe(20);
    expect(cardsADay({ examDate: null, dailyMinutes: 0 })).toBe(1);
  });

  it.each(['2026-02-29', '2026-13-01', 'tomorrow', '2026-1-1', ''])('refuses %j as a day', (examDate) => {
    expect(checkPracticePlan({ examDate, dailyMinutes: 10 }, today)).toEqual({
      examDate: 'Enter a date like 2026-12-31.',
    });
  });

  it.each([0, -1, 241, 1.5, Number.NaN])('refuses %d minutes', (dailyMinutes) => {
    expect(checkPracticePlan({ examDate: '2028-02-29', dailyMinutes }, today)).toHaveProperty('dailyMinutes');
  });

  it('accepts an exam today, but not yesterday', () => {
    const on = (examDate: string) => checkPracticePlan({ examDate, dailyMinutes: 10 }, today);
    expect(on('2026-11-21')).toEqual({});
    expect(on('2026-11-20')).toEqual({
      examDate: 'This day has passed. Choose a later one, or leave it empty.',
    });
  });

  it('keeps its exam on the day of the exam, but not the day after', () => {
    const plan = { examDate: today, dailyMinutes: 5 };
    expect(planOn(today, plan)).toEqual(plan);
    expect(planOn('2026-11-22', plan)).toEqual({ examDate: null, dailyMinutes: 5 });
    expect(planOn('2026-11-22', practiceDefaults)).toEqual(practiceDefaults);
  });

  it('accepts no exam and a leap day', () => {
    expect(checkPracticePlan(practiceDefaults, today)).toEqual({});
    expect(checkPracticePlan({ examDate: '2028-02-29', dailyMinutes: 240 }, today)).toEqual({});
  });
});

describe('a day', () => {
  it('depends on the time zone', () => {
    const at = new Date('2026-11-21T03:00:00.000Z');
    expect(dayIn('UTC', at)).toBe('2026-11-21');
    expect(dayIn('America/Los_Angeles', at)).toBe('2026-11-20');
  });

  it('is refused for an unknown time zone', () => {
    expect(() => dayIn('Mars/Olympus', new Date(0))).toThrow(RangeError);
  });
});
