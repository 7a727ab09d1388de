import { describe, expect, it } from 'vitest';
import { planFilter } from './sqlite-filter.ts';

function matches(condition: unknown, value: unknown): boolean | undefined {
  const json = value === undefined ? null : JSON.stringify(value);
  return planFilter({ words: condition }, new Set()).rest?.matches({ f0: json });
}

describe('the rest of a filter finds a text in the JSON of a field:', () => {
  it.each([
    ['osmosis', 'osmosis'],
    ['osmosis', ['osmosis', 'cell']],
    ['cell', ['osmosis', 'cell']],
    ['"', ['a', '"']],
    [',', ['a', ',']],
    ['a', ['{', 'a']],
    ['é', ['a', 'é']],
  ])('%j in %j', (text, value) => {
    expect(matches(text, value)).toBe(true);
    expect(matches({ $ne: text }, value)).toBe(false);
    expect(matches({ $in: ['other', text] }, value)).toBe(true);
    expect(matches({ $nin: ['other', text] }, value)).toBe(false);
  });

  it.each([
    ['osmosis', undefined],
    ['osmosis', null],
    ['osmosis', 'osmosis cell'],
    ['cell', ['a"cell']],
    ['cell', ['a","cell']],
    ['cell', ['cell"a']],
    [',', ['a', 'b']],
    ['a', [{ a: ['a', 'a'] }]],
    ['a', { a: 'a' }],
    ['1', [1]],
    ['null', null],
  ])('but not %j in %j', (text, value) => {
    expect(matches(text, value)).toBe(false);
    expect(matches({ $ne: text }, value)).toBe(true);
  });
});

it.each([
  [null, undefined, true],
  [null, null, true],
  [null, ['a', null], true],
  [null, 'null', false],
  [null, false, false],
  [true, true, true],
  [true, [false, true], true],
  [true, 'true', false],
  [false, undefined, false],
])('%j is found in %j: %s', (operand, value, isFound) => {
  expect(matches(operand, value)).toBe(isFound);
});
