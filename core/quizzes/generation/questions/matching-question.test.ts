import { describe, expect, it } from 'vitest';
import { definedTerm, buildContextOf } from '../testing/terms.ts';
import type { DefinedTerm } from './definition-question.ts';
import { matchingCandidate, matchingPairs, matchingSets } from './matching-question.ts';

/** Terms that have nothing in common. */
const unrelated = Array.from({ length: 12 }, (_, at) => {
  const letter = String.fromCodePoint(97 + at);
  return definedTerm(`${letter}quor`, `a kind of ${letter}vex and ${letter}zim`, at);
});
const shown = (sets: readonly (readonly DefinedTerm[])[]) =>
  sets.map((set) => set.map(({ term }) => term.text));
const names = unrelated.map(({ term }) => term.text);

describe('matchingSets', () => {
  it('have at most five terms, in the given order', () => {
    expect(shown(matchingSets(unrelated, 2))).toEqual([names.slice(0, 5), names.slice(5, 10)]);
  });

  it('have at least three terms', () => {
    expect(shown(matchingSets(unrelated.slice(0, 8), 9))).toEqual([names.slice(0, 5), names.slice(5, 8)]);
    expect(shown(matchingSets(unrelated.slice(0, 7), 9))).toEqual([names.slice(0, 5)]);
    expect(matchingSets(unrelated.slice(0, 2), 9)).toEqual([]);
    expect(matchingPairs).toEqual({ fewest: 3, max: 5 });
  });

  it('are as many as requested', () => {
    expect(matchingSets(unrelated, 1)).toHaveLength(1);
    expect(matchingSets(unrelated, 0)).toEqual([]);
  });

  it.each([
    ['mentions an earlier term', 'a relative of the aquor'],
    ['is longer than 140 characters', 'x'.repeat(141)],
  ])('skip a term whose description %s', (_, description) => {
    const mentioning = definedTerm('telling', description, 20);
    expect(shown(matchingSets([...unrelated.slice(0, 3), mentioning], 1))).toEqual([names.slice(0, 3)]);
  });

  it('have descriptions of the same grammar, because a sentence among nouns would reveal its term', () => {
    const sentence = definedTerm('anchoring', 'the first offer pulls the result', 20, 'THAT');
    expect(shown(matchingSets([...unrelated.slice(0, 3), sentence], 1))).toEqual([names.slice(0, 3)]);
  });

  it('skip a term that an earlier description mentions', () => {
    const mentioned = definedTerm('avex', 'a small thing', 20);
    expect(shown(matchingSets([...unrelated.slice(0, 3), mentioned], 1))).toEqual([names.slice(0, 3)]);
  });

  it('skip a second description of a term', () => {
    const again = definedTerm('aquor', 'some other thing', 20);
    expect(shown(matchingSets([...unrelated.slice(0, 3), again], 1))).toEqual([names.slice(0, 3)]);
  });

  it('can contain a description of 140 characters', () => {
    const long = definedTerm('long', 'x'.repeat(140), 20);
    expect(shown(matchingSets([...unrelated.slice(0, 2), long], 1))).toEqual([
      [...names.slice(0, 2), 'long'],
    ]);
  });
});

describe('matchingCandidate', () => {
  const set = unrelated.slice(0, 3);
  const candidate = matchingCandidate(set);

  it('asks for all terms of the set', () => {
    expect(candidate).toMatchObject({
      form: 'MATCHING',
      types: ['MATCHING'],
      sentences: [0, 1, 2],
      asked: names.slice(0, 3),
    });
    expect(candidate.isPossible()).toBe(true);
  });

  it('matches each term with its description', () => {
    const built = candidate.build(buildContextOf([], 0.5));
    expect(built?.question).toMatchObject({
      type: 'MATCHING',
      question: 'Match each term with its description.',
      pairs: [
        { left: 'Aquor', right: 'A kind of avex and azim' },
        { left: 'Bquor', right: 'A kind of bvex and bzim' },
        { left: 'Cquor', right: 'A kind of cvex and czim' },
      ],
      concepts: names.slice(0, 3),
      difficulty: 'EASY',
    });
    expect(built?.sources).toEqual(set.map(({ source }) => source));
    for (const { source } of set) expect(built?.question.explanation).toContain(source.sentence);
  });
});
