import { describe, expect, it } from 'vitest';
import { checkResponse, isBlank, longestResponse, noResponse } from './response.ts';
import { choice, essay, matching, partsOf, response, several } from './testing/given.ts';

const one = partsOf(choice()).prompt;
const many = partsOf(several()).prompt;
// Lefts are id-1 and id-2, rights id-3 and id-4.
const pairs = partsOf(
  matching([
    ['France', 'Paris'],
    ['Italy', 'Rome'],
  ]),
).prompt;

describe('checkResponse', () => {
  it('takes what the question can be answered with', () => {
    expect(checkResponse(one, noResponse)).toBeNull();
    expect(checkResponse(one, response({ optionIds: ['id-3'] }))).toBeNull();
    expect(checkResponse(many, response({ optionIds: ['id-3', 'id-1'] }))).toBeNull();
    expect(checkResponse(partsOf(essay()).prompt, response({ text: 'Scattering' }))).toBeNull();
    const matches = [
      { leftId: 'id-1', rightId: 'id-4' },
      { leftId: 'id-2', rightId: 'id-4' },
    ];
    expect(checkResponse(pairs, response({ matches }))).toBeNull();
  });

  it.each([
    ['an answer of another question', one, { optionIds: ['id-9'] }, 'This is not an answer of the question.'],
    ['an answer twice', many, { optionIds: ['id-1', 'id-1'] }, 'An answer is chosen twice.'],
    ['two answers where one is asked for', one, { optionIds: ['id-1', 'id-2'] }, 'Choose one answer.'],
    [
      'a pair of another question',
      pairs,
      { matches: [{ leftId: 'id-1', rightId: 'id-9' }] },
      'This is not a pair of the question.',
    ],
    [
      'a pair the wrong way round',
      pairs,
      { matches: [{ leftId: 'id-3', rightId: 'id-1' }] },
      'This is not a pair of the question.',
    ],
    [
      'two partners of one left side',
      pairs,
      {
        matches: [
          { leftId: 'id-1', rightId: 'id-3' },
          { leftId: 'id-1', rightId: 'id-4' },
        ],
      },
      'A left side is matched twice.',
    ],
    [
      'a book',
      one,
      { text: 'x'.repeat(longestResponse + 1) },
      'An answer must not be longer than 50,000 characters.',
    ],
  ])('refuses %s', (_mistake, prompt, fields, problem) => {
    expect(checkResponse(prompt, response(fields))).toBe(problem);
  });
});

describe('isBlank', () => {
  it('is true of spaces and false of any answer', () => {
    expect([noResponse, response({ text: ' \n' })].map(isBlank)).toEqual([true, true]);
    const given = [
      response({ text: '0' }),
      response({ optionIds: ['id-1'] }),
      response({ matches: [{ leftId: 'id-1', rightId: 'id-2' }] }),
    ];
    expect(given.map(isBlank)).toEqual([false, false, false]);
  });
});
