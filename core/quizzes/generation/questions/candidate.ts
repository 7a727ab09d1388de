import type { QuestionType } from '../../question.ts';
import type { Random } from '../../random.ts';
import type { DistractorPool } from '../terms/distractors.ts';
import type { SourcedQuestion } from '../sourced-question.ts';

/** A possible question about one or more sentences. It is built only when it is needed, since most are not. */
export interface Candidate {
  readonly form: 'DEFINITION' | 'CLOZE' | 'NUMERIC' | 'TRUTH' | 'MATCHING' | 'TIMELINE';
  /** The types that the question can have. */
  readonly types: readonly QuestionType[];
  /** Indexes of the sentences that it uses. */
  readonly sentences: readonly number[];
  /** Keys of the terms that it asks for. */
  readonly asked: readonly string[];
  /** The higher, the more likely a teacher would keep it. */
  readonly quality: number;
  /** Whether its sentences are suitable at all. Evaluated when it is considered. */
  isPossible(): boolean;
  /** The question, or null if the text does not contain enough for one. */
  build(parts: BuildParts): SourcedQuestion | null;
}

export interface BuildParts {
  readonly pool: DistractorPool;
  readonly random: Random;
  readonly allows: (type: SourcedQuestion['question']['type']) => boolean;
}

export const blank = '_____';

/**
 * Capitalizes an option, so that no capital letter reveals which option began a sentence. A first word with a
 * capital letter inside, for example mRNA, stays as it is.
 */
export function asOption(text: string): string {
  return /^\p{Ll}[^\p{Lu}\s]*(?:\s|$)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
