import type { Actor } from '../core/actor.ts';
import { isHandedIn, type HandedInAttempt } from './attempt.policy.ts';
import type { AttemptStore } from './attempt.store.ts';
import type { QuizStore } from './quiz.store.ts';
import { countToGrade } from './to-grade.ts';

export interface ToGradeServiceParts {
  readonly attempts: AttemptStore;
  readonly quizzes: QuizStore;
}

export interface QuizToGradeView {
  readonly quizId: string;
  readonly quizTitle: string;
  readonly courseId: string | null;
  readonly count: number;
  readonly waitingSince: string;
}

/** More than an account can own. */
const mostQuizzes = 1_000;
/** Of all quizzes together: bounds what a request reads. */
const mostWaiting = 2_000;

/** Tells authors where somebody waits for a grade. */
export class ToGradeService {
  constructor(private readonly parts: ToGradeServiceParts) {}

  /** Of the actor's own quizzes that are there; the one in which somebody waits longest first. */
  async list({ userId }: Actor): Promise<QuizToGradeView[]> {
    const { quizzes, attempts } = this.parts;
    const own = await quizzes.list(
      { ownerId: { $eq: userId }, deletedOn: null, practiceOf: null },
      mostQuizzes,
    );
    const found = await attempts.listToGrade(
      own.map(({ _id }) => _id),
      mostWaiting,
    );
    const byQuiz = Map.groupBy(await this.waiting(found.filter(isHandedIn)), ({ quizId }) => quizId);
    const views = own.flatMap(({ _id: quizId, title: quizTitle, courseId }) => {
      const times = (byQuiz.get(quizId) ?? []).map(({ submittedAt }) => submittedAt).toSorted();
      const [waitingSince] = times;
      return waitingSince === undefined
        ? []
        : [{ quizId, quizTitle, courseId, count: times.length, waitingSince }];
    });
    return views.toSorted((one, other) => (one.waitingSince < other.waitingSince ? -1 : 1));
  }

  /** Attempts that were scored before they counted what waits count it now. */
  private async waiting(found: readonly HandedInAttempt[]): Promise<HandedInAttempt[]> {
    const uncounted = found.filter(({ toGrade }) => toGrade === undefined);
    await Promise.all(
      uncounted.map(({ _id, results, revision }) =>
        this.parts.attempts.change(_id, { $set: { toGrade: countToGrade(results) } }, { revision }),
      ),
    );
    return found.filter(({ results }) => countToGrade(results) > 0);
  }
}
