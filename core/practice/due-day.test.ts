import { describe, expect, it } from 'vitest';
import { dueDay } from './due-day.ts';

const examDate = '2026-11-26';
const eve = '2026-11-25';

describe('the day on which a card is due', () => {
  it.each([
    [
      'is its due date without an exam',
      { dueDate: '2026-12-20', askedDate: '2026-11-21' },
      null,
      '2026-12-20',
    ],
    [
      'is its due date if that is before the exam',
      { dueDate: '2026-11-23', askedDate: '2026-11-21' },
      examDate,
      '2026-11-23',
    ],
    [
      'is the day before the exam if its due date is later',
      { dueDate: '2026-12-20', askedDate: '2026-11-21' },
      examDate,
      eve,
    ],
    [
      'is its due date if it was already asked on the day before the exam',
      { dueDate: '2026-11-29', askedDate: eve },
      examDate,
      '2026-11-29',
    ],
    [
      'is the day of the exam for a card that was missed the day before',
      { dueDate: examDate, askedDate: eve },
      examDate,
      examDate,
    ],
    [
      'can be in the month before the exam',
      { dueDate: '2027-02-01', askedDate: '2026-11-01' },
      '2026-12-01',
      '2026-11-30',
    ],
  ])('%s', (_, days, exam, expected) => {
    expect(dueDay(days, exam)).toBe(expected);
  });
});
