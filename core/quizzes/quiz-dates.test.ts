import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attemptsFor,
  availabilityAt,
  checkQuizDates,
  datesFor,
  endOfAttempt,
  isAfterDue,
  noDates,
  type QuizDates,
} from './quiz-dates.ts';

const at = (day: number, time = '09:00') => `2026-12-${String(day).padStart(2, '0')}T${time}:00.000Z`;

const instant = fc
  .integer({ min: Date.parse(at(1)), max: Date.parse(at(28)) })
  .map((milliseconds) => new Date(milliseconds).toISOString());
const date = fc.option(instant, { nil: null });
const dates: fc.Arbitrary<QuizDates> = fc.record({ opensAt: date, dueAt: date, closesAt: date });
const validDates = dates.filter((each) => Object.keys(checkQuizDates(each)).length === 0);

describe('the dates of a quiz', () => {
  it('are optional, and the due date can be the closing', () => {
    expect(checkQuizDates(noDates)).toEqual({});
    expect(checkQuizDates({ opensAt: at(1), dueAt: at(2), closesAt: at(2) })).toEqual({});
  });

  const yearError = 'The year must be 1970 to 2199.';
  it.each([
    [{ opensAt: at(2), dueAt: at(2) }, { dueAt: 'The due date must be after the opening.' }],
    [{ opensAt: at(2), closesAt: at(1) }, { closesAt: 'The closing must be after the opening.' }],
    [{ dueAt: at(2), closesAt: at(1) }, { closesAt: 'The closing must not be before the due date.' }],
    [{ opensAt: '1969-12-31T23:59:59.999Z' }, { opensAt: yearError }],
    [
      { closesAt: '9999-12-31T23:59:00.000Z', dueAt: '2200-01-01T00:00:00.000Z' },
      { dueAt: yearError, closesAt: yearError },
    ],
  ])('%j are refused with errors for the fields', (invalidDates, errors) => {
    expect(checkQuizDates({ ...noDates, ...invalidDates })).toEqual(errors);
  });

  it('make the quiz open from the opening until just before the closing', () => {
    const quiz = { opensAt: at(2), closesAt: at(4) };
    const days = [at(1), at(2), at(3), at(4)];
    expect(days.map((now) => availabilityAt(quiz, now))).toEqual(['NOT_OPEN_YET', 'OPEN', 'OPEN', 'CLOSED']);
    fc.assert(fc.property(instant, (now) => availabilityAt(noDates, now) === 'OPEN'));
  });

  it('never make a quiz open again after the closing, or not open yet after the opening', () => {
    const states = ['NOT_OPEN_YET', 'OPEN', 'CLOSED'];
    fc.assert(
      fc.property(validDates, instant, instant, (quiz, one, other) => {
        const [first, second] = [one, other]
          .toSorted()
          .map((now) => states.indexOf(availabilityAt(quiz, now)));
        expect(first).toBeLessThanOrEqual(second ?? 0);
      }),
    );
  });

  it('make a submission late after the due date, but not exactly at the due date', () => {
    expect(isAfterDue(at(2), at(2))).toBe(false);
    expect(isAfterDue(at(2, '09:01'), at(2))).toBe(true);
    expect([isAfterDue(null, at(2)), isAfterDue(at(2), null)]).toEqual([false, false]);
  });
});

describe('an exception for a student', () => {
  it('changes only the dates that it has', () => {
    fc.assert(
      fc.property(validDates, dates, (quiz, exception) => {
        expect(datesFor(quiz, null)).toEqual(quiz);
        expect(datesFor(quiz, noDates)).toEqual(quiz);
        const own = datesFor(quiz, exception);
        expect(own.opensAt).toBe(exception.opensAt ?? quiz.opensAt);
        expect(own.dueAt).toBe(exception.dueAt ?? quiz.dueAt);
        if (exception.closesAt !== null) expect(own.closesAt).toBe(exception.closesAt);
        else if (exception.dueAt === null) expect(own.closesAt).toBe(quiz.closesAt);
      }),
    );
  });

  it('with a due date after the closing moves the closing to this due date', () => {
    const quiz = { opensAt: at(1), dueAt: at(3), closesAt: at(4) };
    expect(datesFor(quiz, { ...noDates, dueAt: at(6) })).toEqual({ ...quiz, dueAt: at(6), closesAt: at(6) });
    fc.assert(
      fc.property(validDates, instant, (any, dueAt) => {
        const { closesAt } = datesFor(any, { ...noDates, dueAt });
        expect(closesAt === null || closesAt >= dueAt).toBe(true);
      }),
    );
  });

  it('adds attempts to a limited number', () => {
    const exception = { ...noDates, extraMinutes: 0, extraAttempts: 2 };
    expect([attemptsFor(1, exception), attemptsFor(-1, exception), attemptsFor(1, null)]).toEqual([3, -1, 1]);
  });
});

describe('the end of an attempt', () => {
  const attempt = { startedAt: at(2), timeLimit: 30, extraMinutes: 0, closesAt: null };

  it('is after the time limit and the extra time, but not after the closing', () => {
    expect(endOfAttempt(attempt)).toBe(at(2, '09:30'));
    expect(endOfAttempt({ ...attempt, extraMinutes: 15 })).toBe(at(2, '09:45'));
    expect(endOfAttempt({ ...attempt, closesAt: at(2, '09:10') })).toBe(at(2, '09:10'));
    expect(endOfAttempt({ ...attempt, closesAt: at(3) })).toBe(at(2, '09:30'));
  });

  it('is the closing without a time limit, or null without a closing', () => {
    expect(endOfAttempt({ ...attempt, timeLimit: null, extraMinutes: 15 })).toBe(null);
    expect(endOfAttempt({ ...attempt, timeLimit: null, closesAt: at(3) })).toBe(at(3));
  });
});
