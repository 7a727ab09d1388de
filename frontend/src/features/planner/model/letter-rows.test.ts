import { describe, expect, it } from 'vitest';
import { defaultGradeMaps } from '../../../../../core/grading/defaults.ts';
import { checkLetterRows, letterRowsOf, toGradeMaps } from './letter-rows.ts';

describe('letter rows', () => {
  it('convert back to the same grade maps', () => {
    expect(toGradeMaps(letterRowsOf(defaultGradeMaps))).toEqual(defaultGradeMaps);
  });

  it('have each error at its field', () => {
    const rows = [
      { key: 0, letter: 'A', minimum: '90' },
      { key: 1, letter: 'A', minimum: 'x' },
    ];
    expect(Object.keys(checkLetterRows(rows))).toEqual(['1.letter', '1.minimum']);
  });
});
