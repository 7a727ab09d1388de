import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, property } from '../../grading/testing/runs.ts';
import { drawQuestions, type DrawCandidate, type DrawRequest } from './draw-questions.ts';

const anything: DrawRequest = {
  count: 5,
  categoryIds: [],
  concepts: [],
  difficulty: null,
  types: [],
  weakConcepts: {},
};

function candidate(id: string, fields: Partial<DrawCandidate> = {}): DrawCandidate {
  return { id, categoryId: null, concepts: [], difficulty: null, type: 'MULTIPLE_CHOICE', ...fields };
}

function about(concept: string, count: number): DrawCandidate[] {
  return Array.from({ length: count }, (_, at) => candidate(`${concept}-${at}`, { concepts: [concept] }));
}

function conceptCounts(ids: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of ids) {
    const concept = id.replace(/-\d+$/, '');
    counts[concept] = (counts[concept] ?? 0) + 1;
  }
  return counts;
}

describe('drawQuestions', () => {
  it('draws the requested number of questions, none twice', () => {
    const { ids, available } = drawQuestions(about('cell', 20), anything, 'a');
    expect(new Set(ids).size).toBe(5);
    expect(available).toBe(20);
  });

  it('draws all matching questions, and reports their number if there are too few', () => {
    const { ids, available } = drawQuestions(about('cell', 3), anything, 'a');
    expect(ids.toSorted()).toEqual(['cell-0', 'cell-1', 'cell-2']);
    expect(available).toBe(3);
  });

  it('draws nothing from an empty bank', () => {
    expect(drawQuestions([], anything, 'a')).toEqual({ ids: [], available: 0 });
  });

  it('draws other questions with another seed', () => {
    const draws = ['a', 'b', 'c'].map((seed) => drawQuestions(about('cell', 40), anything, seed).ids);
    expect(new Set(draws.map((ids) => ids.toSorted().join())).size).toBe(3);
  });

  it.each([
    ['category', { categoryIds: ['biology'] }, ['in-category']],
    ['difficulty', { difficulty: 'HARD' }, ['hard']],
    ['type', { types: ['NUMERIC'] }, ['numeric']],
    ['concept, in any letter case', { concepts: ['OSMOSIS '] }, ['of-concept']],
  ] as const)('draws only the requested %s', (_, criteria, expected) => {
    const bank = [
      candidate('in-category', { categoryId: 'biology' }),
      candidate('hard', { difficulty: 'HARD' }),
      candidate('numeric', { type: 'NUMERIC' }),
      candidate('of-concept', { concepts: ['Osmosis', 'cell'] }),
    ];
    expect(drawQuestions(bank, { ...anything, ...criteria }, 'a').ids).toEqual(expected);
  });

  it('draws equally often from each concept, even if one of them has many more questions', () => {
    const bank = [...about('cell', 200), ...about('osmosis', 4), ...about('enzyme', 4)];
    const { ids } = drawQuestions(bank, { ...anything, count: 9 }, 'a');
    expect(conceptCounts(ids)).toEqual({ cell: 3, osmosis: 3, enzyme: 3 });
  });

  it('continues with the other concepts when a concept has no more questions', () => {
    const { ids } = drawQuestions([...about('cell', 10), ...about('osmosis', 1)], anything, 'a');
    expect(conceptCounts(ids)).toEqual({ cell: 4, osmosis: 1 });
  });

  it('draws the weakest concept four times as often as the strongest concept', () => {
    const bank = [...about('known', 50), ...about('unknown', 50)];
    const weakConcepts = { Known: 1, unknown: 0 };
    const counts = conceptCounts(drawQuestions(bank, { ...anything, count: 40, weakConcepts }, 'a').ids);
    expect(counts).toEqual({ known: 8, unknown: 32 });
  });

  const concept = fc.constantFrom('a', 'b', 'c', 'd');
  const bank = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 4 }),
      categoryId: fc.constantFrom(null, 'x', 'y'),
      concepts: fc.uniqueArray(concept, { maxLength: 3 }),
      difficulty: fc.constantFrom(null, 'EASY' as const, 'HARD' as const),
      type: fc.constantFrom('NUMERIC' as const, 'ESSAY' as const),
    }),
    { selector: ({ id }) => id, maxLength: 40 },
  );
  const randomCriteria = fc.record({
    count: fc.nat(30),
    categoryIds: fc.uniqueArray(fc.constantFrom('x', 'y'), { maxLength: 2 }),
    concepts: fc.uniqueArray(concept, { maxLength: 2 }),
    difficulty: fc.constantFrom(null, 'EASY' as const),
    types: fc.constantFrom([], ['NUMERIC' as const]),
    weakConcepts: fc.dictionary(concept, fc.double({ noNaN: true })),
  });

  it('repeats a draw for the same seed, in any order of the bank', property, () => {
    const check = fc.property(bank, randomCriteria, fc.string(), (questions, criteria, seed) => {
      const draw = drawQuestions(questions, criteria, seed);
      expect(drawQuestions(questions.toReversed(), criteria, seed)).toEqual(draw);
      expect(draw.ids).toHaveLength(Math.min(criteria.count, draw.available));
      expect(new Set(draw.ids).size).toBe(draw.ids.length);
    });
    fc.assert(check, { numRuns: propertyRuns(5_000) });
  });
});
