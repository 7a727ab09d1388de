import type { SourcedQuestion, TextSource } from '../sourced-question.ts';
import type { Quantity } from '../text/quantities.ts';
import type { Term } from '../terms/term-book.ts';
import { blank, type Candidate } from './candidate.ts';
import { sentenceQuestion } from './sentence-question.ts';

/** A number in a statement. `about` is the statement's main term, if any. */
interface NumberPosition {
  readonly statement: string;
  readonly quantity: Quantity;
  readonly about: Term | null;
  readonly source: TextSource;
  /** Index of the sentence. */
  readonly at: number;
}

const numericTypes = ['NUMERIC'] as const;

/** Asks for a number in its sentence. */
export class NumericCandidate implements Candidate {
  readonly form = 'NUMERIC';
  readonly types = numericTypes;
  readonly sentences: readonly number[];
  readonly asked: readonly string[] = [];
  readonly quality: number;

  private readonly position: NumberPosition;

  constructor(position: NumberPosition) {
    const { quantity, about, at } = position;
    this.position = position;
    this.sentences = [at];
    this.quality = 1 + quantity.worth + Math.min(2, about === null ? 0 : about.salience / 3);
  }

  isPossible(): boolean {
    return true;
  }

  build(): SourcedQuestion {
    const { statement, quantity } = this.position;
    const { start, end, value, tolerance } = quantity;
    const shown = `${statement.slice(0, start)}${blank}${statement.slice(end)}`;
    return sentenceQuestion(this.position, {
      type: 'NUMERIC',
      question: `Which number belongs in the blank? Write it in digits, without thousands separators.\n\n${shown}`,
      numericAnswers: [{ value, tolerance }],
      difficulty: 'MEDIUM',
    });
  }
}
