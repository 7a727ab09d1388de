import { describe, expect, it } from 'vitest';
import { dueDay } from './due-day.ts';

const examOn = '2026-11-26';
const eve = '2026-11-25';

describe('the day on which a card comes back', () => {
  it.each([
    ['is its own without an exam', { dueOn: '2026-12-20', askedOn: '2026-11-21' }, null, '2026-12-20'],
    [
      'is its own where that is before the exam',
      { dueOn: '2026-11-23', askedOn: '2026-11-21' },
      examOn,
      '2026-11-23',
    ],
    ['is the day before the exam at the latest', { dueOn: '2026-12-20', askedOn: '2026-11-21' }, examOn, eve],
    ['is not the day on which it was asked', { dueOn: '2026-11-29', askedOn: eve }, examOn, '2026-11-29'],
    ['is the exam’s own for what was missed the day before', { dueOn: examOn, askedOn: eve }, examOn, examOn],
    ['crosses months', { dueOn: '2027-02-01', askedOn: '2026-11-01' }, '2026-12-01', '2026-11-30'],
  ])('%s', (_, days, exam, expected) => {
    expect(dueDay(days, exam)).toBe(expected);
  });
});
