import { normalizeQuestion } from '../../question-rules.ts';
import { blankQuestion } from '../../question.ts';
import { stemsIn } from '../terms/definitions.ts';
import { isAdjectival } from '../terms/distractors.ts';
import { conceptOf } from '../terms/full-names.ts';
import { areKin } from '../terms/option-groups.ts';
import { isPlural } from '../text/split-words.ts';
import { asOption, type Candidate } from './candidate.ts';
import type { DefinedTerm } from './definition-question.ts';
import { explain } from './explanation.ts';

/** Number of pairs of a question. Fewer pairs are easy to guess, more pairs are tedious. */
export const matchingPairs = { fewest: 3, max: 5 } as const;

/** Longer descriptions are hard to compare. */
const maxDescriptionLength = 140;

/** Whether the description of the first term contains the second term. */
function mentions({ definition }: DefinedTerm, { term }: DefinedTerm): boolean {
  const stems = stemsIn(definition);
  return term.keyWords.every((word) => stems.has(word));
}

/**
 * The kind, number and word class of a term, as one text. All terms of a question have the same shape: a single plural
 * among singular terms would reveal its description.
 */
function shapeOf({ term, definition }: DefinedTerm): string {
  const isSeveral = definition.style !== 'LABEL' && (term.isPlural || isPlural(term.text));
  const kind = term.nameKind === 'PERSON' ? 'PERSON' : term.kind;
  return `${kind} ${isSeveral} ${isAdjectival(term)}`;
}

/** The grammar of a description: a noun, a sentence, or a note that can be both. */
function grammarOf({ definition: { style } }: DefinedTerm): 'NOTE' | 'NOUN' | 'SENTENCE' {
  if (style === 'LABEL') return 'NOTE';
  return style === 'THAT' ? 'SENTENCE' : 'NOUN';
}

/**
 * Whether two definitions can be in one question: each description fits both terms by its form, and reveals neither.
 */
function fit(one: DefinedTerm, other: DefinedTerm): boolean {
  return (
    one.term.key !== other.term.key &&
    shapeOf(one) === shapeOf(other) &&
    grammarOf(one) === grammarOf(other) &&
    areKin(one.term, other.term) &&
    !mentions(one, other) &&
    !mentions(other, one)
  );
}

/** Sets of definitions for matching questions, in the given order. Maximum `max` sets. */
export function matchingSets(definitions: readonly DefinedTerm[], max: number): DefinedTerm[][] {
  const sets: DefinedTerm[][] = [];
  const used = new Set<DefinedTerm>();
  const short = definitions.filter(
    ({ definition }) => definition.description.length <= maxDescriptionLength && !definition.isTelling,
  );
  for (const first of short) {
    if (sets.length === max) break;
    if (used.has(first)) continue;
    const set = [first];
    for (const defined of short) {
      if (set.length === matchingPairs.max) break;
      if (used.has(defined) || defined === first) continue;
      if (set.every((other) => fit(defined, other))) set.push(defined);
    }
    if (set.length < matchingPairs.fewest) continue;
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
    quality: 12,
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
        concepts: [...new Set(set.map(({ term }) => conceptOf(term)))],
        difficulty: 'EASY',
      }),
      sources,
    }),
  };
}
