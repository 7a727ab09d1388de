import { questionTypes, type QuestionType } from '../question.ts';
import type { SourcedQuestion } from './sourced-question.ts';

/** Identifies a question among those of its text: its type and the offsets of its sentences. */
export function questionKey({ question, sources }: SourcedQuestion): string {
  return `${question.type}@${sources.map(({ start }) => start).join('+')}`;
}

/** The questions about a text that were shown before. */
export class ShownQuestions {
  private readonly types = new Map<number, Set<QuestionType>>();

  /** Keys of `questionKey`. Others are ignored. */
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

  /** Whether a question of this type about the sentence at this offset was shown. */
  has(start: number, type: QuestionType): boolean {
    return this.types.get(start)?.has(type) ?? false;
  }

  hasAny(start: number): boolean {
    return this.types.has(start);
  }
}
