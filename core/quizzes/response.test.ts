import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkResponse,
  isBlank,
  maxEssayLength,
  maxShortLength,
  noResponse,
  withoutControls,
} from './response.ts';
import {
  choice,
  essay,
  matching,
  numeric,
  partsOf,
  response,
  several,
  shortAnswer,
} from './testing/given.ts';

const one = partsOf(choice()).prompt;
const many = partsOf(several()).prompt;
// matchPrompts are id-1 and id-2, matchOptions id-3 and id-4.
const pairs = partsOf(
  matching([
    ['France', 'Paris'],
    ['Italy', 'Rome'],
  ]),
).prompt;

const written = partsOf(essay()).prompt;
const words = partsOf(shortAnswer(['Paris'])).prompt;
const figures = partsOf(numeric([3])).prompt;

const longerThan = (count: string) => `An answer must not be longer than ${count} characters.`;
const noControls = 'An answer must not contain control characters.';

describe('checkResponse', () => {
  it('accepts any response that the question allows', () => {
    expect(checkResponse(one, noResponse)).toBeNull();
    expect(checkResponse(one, response({ optionIds: ['id-3'] }))).toBeNull();
    expect(checkResponse(many, response({ optionIds: ['id-3', 'id-1'] }))).toBeNull();
    expect(checkResponse(written, response({ text: 'x'.repeat(maxEssayLength) }))).toBeNull();
    expect(checkResponse(written, response({ text: 'One\tline\r\nand \u2067another\u2069' }))).toBeNull();
    expect(checkResponse(words, response({ text: 'x'.repeat(maxShortLength) }))).toBeNull();
    const matches = [
      { promptId: 'id-1', optionId: 'id-4' },
      { promptId: 'id-2', optionId: 'id-4' },
    ];
    expect(checkResponse(pairs, response({ matches }))).toBeNull();
  });

  it.each([
    ['an answer of another question', one, { optionIds: ['id-9'] }, 'This is not an answer of the question.'],
    ['an answer twice', many, { optionIds: ['id-1', 'id-1'] }, 'An answer is chosen twice.'],
    ['two answers where only one is allowed', one, { optionIds: ['id-1', 'id-2'] }, 'Choose one answer.'],
    [
      'a pair of another question',
      pairs,
      { matches: [{ promptId: 'id-1', optionId: 'id-9' }] },
      'This is not a pair of the question.',
    ],
    [
      'a pair the wrong way round',
      pairs,
      { matches: [{ promptId: 'id-3', optionId: 'id-1' }] },
      'This is not a pair of the question.',
    ],
    [
      'two partners of one left side',
      pairs,
      {
        matches: [
          { promptId: 'id-1', optionId: 'id-3' },
          { promptId: 'id-1', optionId: 'id-4' },
        ],
      },
      'A left side is matched twice.',
    ],
    ['an essay that is too long', written, { text: 'x'.repeat(maxEssayLength + 1) }, longerThan('50,000')],
    ['an essay as a short answer', words, { text: 'x'.repeat(maxShortLength + 1) }, longerThan('2,000')],
    ['an essay as a number', figures, { text: '1'.repeat(maxShortLength + 1) }, longerThan('2,000')],
    ['a null character', written, { text: 'a\0b' }, noControls],
    ['an escape sequence', words, { text: '\u001B[2J' }, noControls],
    ['a control character of Latin-1', words, { text: 'a\u0085' }, noControls],
    ['half of a surrogate pair', words, { text: 'a\uD800' }, noControls],
    ['a text that is shown backwards', words, { text: '\u202Eabc' }, noControls],
  ])('refuses %s', (_mistake, prompt, fields, problem) => {
    expect(checkResponse(prompt, response(fields))).toBe(problem);
  });
});

describe('withoutControls', () => {
  it('removes only the characters that a response cannot contain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const cleaned = withoutControls(text);
        expect(checkResponse(written, response({ text: cleaned }))).toBeNull();
        expect(cleaned === text).toBe(checkResponse(written, response({ text })) === null);
      }),
    );
    expect(withoutControls('Soft\u000Bbreak\tand\r\nline')).toBe('Softbreak\tand\r\nline');
  });
});

describe('isBlank', () => {
  it('is true for an empty response or spaces, and false for any other response', () => {
    expect([noResponse, response({ text: ' \n' })].map(isBlank)).toEqual([true, true]);
    const answered = [
      response({ text: '0' }),
      response({ optionIds: ['id-1'] }),
      response({ matches: [{ promptId: 'id-1', optionId: 'id-2' }] }),
    ];
    expect(answered.map(isBlank)).toEqual([false, false, false]);
  });
});
