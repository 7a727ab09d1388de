import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionTypes } from '../question.ts';
import { generateFromText } from './generate-from-text.ts';
import { codeText, materialKey, maxCodeLength, nextCode, parseCode } from './selection-code.ts';
import { questionKey } from './shown-questions.ts';
import { generationLimits } from './sourced-question.ts';
import { history } from './testing/samples.ts';

const selections = fc.array(
  fc.record({
    count: fc.integer({ min: 1, max: generationLimits.count }),
    types: fc.subarray([...questionTypes]),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('the code of a selection', () => {
  it('has all parts of the selection', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,8}$/), fc.string(), selections, (seed, text, list) => {
        const code = { seed, material: materialKey({ text }), selections: list };
        expect(parseCode(codeText(code))).toEqual(code);
      }),
    );
  });

  it('is short if the settings stay the same', () => {
    let code = codeText({ seed: 'a1b2c3d4', material: 'tabc', selections: [{ count: 5, types: [] }] });
    expect(code).toBe('a1b2c3d4-tabc-5');
    const same = { count: 5, types: [] };
    for (let time = 0; time < 3; time += 1) code = nextCode(code, 'tabc', same, same) ?? '';
    expect(code).toBe('a1b2c3d4-tabc-5x4');
    expect(nextCode('my seed', 'tabc', same, { count: 3, types: ['NUMERIC'] })).toMatch(
      /^my seed-tabc-5-3\.\w+$/,
    );
  });

  it.each(['', 'week 3', 'a-b', 'a-tabc-', 'a-tabc-0', 'a-tabc-51', 'a-tabc-5x0', 'a-tabc-5x51', 'a-xabc-5'])(
    'is not a text such as %j',
    (text) => {
      expect(parseCode(text)).toBeNull();
    },
  );

  it('is refused instead of growing over its maximum length', () => {
    const long = 'x'.repeat(maxCodeLength);
    expect(nextCode(long, 'tabc', { count: 5, types: [] }, { count: 5, types: [] })).toBeNull();
  });

  it('names the material: a text, or settings of the bank in any order', () => {
    const bank = { text: null, categoryIds: ['a', 'b'], concepts: [' Cell'], difficulty: null } as const;
    const other = { ...bank, categoryIds: ['b', 'a'], concepts: ['cell'] };
    expect(materialKey(bank)).toBe(materialKey(other));
    expect(materialKey(bank)).not.toBe(materialKey({ ...bank, difficulty: 'EASY' }));
    expect(materialKey({ text: 'a' })).not.toBe(materialKey({ text: 'b' }));
  });
});

it('questions after earlier selections are the same from the earlier selections as from their keys', () => {
  const first = generateFromText(history, { count: 4, seed: 'a' }).questions;
  const earlier = [{ count: 4, types: [] }];
  const second = generateFromText(history, { count: 4, seed: 'a', earlier });
  const shownKeys = first.map(questionKey);
  expect(generateFromText(history, { count: 4, seed: 'a', earlier, shownKeys })).toEqual(second);
  const keys = new Set(shownKeys);
  expect(second.questions.length).toBe(4);
  expect(second.questions.some((made) => keys.has(questionKey(made)))).toBe(false);
});
