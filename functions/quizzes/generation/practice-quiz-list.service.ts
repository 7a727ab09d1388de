import type { Actor } from '../../platform/actor.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { isSubmitted } from '../attempts/attempt.policy.ts';
import type { AttemptStore } from '../attempts/attempt.store.ts';
import type { QuizPurge } from '../authoring/quiz-purge.ts';
import { quizNotFound } from '../authoring/quiz-reader.ts';
import type { QuizDocument, QuizStore } from '../authoring/quiz.store.ts';
import { checkPracticeRoom, maxPracticeQuizzes } from './practice-room.ts';

export interface PracticeQuizListServiceDependencies {
  readonly quizzes: QuizStore;
  readonly attempts: AttemptStore;
  readonly purge: Pick<QuizPurge, 'erase'>;
  readonly clock: Clock;
}

/** Maximum concurrent updates. */
const concurrency = 10;

/** Deletes and restores practice quizzes. Students manage only their own. */
export class PracticeQuizListService {
  constructor(private readonly dependencies: PracticeQuizListServiceDependencies) {}

  /**
   * Deletes a practice quiz, which can be restored for 30 days. Throws NOT_FOUND if the actor has no practice
   * quiz with this ID.
   */
  async delete({ userId }: Actor, id: string): Promise<string> {
    const { quizzes, clock } = this.dependencies;
    if (!(await quizzes.setPracticeDeleted(id, userId, isoAfter(clock, 0)))) throw quizNotFound();
    await this.eraseSurplus(userId);
    return id;
  }

  /** Deletes practice quizzes that have attempts, all of them submitted. Returns the IDs of these quizzes. */
  async deleteFinished({ userId }: Actor): Promise<string[]> {
    const { quizzes, attempts, clock } = this.dependencies;
    const [ownIds, begun] = await Promise.all([
      quizzes.listIds({ deletedAt: null, practiceOf: { $eq: userId } }),
      attempts.listEverOwned(userId),
    ]);
    const byQuiz = Map.groupBy(begun, ({ quizId }) => quizId);
    const finished = ownIds.filter((id) => byQuiz.get(id)?.every(isSubmitted) ?? false);
    const deletedAt = isoAfter(clock, 0);
    await inBatches(finished, concurrency, (id) => quizzes.setPracticeDeleted(id, userId, deletedAt));
    await this.eraseSurplus(userId);
    return finished;
  }

  /**
   * Restores all quizzes of `ids`, or none. Throws NOT_FOUND if one of them cannot be restored, and
   * BAD_USER_INPUT if the student would have too many.
   */
  async restore({ userId }: Actor, ids: readonly string[]): Promise<string[]> {
    const { quizzes } = this.dependencies;
    const requested = new Set(ids);
    const deleted = await quizzes.listIds({ deletedAt: { $ne: null }, practiceOf: { $eq: userId } });
    const found = deleted.filter((id) => requested.has(id));
    if (found.length < requested.size) throw quizNotFound();
    await checkPracticeRoom(quizzes, userId, found.length);
    await inBatches(found, concurrency, (id) => quizzes.setPracticeDeleted(id, userId, null));
    return found;
  }

  /**
   * Keeps the `maxPracticeQuizzes` most recently deleted quizzes and erases the other deleted ones. Otherwise an
   * account could store any number of quizzes, because deleted ones do not count for the maximum.
   */
  private async eraseSurplus(userId: string): Promise<void> {
    const deleted = await this.dependencies.quizzes.listPractice(userId, { deletedAt: { $ne: null } });
    const surplus = deleted.toSorted(lastDeletedFirst).slice(maxPracticeQuizzes);
    await inBatches(surplus, 1, (quiz) => this.dependencies.purge.erase(quiz));
  }
}

function lastDeletedFirst(one: QuizDocument, other: QuizDocument): number {
  return (other.deletedAt ?? '').localeCompare(one.deletedAt ?? '');
}
