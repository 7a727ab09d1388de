import type { QuestionType } from '../../question.ts';
import type { Random } from '../../random.ts';
import type { DistractorPool } from '../terms/distractors.ts';
import type { SourcedQuestion } from '../sourced-question.ts';

/** A question that could be made of a sentence. It is made only when it is chosen, since most are not. */
export interface Candidate {
  readonly form: 'DEFINITION' | 'CLOZE' | 'NUMERIC' | 'MATCHING';
  /** What it can become. */
  readonly types: readonly QuestionType[];
  /** Numbers of the sentences that it uses up. */
  readonly sentences: readonly number[];
  /** The terms that it asks for. */
  readonly asked: readonly string[];
  /** The higher, the sooner a teacher would keep it. */
  readonly quality: number;
  /** Whether its sentences can be asked about at all, which is looked at when it is their turn. */
  isPossible(): boolean;
  /** The question, or null where the text does not give enough for one. */
  build(parts: BuildParts): SourcedQuestion | null;
}

export interface BuildParts {
  readonly pool: DistractorPool;
  readonly random: Random;
  readonly allows: (type: SourcedQuestion['question']['type']) => boolean;
}

export const blank = '_____';

/** All options begin alike, so that no capital letter shows which one began a sentence. */
export function asOption(text: string): string {
  return /^\p{Ll}[^\p{Lu}\s]*(?:\s|$)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
