import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PracticeCandidate } from './choose-cards.ts';
import { dayAfter } from './days.ts';
import { upcomingDays } from './upcoming-days.ts';

const today = '2026-11-21';
const due = (inDays: number): PracticeCandidate => ({
  id: '',
  dueDate: dayAfter(today, inDays),
  wasAskedToday: false,
  examDate: null,
  recall: 0.5,
});

describe('the days on which cards are due', () => {
  it('are listed in order, each with its number of cards', () => {
    expect(upcomingDays([due(4), due(1), due(4)], today)).toEqual([
      { date: '2026-11-22', count: 1 },
      { date: '2026-11-25', count: 2 },
    ]);
  });

  it('start tomorrow, and cards that were due today or earlier are counted for tomorrow', () => {
    expect(upcomingDays([due(-3), due(0), due(1)], today)).toEqual([{ date: '2026-11-22', count: 3 }]);
  });

  it('are empty without cards', () => {
    expect(upcomingDays([], today)).toEqual([]);
  });

  it('are at most 14 different days in order, and all cards of these days are counted', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 40 })), (days) => {
        const ahead = upcomingDays(days.map(due), today);
        expect(ahead.length).toBeLessThanOrEqual(14);
        expect(ahead.map(({ date }) => date)).toEqual([...new Set(ahead.map(({ date }) => date))].toSorted());
        const last = ahead.at(-1)?.date ?? today;
        const counted = days.filter((inDays) => dayAfter(today, Math.max(1, inDays)) <= last).length;
        expect(ahead.reduce((sum, { count }) => sum + count, 0)).toBe(counted);
      }),
    );
  });
});
