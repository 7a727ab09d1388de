import { shuffled } from '../../random.ts';
import type { SourcedQuestion, TextSource } from '../sourced-question.ts';
import type { Quantity } from '../text/quantities.ts';
import type { Term } from '../terms/term.ts';
import { blank, type BuildContext, type Candidate } from './candidate.ts';
import { numberOptions } from './other-number.ts';
import { sentenceQuestion } from './sentence-question.ts';

/** A number in a statement. `about`: the main term of the statement, or null. */
interface NumberPosition {
  readonly statement: string;
  readonly quantity: Quantity;
  readonly about: Term | null;
  readonly source: TextSource;
  /** Index of the sentence. */
  readonly at: number;
}

const numericTypes = ['NUMERIC', 'MULTIPLE_CHOICE'] as const;

/** Share of questions with options, if both types are allowed. */
const choiceShare = 0.5;

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
    this.quality = 1 + quantity.quality + Math.min(2, about === null ? 0 : about.salience / 3);
  }

  isPossible(): boolean {
    return true;
  }

  build(context: BuildContext): SourcedQuestion | null {
    const { statement, quantity } = this.position;
    const { start, end } = quantity;
    const shown = `${statement.slice(0, start)}${blank}${statement.slice(end)}`;
    const isChoice =
      !quantity.isBound &&
      context.allows('MULTIPLE_CHOICE') &&
      (context.random() < choiceShare || !context.allows('NUMERIC'));
    const choice = isChoice ? this.choose(shown, context) : null;
    return choice ?? (context.allows('NUMERIC') ? this.recall(shown) : null);
  }

  private recall(shown: string): SourcedQuestion {
    const { value, tolerance } = this.position.quantity;
    return sentenceQuestion(this.position, {
      type: 'NUMERIC',
      question: `Which number belongs in the blank? Write it in digits, without thousands separators.\n\n${shown}`,
      numericAnswers: [{ value, tolerance }],
      difficulty: 'MEDIUM',
    });
  }

  private choose(shown: string, { random }: BuildContext): SourcedQuestion | null {
    const { statement, quantity } = this.position;
    const wrong = numberOptions(quantity, statement, random);
    if (wrong === null) return null;
    const right = statement.slice(quantity.start, quantity.end);
    const answers = shuffled([right, ...wrong], random);
    return sentenceQuestion(this.position, {
      question: `Which number belongs in the blank?\n\n${shown}`,
      answers,
      correctAnswer: [answers.indexOf(right) + 1],
      difficulty: 'EASY',
    });
  }
}
