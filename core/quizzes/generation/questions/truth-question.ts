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

/** Asks if a statement is true. The statement is from the text, or has one change that makes it false. */
export class TruthCandidate implements Candidate {
  readonly form = 'TRUTH';
  readonly types = truthTypes;
  readonly sentences: readonly number[];
  readonly asked: readonly string[] = [];
  readonly quality: number;

  private readonly position: StatementPosition;

  constructor(position: StatementPosition) {
    this.position = position;
    this.sentences = [position.at];
    this.quality = 1.5 + position.sentenceQuality;
  }

  isPossible(): boolean {
    return true;
  }

  build({ pool, random }: BuildContext): SourcedQuestion {
    const { text, terms, source } = this.position;
    // Most statements are false if possible, because a true statement only repeats its sentence.
    const changed = random() < 0.9 ? falseStatement(this.position, pool, random) : null;
    return sentenceQuestion(
      { source, about: terms[0]?.term ?? null },
      {
        type: 'TRUE_FALSE',
        question: `Is this statement true or false?\n\n${changed ?? text}`,
        answers: ['True', 'False'],
        correctAnswer: [changed === null ? 1 : 2],
        difficulty: 'EASY',
      },
    );
  }
}
