import type { SourcedQuestion, TextSource } from '../sourced-question.ts';
import type { BuildParts, Candidate } from './candidate.ts';
import { falseStatement, type Statement } from './false-statement.ts';
import { sentenceQuestion } from './sentence-question.ts';

interface StatementPosition extends Statement {
  readonly source: TextSource;
  /** Index of the sentence. */
  readonly at: number;
  /** How well its sentence suits a question. */
  readonly worth: number;
}

const truthTypes = ['TRUE_FALSE'] as const;

/** Asks if a statement is true: as in the text, or with one change that the text contradicts. */
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
    this.quality = 1.5 + position.worth;
  }

  isPossible(): boolean {
    return true;
  }

  build({ pool, random }: BuildParts): SourcedQuestion {
    const { text, terms, source } = this.position;
    // Most are false if possible: a true one only repeats its sentence.
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
