import { describe, expect, it } from 'vitest';
import { emphasized, plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['A **cell** is *small*, `tiny` and __alive__.', 'A cell is small, tiny and alive.'],
    ['See [the cell](https://example.org/cell) and [DNA][1].', 'See the cell and DNA.'],
    ['It was shown [12], and again [3, 4] [^note].', 'It was shown, and again.'],
    ['A <b>cell</b>\n  lives.', 'A cell lives.'],
    ['The soft\u00ADhyphen.', 'The softhyphen.'],
    ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
    ['0 < p and p > 1', '0 < p and p > 1'],
  ])('reads %j', (raw, plain) => {
    expect(plainText(raw)).toBe(plain);
  });
});

describe('emphasized', () => {
  it('returns the text between marks', () => {
    expect(emphasized('A **cell membrane** and *DNA*, `x`.')).toEqual(['cell membrane', 'DNA', 'x']);
  });
});
