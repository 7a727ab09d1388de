import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, property } from '../grading/testing/runs.ts';
import { type CreditMethod, creditMethods } from './partial-credit.ts';
import type { AnswerKey, QuestionPrompt } from './question-parts.ts';
import { isChoice, type Question } from './question.ts';
import { noResponse, type QuestionResponse } from './response.ts';
import { canBecomeNumber, readNumber, scoreResponse } from './score.ts';
import {
  choice,
  essay,
  matching,
  numeric,
  partsOf,
  response,
  several,
  shortAnswer,
  trueFalse,
} from './testing/given.ts';
import { randomQuestion } from './testing/random-questions.ts';

function shareOf(
  question: Question,
  fields: Partial<QuestionResponse>,
  method: CreditMethod = 'ALL_OR_NOTHING',
) {
  const { prompt, key } = partsOf(question);
  return scoreResponse(prompt, key, response(fields), method);
}

/** The IDs of the options at these positions, from 1, in the author's order. */
function chosen(question: Question, ...positions: readonly number[]): readonly string[] {
  const { order = [] } = partsOf(question).key;
  return positions.flatMap((position) => order[position - 1] ?? []);
}

/** The correct response. */
function rightResponse(prompt: QuestionPrompt, key: AnswerKey): QuestionResponse {
  const number = key.numericAnswers[0];
  return {
    optionIds: key.correct,
    text: key.accepted[0] ?? (number === undefined ? '' : String(number.value)),
    matches: key.matches.flatMap(({ promptId, optionId }) =>
      promptId === null ? [] : [{ promptId, optionId }],
    ),
  };
}

