import { normalizeQuestion } from '../../question-rules.ts';
import { blankQuestion } from '../../question.ts';
import { stemsIn } from '../terms/definitions.ts';
import { asOption, type Candidate } from './candidate.ts';
import type { DefinedTerm } from './definition-question.ts';
import { explain } from './explanation.ts';

/** Pairs per question: fewer can be guessed, more are tedious. */
export const matchingPairs = { fewest: 3, max: 5 } as const;

/** Longer descriptions are hard to compare. */
const maxDescriptionLength = 140;

function speaksOf({ definition }: DefinedTerm, { term }: DefinedTerm): boolean {
  const stems = stemsIn(definition);
  return term.keyWords.every((word) => stems.has(word));
}

/** Whether neither description reveals the other's term. */
function fit(one: DefinedTerm, other: DefinedTerm): boolean {
  return one.term.key !== other.term.key && !speaksOf(one, other) && !speaksOf(other, one);
}

/** Sets of definitions in the given order, without any that reveal each other. */
export function matchingSets(definitions: readonly DefinedTerm[], max: number): DefinedTerm[][] {
  const sets: DefinedTerm[][] = [];
  const used = new Set<DefinedTerm>();
  const short = definitions.filter(({ definition }) => definition.description.length <= maxDescriptionLength);
  while (sets.length < max) {
    const set: DefinedTerm[] = [];
    for (const defined of short) {
      if (set.length === matchingPairs.max) break;
      if (!used.has(defined) && set.every((other) => fit(defined, other))) set.push(defined);
    }
    if (set.length < matchingPairs.fewest) break;
    for (const defined of set) used.add(defined);
    sets.push(set);
  }
  return sets;
}

export function matchingCandidate(set: readonly DefinedTerm[]): Candidate {
  const sources = set.map(({ source }) => source);
  return {
    form: 'MATCHING',
    types: ['MATCHING'],
    sentences: set.map(({ at }) => at),
    asked: set.map(({ term }) => term.key),
    quality: 9,
    isPossible: () => true,
    build: () => ({
      question: normalizeQuestion({
        ...blankQuestion,
        type: 'MATCHING',
        question: 'Match each term with its description.',
        pairs: set.map(({ term, definition }) => ({
          left: asOption(term.text),
          right: asOption(definition.description),
        })),
        explanation: explain(sources),
        concepts: set.map(({ term }) => term.text),
        difficulty: 'EASY',
      }),
      sources,
    }),
  };
}
