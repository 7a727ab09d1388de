import type { Question } from '../question.ts';

/** Position of a sentence in a text: `text.slice(start, end) === sentence`, in UTF-16 units. */
export interface TextSource {
  readonly start: number;
  readonly end: number;
  readonly sentence: string;
}

/** A question that was made from a text, with what it was made from. */
export interface SourcedQuestion {
  /** Normalised; `checkQuestion` finds nothing wrong with it. */
  readonly question: Question;
  /** At least one; one for each pair of a MATCHING question. */
  readonly sources: readonly TextSource[];
}

export const generationLimits = {
  /** Characters of a text to generate from. */
  text: 200_000,
  /** Questions at a time. */
  count: 50,
} as const;