describe('scoreResponse', () => {
  it('gives full points for the correct option, and no points for a wrong option or an empty response', () => {
    expect(shareOf(choice(), { optionIds: chosen(choice(), 2) })).toBe(1);
    expect(shareOf(choice(), { optionIds: chosen(choice(), 1) })).toBe(0);
    expect(shareOf(choice(), {})).toBe(0);
    expect(shareOf(trueFalse(false), { optionIds: chosen(trueFalse(false), 2) })).toBe(1);
  });

  it('scores several answers by the method', () => {
    const shares = creditMethods.map((method) =>
      scoreResponse(...partsWith(several()), response({ optionIds: chosen(several(), 1, 3) }), method),
    );
    expect(shares).toEqual([0, 0, 0.25, 0.5]);
  });

  it('gives nothing for a wrong single choice, with every method', () => {
    const shares = creditMethods.map((method) =>
      scoreResponse(...partsWith(choice()), response({ optionIds: chosen(choice(), 1) }), method),
    );
    expect(shares).toEqual([0, 0, 0, 0]);
  });

  it('gives nothing for a text if the question has options', () => {
    const shares = creditMethods.map((method) =>
      scoreResponse(...partsWith(several()), response({ text: 'two' }), method),
    );
    expect(shares).toEqual([0, 0, 0, 0]);
  });

  it.each(['Paris', ' paris ', 'PARIS', 'Ｐａｒｉｓ', 'new\n york'])(
    'accepts %j as an accepted answer',
    (text) => {
      expect(shareOf(shortAnswer(['Paris', 'New York']), { text })).toBe(1);
    },
  );

  it.each(['Pari', 'NewYork', 'Paris!'])('does not accept %j as an accepted answer', (text) => {
    expect(shareOf(shortAnswer(['Paris', 'New York']), { text })).toBe(0);
  });

  it.each([
    ['3.14', 1],
    ['3,14', 1],
    ['3.15', 1],
    ['3.151', 0],
    ['-3.14', 0],
    ['7', 1],
    ['pi', 0],
    ['', 0],
  ])('scores %j against 3.14 ± 0.01 or 7', (text, share) => {
    expect(shareOf(numeric([[3.14, 0.01], 7]), { text })).toBe(share);
  });

  it.each(['1500', '1,500', '1 500', '1.5e3', '1500.0'])('reads %j as 1500', (text) => {
    expect(shareOf(numeric([1500]), { text })).toBe(1);
  });

  it('reads a comma before three digits as a decimal comma if that gives the correct answer', () => {
    expect(shareOf(numeric([[9.807, 0.001]]), { text: '9,807' })).toBe(1);
  });

  it('ignores floating-point errors', () => {
    expect(shareOf(numeric([0.1 + 0.2]), { text: '0.3' })).toBe(1);
    expect(shareOf(numeric([[1, 0.1]]), { text: '1.1' })).toBe(1);
    expect(shareOf(numeric([0]), { text: '1e-12' })).toBe(0);
  });

  const capitals = matching([
    ['France', 'Paris'],
    ['Italy', 'Rome'],
    ['', 'Madrid'],
  ]);
  // matchPrompts are id-1 and id-2. Madrid, Paris and Rome are id-3 to id-5.
  it('scores each pair or all pairs together, by the method', () => {
    const half = { matches: [{ promptId: 'id-1', optionId: 'id-4' }] };
    const whole = { matches: [...half.matches, { promptId: 'id-2', optionId: 'id-5' }] };
    expect([shareOf(capitals, half), shareOf(capitals, whole)]).toEqual([0, 1]);
    expect([shareOf(capitals, half, 'NET_CORRECT'), shareOf(capitals, whole, 'NET_CORRECT')]).toEqual([
      0.5, 1,
    ]);
    const wrong = { matches: [{ promptId: 'id-1', optionId: 'id-3' }] };
    expect(shareOf(capitals, wrong, 'EACH_ANSWER')).toBe(0);
  });

  it('gives null for an essay, which a person must grade, and 0 for an empty essay', () => {
    expect(shareOf(essay(), { text: 'Light is scattered.' })).toBeNull();
    expect(shareOf(essay(), { text: ' ' })).toBe(0);
  });

  it(
    'gives full points for the correct response and no points for an empty response, with every method',
    property,
    () => {
      const check = fc.property(randomQuestion(), fc.constantFrom(...creditMethods), (question, method) => {
        const { prompt, key } = partsOf(question);
        expect(scoreResponse(prompt, key, noResponse, method)).toBe(0);
        if (question.type === 'ESSAY') return;
        expect(scoreResponse(prompt, key, rightResponse(prompt, key), method)).toBe(1);
      });
      fc.assert(check, { numRuns: propertyRuns(10_000) });
    },
  );

  it('is between 0 and 1 for all selections, and 1 only for exactly the correct options', property, () => {
    const selections = randomQuestion(['MULTIPLE_CHOICE', 'MULTIPLE_ANSWERS', 'TRUE_FALSE']).chain(
      (question) => fc.tuple(fc.constant(question), fc.subarray(question.answers.map((_, at) => at + 1))),
    );
    const check = fc.property(
      selections,
      fc.constantFrom(...creditMethods),
      ([question, positions], method) => {
        fc.pre(isChoice(question.type) && (question.type === 'MULTIPLE_ANSWERS' || positions.length < 2));
        const share = shareOf(question, { optionIds: chosen(question, ...positions) }, method) ?? -1;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(share === 1).toBe(positions.join() === question.correctAnswer.join());
      },
    );
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });
});

function partsWith(question: Question): readonly [QuestionPrompt, AnswerKey] {
  const { prompt, key } = partsOf(question);
  return [prompt, key];
}

describe('readNumber', () => {
  it.each([
    ['12', 12],
    [' +1.5 ', 1.5],
    ['−2,5', -2.5],
    ['.5', 0.5],
    ['6.02e23', 6.02e23],
    ['1,000', 1000],
    ['1,234.5', 1234.5],
  ])('reads %j as %d', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each(['', 'ten', '1/2', '0x10', 'Infinity', 'NaN', '1e999', '1 2', '--1'])(
    'finds no number in %j',
    (text) => {
      expect(readNumber(text)).toBeNull();
    },
  );

  it('finds no number in a page of spaces', () => {
    expect(readNumber(`1${' '.repeat(50_000)}x`)).toBeNull();
  });
});

describe('canBecomeNumber', () => {
  it('accepts every beginning of a number', () => {
    for (const text of ['12', '+1.5', '−2,5', '.5', '6.02e23', '1,234.5', "1'000", '1 000', '87 %', '-1E-3'])
      for (let end = 0; end <= text.length; end += 1)
        expect(canBecomeNumber(text.slice(0, end)), text.slice(0, end)).toBe(true);
  });

  it.each(['f', 'four', '12 apples', '1/2', '--1', 'e', '1e5x', `1${' '.repeat(50_000)}x`, '1'.repeat(101)])(
    'refuses %j',
    (text) => {
      expect(canBecomeNumber(text)).toBe(false);
    },
  );
});
