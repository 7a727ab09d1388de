import { questionTypes, type QuestionType } from '../question.ts';
import { blank } from './questions/candidate.ts';
import type { SourcedQuestion } from './sourced-question.ts';

/** Position of the blank in the statement of a question. Null if the question has no blank. */
function blankAt({ question: { question } }: SourcedQuestion): number | null {
  const statement = question.slice(question.lastIndexOf('\n\n') + 1);
  const at = statement.indexOf(blank);
  return at < 0 ? null : at;
}

/** Identifies a question of a text by its type, the positions of its sentences and the position of its blank. */
export function questionKey(made: SourcedQuestion): string {
  const { question, sources } = made;
  const at = blankAt(made);
  return `${question.type}@${sources.map(({ start }) => start).join('+')}${at === null ? '' : `_${at}`}`;
}

/** The questions about a text that were shown before. */
export class ShownQuestions {
  private readonly types = new Map<number, Set<QuestionType>>();
  private readonly blanks = new Set<string>();

  /** `keys`: results of `questionKey`. Invalid keys are ignored. */
  constructor(keys: readonly string[]) {
    for (const key of keys) {
      const [name, starts = ''] = key.split('@');
      const type = questionTypes.find((known) => known === name);
      if (type === undefined || !/^\d+(?:\+\d+)*(?:_\d+)?$/.test(starts)) continue;
      const [sentences = '', at] = starts.split('_');
      for (const start of sentences.split('+')) {
        this.add(Number(start), type);
        if (at !== undefined) this.blanks.add(`${start}_${at}`);
      }
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

  /** Whether a question with the same blank in the same sentence was shown, in any type. */
  hasBlank(made: SourcedQuestion): boolean {
    const at = blankAt(made);
    return at !== null && made.sources.some(({ start }) => this.blanks.has(`${start}_${at}`));
  }
}
