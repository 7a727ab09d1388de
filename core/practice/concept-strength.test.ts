import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conceptStrengths, weakBelow, type ConceptAnswer } from './concept-strength.ts';

function answer(concept: string, share: number, day: number): ConceptAnswer {
  return { concept, share, at: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z` };
}

describe('the strength of concepts', () => {
  it('starts at a half, and one answer changes it by a quarter', () => {
    expect(conceptStrengths([answer('Osmosis', 1, 1), answer('Mitosis', 0, 1)])).toEqual([
      { concept: 'Mitosis', strength: 0.25, share: 0, answers: 1 },
      { concept: 'Osmosis', strength: 0.75, share: 1, answers: 1 },
    ]);
  });

  it('has a share of 0 until an answer earns points', () => {
    const wrong = Array.from({ length: 7 }, (_, day) => answer('a', 0, day + 1));
    expect(conceptStrengths(wrong)).toMatchObject([{ share: 0 }]);
    const [half] = conceptStrengths([...wrong, answer('a', 0.5, 9)]);
    expect(half?.share).toBeGreaterThan(0);
    expect(half?.share).toBeLessThan(0.5);
  });

  it('counts the newest answer most', () => {
    const [learned] = conceptStrengths([answer('a', 0, 1), answer('a', 1, 2)]);
    const [forgotten] = conceptStrengths([answer('a', 1, 1), answer('a', 0, 2)]);
    expect(learned?.strength).toBeGreaterThan(forgotten?.strength ?? 1);
  });

  it('is weak after two wrong answers, and not after two correct answers', () => {
    const [missed, known] = conceptStrengths([
      ...[1, 2].map((day) => answer('missed', 0, day)),
      ...[1, 2].map((day) => answer('known', 1, day)),
    ]);
    expect(missed?.strength).toBeLessThan(weakBelow);
    expect(known?.strength).toBeGreaterThan(weakBelow);
  });

  it('includes the answers with any letter case of the concept', () => {
    expect(conceptStrengths([answer('DNA', 1, 1), answer('dna', 1, 2)])).toHaveLength(1);
  });

  it('is between 0 and 1, weakest first, for any answers', () => {
    const answers = fc.array(
      fc.record({
        concept: fc.constantFrom('a', 'b', 'c'),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        at: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'),
      }),
    );
    fc.assert(
      fc.property(answers, (randomAnswers) => {
        const strengths = conceptStrengths(randomAnswers).map(({ strength }) => strength);
        expect(strengths).toEqual(strengths.toSorted((one, other) => one - other));
        expect(strengths.every((strength) => strength > 0 && strength < 1)).toBe(true);
      }),
    );
  });
});
