import { describe, expect, it } from 'vitest';
import { answerLimit, withinAnswerLimit } from './answer-size.ts';

const half = answerLimit / 2;

describe('an answer', () => {
  it.each([
    ['short', { told: 'x' }],
    ['nearly as large as it may be', { one: 'x'.repeat(half), other: 'x'.repeat(half - 100) }],
    ['without data', null],
  ])('is given where it is %s', (_what, data) => {
    expect(withinAnswerLimit({ data })).toEqual({ data });
  });

  it.each([
    ['of two texts', { one: 'x'.repeat(half), other: 'x'.repeat(half) }],
    ['of three bytes a character', { told: '日'.repeat(half) }],
    ['of characters that are written as six', { told: '\u0001'.repeat(half / 2) }],
    ['of many numbers', { told: Array.from({ length: answerLimit / 4 + 1 }, () => 1) }],
  ])('is refused where it is too large: %s', (_what, data) => {
    const { data: told, errors } = withinAnswerLimit({ data });
    expect(told).toBeNull();
    expect(errors?.[0]?.originalError).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });
});
