import { describe, expect, it } from 'vitest';
import { answerLimit, withinAnswerLimit } from './answer-size.ts';

const half = answerLimit / 2;

describe('a response', () => {
  it.each([
    ['short', { text: 'x' }],
    ['nearly as large as the maximum', { one: 'x'.repeat(half), other: 'x'.repeat(half - 100) }],
    ['without data', null],
  ])('is sent if it is %s', (_what, data) => {
    expect(withinAnswerLimit({ data })).toEqual({ data });
  });

  it.each([
    ['of two texts', { one: 'x'.repeat(half), other: 'x'.repeat(half) }],
    ['of three bytes a character', { text: '日'.repeat(half) }],
    ['of characters that JSON escapes with six bytes', { text: '\u0001'.repeat(half / 2) }],
    ['of many numbers', { text: Array.from({ length: answerLimit / 2 }, () => 1) }],
    ['of long names', { list: Array.from({ length: answerLimit / 10 }, () => ({ longName: 1 })) }],
  ])('is refused if it is too large: %s', (_what, data) => {
    const { data: text, errors } = withinAnswerLimit({ data });
    expect(text).toBeNull();
    expect(errors?.[0]?.originalError).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });
});
