import { describe, expect, it } from 'vitest';
import { cardsADay, checkPracticePlan, dayIn, practiceDefaults } from './practice-plan.ts';

describe('a plan for practice', () => {
  it('fits two cards into a minute, and at least one into a day', () => {
    expect(cardsADay(practiceDefaults)).toBe(20);
    expect(cardsADay({ examOn: null, minutesADay: 0 })).toBe(1);
  });

  it.each(['2026-02-29', '2026-13-01', 'tomorrow', '2026-1-1', ''])('refuses %j as a day', (examOn) => {
    expect(checkPracticePlan({ examOn, minutesADay: 10 })).toEqual({
      examOn: 'This is not a day: write it as 2026-12-31.',
    });
  });

  it.each([0, -1, 241, 1.5, Number.NaN])('refuses %d minutes', (minutesADay) => {
    expect(checkPracticePlan({ examOn: '2028-02-29', minutesADay })).toHaveProperty('minutesADay');
  });

  it('takes none and a leap day', () => {
    expect(checkPracticePlan(practiceDefaults)).toEqual({});
    expect(checkPracticePlan({ examOn: '2028-02-29', minutesADay: 240 })).toEqual({});
  });
});

describe('a day', () => {
  it('is the one of the place', () => {
    const at = new Date('2026-11-21T03:00:00.000Z');
    expect(dayIn('UTC', at)).toBe('2026-11-21');
    expect(dayIn('America/Los_Angeles', at)).toBe('2026-11-20');
  });

  it('is refused where there is no such zone', () => {
    expect(() => dayIn('Mars/Olympus', new Date(0))).toThrow(RangeError);
  });
});
