import type { GradingQueueEntry } from '../../../schema/quizzes/grading-queue.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { isSubmitted, type SubmittedAttempt } from '../attempts/attempt.policy.ts';
import type { AttemptStore } from '../attempts/attempt.store.ts';
import type { QuizFinderService } from '../authoring/quiz-finder.service.ts';
import { countToGrade } from './to-grade.ts';

export interface GradingQueueServiceDependencies {
  readonly attempts: AttemptStore;
  readonly finder: Pick<QuizFinderService, 'gradable'>;
}

/** Number of attempts at one quiz that need to be graded, and when the first of them was submitted. */
interface Waiting {
  readonly count: number;
  readonly oldestSubmittedAt: string;
}

/** Lists quizzes with attempts that need to be graded. */
export class GradingQueueService {
  constructor(private readonly dependencies: GradingQueueServiceDependencies) {}

  /** The quizzes that the actor can grade and that have attempts that need to be graded, longest wait first. */
  async list(actor: Actor): Promise<GradingQueueEntry[]> {
    const ownQuizzes = await this.dependencies.finder.gradable(actor);
    const byQuiz = await this.waitingIn(ownQuizzes.map(({ _id }) => _id));
    const views = ownQuizzes.flatMap(({ _id: quizId, title: quizTitle, courseId }) => {
      const waiting = byQuiz.get(quizId);
      return waiting ? [{ quizId, quizTitle, courseId, ...waiting }] : [];
    });
    return views.toSorted((one, other) => (one.oldestSubmittedAt < other.oldestSubmittedAt ? -1 : 1));
  }

  private async waitingIn(quizIds: readonly string[]): Promise<ReadonlyMap<string, Waiting>> {
    const byQuiz = new Map<string, Waiting>();
    for await (const chunk of this.dependencies.attempts.toGradeChunks(quizIds))
      for (const { quizId, submittedAt } of await this.waiting(chunk.filter(isSubmitted))) {
        const { count, oldestSubmittedAt } = byQuiz.get(quizId) ?? {
          count: 0,
          oldestSubmittedAt: submittedAt,
        };
        const earlier = submittedAt < oldestSubmittedAt ? submittedAt : oldestSubmittedAt;
        byQuiz.set(quizId, { count: count + 1, oldestSubmittedAt: earlier });
      }
    return byQuiz;
  }

  /** Returns the attempts with ungraded answers. Stores the number of ungraded answers in attempts that lack it. */
  private async waiting(found: readonly SubmittedAttempt[]): Promise<SubmittedAttempt[]> {
    const uncounted = found.filter(({ toGradeCount }) => toGradeCount === undefined);
    await Promise.all(
      uncounted.map(({ _id, results, revision }) =>
        this.dependencies.attempts.change(
          _id,
          { $set: { toGradeCount: countToGrade(results) } },
          { revision },
        ),
      ),
    );
    return found.filter(({ results }) => countToGrade(results) > 0);
  }
}
