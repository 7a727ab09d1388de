import { day, isoAfter, type Clock } from '../../platform/clock.ts';
import type { AttemptStore } from '../attempts/attempt.store.ts';
import type { QuestionWriter } from '../bank/question-writer.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import type { QuizWriter } from './quiz-writer.ts';
import type { QuizDocument, QuizStore } from './quiz.store.ts';

/** What other domains keep for a quiz, and what goes with it. */
export interface QuizDependents {
  removeOfQuiz(quizId: string): Promise<void>;
}

export interface QuizPurgeDependencies {
  readonly quizzes: QuizStore;
  readonly questions: QuestionStore;
  readonly attempts: AttemptStore;
  readonly quizDependents: readonly QuizDependents[];
  readonly writer: Pick<QuestionWriter, 'discard'>;
  readonly quizWriter: QuizWriter;
  readonly clock: Clock;
}

/** How long a deleted quiz can be restored. */
const restorable = 30 * day;
/** At a time; the next time goes on. */
const max = 1000;

/** Ends what is over. */
export class QuizPurge {
  constructor(private readonly dependencies: QuizPurgeDependencies) {}

  /** Removes what was deleted 30 days ago, and ends what was cut off. */
  async run(): Promise<void> {
    const { quizzes, quizWriter, clock } = this.dependencies;
    await quizWriter.purge();
    const until = isoAfter(clock, -restorable);
    for (const quiz of await quizzes.listSome({ deletedAt: { $lte: until } }, max))
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
      await this.erase(quiz);
  }

  /**
   * Removes a quiz for good: its attempts and what was made of it, its own questions with every wording that no other
   * attempt asks, and its files. The quiz goes last, so that what failed half-way is done again.
   */
  async erase(quiz: QuizDocument): Promise<void> {
    const { attempts, quizDependents, quizWriter } = this.dependencies;
    await Promise.all([attempts, ...quizDependents].map((dependents) => dependents.removeOfQuiz(quiz._id)));
    await this.discardVersions(quiz);
    await quizWriter.erase(quiz);
  }

  private async discardVersions({ _id }: QuizDocument): Promise<void> {
    const { questions, attempts, writer } = this.dependencies;
    for await (const chunk of questions.readInChunks({ quizId: { $eq: _id } })) {
      const versionIds = chunk.flatMap((question) => question.versionIds);
      const asked = await attempts.versionsAsked(versionIds);
      await writer.discard(...versionIds.filter((id) => !asked.has(id)));
    }
  }
}
