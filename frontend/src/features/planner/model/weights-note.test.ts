import { describe, expect, it } from 'vitest';
import { isComplete, weightsNote } from './weights-note.ts';

describe('weights that miss 100 percent', () => {
  it('are distinguished from complete ones', () => {
    expect([99.99, 100, 100.01].map(isComplete)).toEqual([false, true, false]);
  });

  it('are explained if they are less', () => {
    expect(weightsNote(75)).toBe('75 % of the weight is entered. 25 % to go.');
  });

  it('are explained if they are more', () => {
    expect(weightsNote(110.5)).toBe(
      '110.5 % of the weight is entered. The 10.5 % over 100 count as extra credit.',
    );
  });
});
