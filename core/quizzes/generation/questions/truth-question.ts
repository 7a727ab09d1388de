import type { SourcedQuestion, TextSource } from '../sourced-question.ts';
import type { BuildContext, Candidate } from './candidate.ts';
import { falseStatement, type Statement } from './false-statement.ts';
import { sentenceQuestion } from './sentence-question.ts';

interface StatementPosition extends Statement {
  readonly source: TextSource;
  /** Index of the sentence. */
  readonly at: number;
  /** The higher the number, the better the sentence is for a question. */
  readonly sentenceQuality: number;
}

const truthTypes = ['TRUE_FALSE'] as const;

/**
 * Asks if a statement is true. A true statement is from the text. A false statement has one change that the text
 * contradicts.
 */
export class TruthCandidate implements Candidate {
  readonly form = 'TRUTH';
  readonly types = truthTypes;
  readonly sentences: readonly number[];
  readonly asked: readonly string[] = [];
  readonly isTrue: boolean;
  readonly quality: number;

  private readonly position: StatementPosition;

  constructor(position: StatementPosition, isTrue: boolean) {
    this.position = position;
    this.isTrue = isTrue;
    this.sentences = [position.at];
    this.quality = 1.5 + position.sentenceQuality;
  }

  isPossible(): boolean {
    return true;
  }

  /** Null if no change certainly makes the statement false. */
  build({ pool, random }: BuildContext): SourcedQuestion | null {
    const { text, terms, source } = this.position;
    const statement = this.isTrue ? text : falseStatement(this.position, pool, random);
    if (statement === null) return null;
    return sentenceQuestion(
      { source, about: terms[0]?.term ?? null },
      {
        type: 'TRUE_FALSE',
        question: `Is this statement true or false?\n\n${statement}`,
        answers: ['True', 'False'],
        correctAnswer: [this.isTrue ? 1 : 2],
        difficulty: 'EASY',
      },
    );
  }
}
