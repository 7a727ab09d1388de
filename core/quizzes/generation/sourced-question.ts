import type { Question, QuestionType } from '../question.ts';

/** Position of a sentence in a text: `text.slice(start, end) === sentence`, in UTF-16 units. */
export interface TextSource {
  readonly start: number;
  readonly end: number;
  readonly sentence: string;
  /** The sentence with the name for which this sentence has a pronoun. Missing if the question needs no other sentence. */
  readonly antecedent?: TextSource;
}

/** A question that was generated from a text, with its sources. */
export interface SourcedQuestion {
  /** A valid question in the normal form. */
  readonly question: Question;
  /** The sentences that the question is about. At least one. A MATCHING question has one for each pair. */
  readonly sources: readonly TextSource[];
}

/** Question types that texts give without a language model. */
export const textQuestionTypes: readonly QuestionType[] = [
  'MULTIPLE_CHOICE',
  'TRUE_FALSE',
  'SHORT_ANSWER',
  'NUMERIC',
  'MATCHING',
];

export const generationLimits = {
  /** Maximum characters of a text to generate from. */
  text: 200_000,
  /** Maximum number of questions per request. */
  count: 50,
} as const;

/** The error of a number of questions to generate, or null. */
export function checkQuestionCount(count: number | null): string | null {
  const isValid = Number.isInteger(count) && count !== null && count >= 1 && count <= generationLimits.count;
  return isValid ? null : `Enter a whole number from 1 to ${generationLimits.count}.`;
}
