import { day, isoAfter, type Clock } from '../core/clock.ts';
import type { AttemptStore } from './attempt.store.ts';
import type { QuizWriter } from './quiz-writer.ts';
import type { QuizStore } from './quiz.store.ts';

/** What other domains keep for a quiz, and what goes with it. */
export interface MadeOfQuizzes {
  removeOfQuiz(quizId: string): Promise<void>;
}

export interface QuizPurgeParts {
  readonly quizzes: QuizStore;
  readonly attempts: AttemptStore;
  readonly madeOfQuizzes: readonly MadeOfQuizzes[];
  readonly quizWriter: QuizWriter;
  readonly clock: Clock;
}

/** How long a deleted quiz can be restored. */
const restorable = 30 * day;
/** At a time; the next time goes on. */
const most = 1000;

/** Ends what is over. */
export class QuizPurge {
  constructor(private readonly parts: QuizPurgeParts) {}

  /**
   * Removes what was deleted 30 days ago, with its files, its own questions and what was made of it, and ends what was
   * cut off. The quiz goes last, so that what failed half-way is done again.
   */
  async run(): Promise<void> {
    const { quizzes, attempts, madeOfQuizzes, quizWriter, clock } = this.parts;
    await quizWriter.purge();
    const until = isoAfter(clock, -restorable);
    for (const quiz of await quizzes.list({ deletedOn: { $lte: until } }, most)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is under way at once
      await Promise.all([attempts, ...madeOfQuizzes].map((kept) => kept.removeOfQuiz(quiz._id)));
      // oxlint-disable-next-line no-await-in-loop
      await quizWriter.erase(quiz);
    }
  }
}
