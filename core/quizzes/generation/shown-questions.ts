import { questionTypes, type QuestionType } from '../question.ts';
import type { SourcedQuestion } from './sourced-question.ts';

/** Identifies a question of a text by its type and the positions of its sentences. */
export function questionKey({ question, sources }: SourcedQuestion): string {
  return `${question.type}@${sources.map(({ start }) => start).join('+')}`;
}

/** The questions about a text that were shown before. */
export class ShownQuestions {
  private readonly types = new Map<number, Set<QuestionType>>();

  /** `keys`: results of `questionKey`. Invalid keys are ignored. */
  constructor(keys: readonly string[]) {
    for (const key of keys) {
      const [name, starts = ''] = key.split('@');
      const type = questionTypes.find((known) => known === name);
      if (type === undefined || !/^\d+(?:\+\d+)*$/.test(starts)) continue;
      for (const start of starts.split('+')) this.add(Number(start), type);
    }
  }

  private add(start: number, type: QuestionType): void {
    const types = this.types.get(start) ?? new Set();
    types.add(type);
    this.types.set(start, types);
  }

  /** Whether a question of this type was shown about the sentence that starts at this position. */
  has(start: number, type: QuestionType): boolean {
    return this.types.get(start)?.has(type) ?? false;
  }

  /** Whether a question of any type was shown about the sentence. */
  hasAny(start: number): boolean {
    return this.types.has(start);
  }
}
