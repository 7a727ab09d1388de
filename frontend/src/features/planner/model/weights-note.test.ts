import { describe, expect, it } from 'vitest';
import { isComplete, weightsNote } from './weights-note.ts';

describe('weights that miss 100 percent', () => {
  it('are told from ones that make it up', () => {
    expect([99.99, 100, 100.01].map(isComplete)).toEqual([false, true, false]);
  });

  it('are explained when they are short', () => {
    expect(weightsNote(75)).toBe(
      'Weights add up to 75 %, 25 short of 100. Full marks everywhere would end at 75; the current grade is measured against what is known.',
    );
  });

  it('are explained when they are over', () => {
    expect(weightsNote(110.5)).toBe(
      'Weights add up to 110.5 %, 10.5 over 100. Full marks everywhere would end at 110.5: what lies beyond 100 counts as extra credit.',
    );
  });
});
