import type { QuestionType } from '../../question.ts';
import type { Random } from '../../random.ts';
import type { DistractorPool } from '../terms/distractors.ts';
import type { SourcedQuestion } from '../sourced-question.ts';

/**
 * A possible question about one or more sentences. Most candidates are never used, so the question is built on request.
 */
export interface Candidate {
  readonly form: 'DEFINITION' | 'CLOZE' | 'NUMERIC' | 'TRUTH' | 'MATCHING' | 'TIMELINE';
  /** The types that the question can have. */
  readonly types: readonly QuestionType[];
  /** Indices of the sentences that the question uses. */
  readonly sentences: readonly number[];
  /** Keys of the terms that the question asks for. */
  readonly asked: readonly string[];
  /** Whether the statement of the question is true. Undefined for other forms. */
  readonly isTrue?: boolean;
  /** The higher the number, the more likely a teacher would use the question. */
  readonly quality: number;
  /** Whether the sentences are suitable. Computed only when the candidate is considered. */
  isPossible(): boolean;
  /** Builds the question. Null if the text has not enough terms for it. */
  build(context: BuildContext): SourcedQuestion | null;
}

export interface BuildContext {
  readonly pool: DistractorPool;
  readonly random: Random;
  readonly allows: (type: SourcedQuestion['question']['type']) => boolean;
}

/** The text that replaces an answer in its sentence. */
export const blank = '_____';

/**
 * Capitalizes an option, so that a capital letter does not reveal an option from the start of a sentence. A first word
 * with a capital letter inside, for example mRNA, is not changed.
 */
export function asOption(text: string): string {
  return /^\p{Ll}[^\p{Lu}\s]*(?:\s|$)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
