import type { Actor } from '../../platform/actor.ts';
import type { AnsweredAttempts } from '../attempts/answered-attempts.ts';
import type { AttemptClosing } from '../attempts/attempt-closing.ts';
import { isHandedIn, type HandedInAttempt } from '../attempts/attempt.policy.ts';
import type { AttemptStore } from '../attempts/attempt.store.ts';
import type { Grading, OpenedItem } from '../grading/grading.ts';
import {
  toItemStatistics,
  withChoices,
  type AttemptWithChoices,
  type ItemStatisticsView,
} from './item-statistics.mapper.ts';
import { quizNotFound, type QuizReader } from '../authoring/quiz-reader.ts';

export interface ItemStatisticsServiceDependencies {
  readonly attempts: AttemptStore;
  readonly answered: AnsweredAttempts;
  readonly closing: AttemptClosing;
  readonly grading: Grading;
  readonly reader: QuizReader;
}

export interface QuizStatisticsView {
  readonly id: string;
  readonly takers: number;
  readonly questions: readonly ItemStatisticsView[];
}

/** Attempts that are looked at: what bounds the work. */
const most = 2_000;

/** Each student's first attempt, because students learn from it. Latest start first. */
function firstOfEach(attempts: readonly HandedInAttempt[]): HandedInAttempt[] {
  const byTaker = new Map<string, HandedInAttempt>();
  for (const attempt of attempts) {
    const known = byTaker.get(attempt.userId);
    if (!known || attempt.number < known.number) byTaker.set(attempt.userId, attempt);
  }
  return [...byTaker.values()];
}

/** Statistics of a quiz's questions, for its editors. */
export class ItemStatisticsService {
  constructor(private readonly dependencies: ItemStatisticsServiceDependencies) {}

  /** Throws NOT_FOUND if the actor cannot edit the quiz. */
  async of(quizId: string, actor: Actor): Promise<QuizStatisticsView> {
    const { attempts, closing, reader } = this.dependencies;
    const { quiz, access } = await reader.find(quizId, actor);
    if (access !== 'editor') throw quizNotFound();
    const found = await attempts.listGraded(quizId, most);
    const settled = await Promise.all(found.map((attempt) => closing.settle(attempt)));
    const handedIn = settled.filter(isHandedIn);
    const counted = await this.withChoices(firstOfEach(handedIn));
    const asked = await this.newestWordings(handedIn);
    const questions = quiz.questions.flatMap(({ questionId }) => {
      const opened = asked.get(questionId);
      return opened ? [toItemStatistics(opened, counted)] : [];
    });
    return { id: quizId, takers: counted.length, questions };
  }

  private async withChoices(attempts: readonly HandedInAttempt[]): Promise<AttemptWithChoices[]> {
    const read: AttemptWithChoices[] = [];
    for await (const stretch of this.dependencies.answered.stretches(attempts))
      read.push(...stretch.map(withChoices));
    return read;
  }

  /** By question. `attempts`: the one that began last first. */
  private async newestWordings(
    attempts: readonly HandedInAttempt[],
  ): Promise<ReadonlyMap<string, OpenedItem>> {
    const askedIn = new Map<string, HandedInAttempt>();
    for (const attempt of attempts)
      for (const { questionId } of attempt.items)
        if (!askedIn.has(questionId)) askedIn.set(questionId, attempt);
    const opened = await Promise.all(
      [...new Set(askedIn.values())].map((one) => this.dependencies.grading.open(one)),
    );
    // The newest last, so that its wording is used.
    return new Map(
      opened.toReversed().flatMap((items) => items.map((one) => [one.item.questionId, one] as const)),
    );
  }
}
