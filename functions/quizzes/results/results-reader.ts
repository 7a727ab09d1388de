import { officialAttemptOf } from '../../../core/quizzes/attempt-score.ts';
import type { ScoringPolicy } from '../../../core/quizzes/quiz.ts';
import type { Actor } from '../../platform/actor.ts';
import type { AttemptClosing } from '../attempts/attempt-closing.ts';
import type { AttemptDocument, AttemptStore } from '../attempts/attempt.store.ts';
import type { QuizReader } from '../authoring/quiz-reader.ts';
import type { QuizExceptions } from '../authoring/effective-quiz.ts';
import type { QuizDocument } from '../authoring/quiz.store.ts';
import { earnedIn, toResultRow, type EarnedPoints, type ResultRow } from './result-row.ts';

export interface ResultsReaderDependencies {
  readonly attempts: AttemptStore;
  readonly closing: AttemptClosing;
  readonly reader: QuizReader;
  readonly exceptions: Pick<QuizExceptions, 'byAddress'>;
}

/** An attempt with its earned points. */
export interface ReadResult {
  readonly row: ResultRow & { readonly isOfficial: boolean };
  readonly earned: readonly EarnedPoints[];
}

/** Maximum attempts to read. */
const max = 5_000;

function officialIdsOf(rows: readonly ResultRow[], scoringPolicy: ScoringPolicy): ReadonlySet<string> {
  const submitted = rows.flatMap((row) => (row.score === null ? [] : [{ ...row, score: row.score }]));
  const byStudent = [...Map.groupBy(submitted, ({ userId }) => userId).values()];
  return new Set(byStudent.flatMap((ownAttempts) => officialAttemptOf(ownAttempts, scoringPolicy)?.id ?? []));
}

/** Reads the results of a quiz, for its editors and graders. Has no access to answer keys. */
export class ResultsReader {
  constructor(private readonly dependencies: ResultsReaderDependencies) {}

  /** Throws NOT_FOUND if the actor does not see the quiz’s results. */
  quiz(id: string, actor: Actor): Promise<QuizDocument> {
    return this.dependencies.reader.withResults(id, actor);
  }

  /** Attempts of kind GRADED, also open ones, latest start first. Maximum 5,000. */
  async results(quiz: QuizDocument): Promise<ReadResult[]> {
    const { _id, scoringPolicy } = quiz;
    const { attempts, closing } = this.dependencies;
    const quizFor = await this.dependencies.exceptions.byAddress(quiz);
    const rowOf = (attempt: AttemptDocument) => toResultRow(attempt, quizFor(attempt.takerEmail).dueAt);
    const read: { readonly row: ResultRow; readonly earned: EarnedPoints[] }[] = [];
    for await (const chunk of attempts.gradedChunks(_id, { max, emails: null })) {
      const current = await Promise.all(chunk.map((attempt) => closing.closeIfDue(attempt)));
      read.push(...current.map((attempt) => ({ row: rowOf(attempt), earned: earnedIn(attempt) })));
    }
    const officialIds = officialIdsOf(
      read.map(({ row }) => row),
      scoringPolicy,
    );
    return read.map(({ row, earned }) => ({ row: { ...row, isOfficial: officialIds.has(row.id) }, earned }));
  }
}
