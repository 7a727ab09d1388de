import { day, isoAfter, type Clock } from '../../platform/clock.ts';
import type { AttemptStore } from '../attempts/attempt.store.ts';
import type { QuestionWriter } from '../bank/question-writer.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import type { QuizWriter } from './quiz-writer.ts';
import type { QuizDocument, QuizStore } from './quiz.store.ts';

/** Data of other domains that is about a quiz. */
export interface QuizDependents {
  /** Called before the attempts at the quiz are deleted. */
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

/** Milliseconds during which a deleted quiz can be restored. */
const restoreWindowMs = 30 * day;
/** Maximum quizzes per run. The next run continues. */
const maxQuizzes = 1000;

/** Deletes quizzes permanently. */
export class QuizPurge {
  constructor(private readonly dependencies: QuizPurgeDependencies) {}

  /** Erases quizzes that were deleted at least 30 days ago. First completes or undoes interrupted writes. */
  async run(): Promise<void> {
    const { quizzes, quizWriter, clock } = this.dependencies;
    await quizWriter.purge();
    const until = isoAfter(clock, -restoreWindowMs);
    for (const quiz of await quizzes.listSome({ deletedAt: { $lte: until } }, maxQuizzes))
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
      await this.erase(quiz);
  }

  /**
   * Deletes a quiz permanently: its attempts and dependent data, its own questions with all versions that no
   * other attempt uses, and its files. The quiz is deleted last, so that a failed run is repeated.
   */
  async erase(quiz: QuizDocument): Promise<void> {
    const { attempts, quizDependents, quizWriter } = this.dependencies;
    await Promise.all(quizDependents.map((dependents) => dependents.removeOfQuiz(quiz._id)));
    await attempts.removeOfQuiz(quiz._id);
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
