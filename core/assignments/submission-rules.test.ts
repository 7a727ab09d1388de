import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOpen, ownStatusFor, refusalOf, statusFor, type SubmissionState } from './submission-rules.ts';

const opensAt = '2026-11-01T08:00:00.000Z';
const dueAt = '2026-12-01T22:59:00.000Z';
const dates = { opensAt, dueAt };
const inTime = '2026-11-20T10:00:00.000Z';
const tooLate = '2026-12-01T22:59:00.001Z';

const submission = (more: Partial<SubmissionState> = {}): SubmissionState => ({
  submittedAt: inTime,
  number: 1,
  gradedNumber: null,
  returnedAt: null,
  ...more,
});

const times = fc
  .date({ min: new Date('2026-10-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const anySubmission = fc.record({
  submittedAt: times,
  number: fc.integer({ min: 1, max: 3 }),
  gradedNumber: fc.option(fc.integer({ min: 1, max: 3 })),
  returnedAt: fc.option(times),
});

it('Missing work was not submitted by the due date', () => {
  expect(statusFor(dates, null, dueAt)).toBe('NOT_SUBMITTED');
  expect(statusFor(dates, null, tooLate)).toBe('MISSING');
  expect(statusFor({ dueAt: null }, null, tooLate)).toBe('NOT_SUBMITTED');
});

it.each([
  ['SUBMITTED', submission()],
  ['LATE', submission({ submittedAt: tooLate })],
  ['GRADED', submission({ gradedNumber: 1 })],
  ['GRADED', submission({ gradedNumber: 1, submittedAt: tooLate })],
  ['SUBMITTED', submission({ gradedNumber: 1, number: 2 })],
  ['RETURNED', submission({ gradedNumber: 1, returnedAt: tooLate })],
] as const)('A submission is %s', (status, given) => {
  expect(statusFor(dates, given, tooLate)).toBe(status);
});

it('The student does not learn of a grade before it is returned', () => {
  fc.assert(
    fc.property(fc.option(anySubmission), times, (given, now) => {
      const own = ownStatusFor(dates, given, now);
      expect(own).not.toBe('GRADED');
      if (given?.returnedAt === null)
        expect(own).toBe(ownStatusFor(dates, { ...given, gradedNumber: null }, now));
      else expect(own).toBe(statusFor(dates, given, now));
    }),
  );
});

it('A student can submit from the opening to the due date, and then only if a rule accepts late work', () => {
  const before = '2026-11-01T07:59:59.999Z';
  expect([isOpen(dates, before), isOpen(dates, opensAt)]).toEqual([false, true]);
  const refusals = (lateRule: { percentPerDay: number } | null) =>
    [before, opensAt, dueAt, tooLate].map((now) => refusalOf({ ...dates, lateRule }, null, now));
  expect(refusals(null)).toEqual(['NOT_OPEN_YET', null, null, 'PAST_DUE']);
  expect(refusals({ percentPerDay: 10 })).toEqual(['NOT_OPEN_YET', null, null, null]);
});

it('A student can submit again until the grade is returned', () => {
  fc.assert(
    fc.property(anySubmission, (given) => {
      const refusal = refusalOf({ opensAt: null, dueAt: null, lateRule: null }, given, inTime);
      expect(refusal).toBe(given.returnedAt === null ? null : 'RETURNED');
    }),
  );
});
