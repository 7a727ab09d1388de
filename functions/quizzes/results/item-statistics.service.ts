import { setImmediate } from 'node:timers/promises';
import type { Actor } from '../../platform/actor.ts';
import type { AnsweredAttempts } from '../attempts/answered-attempts.ts';
import type { AttemptClosing } from '../attempts/attempt-closing.ts';
import { isHandedIn, type HandedInAttempt } from '../attempts/attempt.policy.ts';
import type { AttemptStore } from '../attempts/attempt.store.ts';
import type { Grading, OpenedItem } from '../grading/grading.ts';
import {
  toCountedAttempt,
  toItemStatistics,
  type CountedAttempt,
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
    const counted = await this.counted(firstOfEach(handedIn));
    const asked = await this.newestWordings(
      handedIn,
      quiz.questions.map(({ questionId }) => questionId),
    );
    const questions: ItemStatisticsView[] = [];
    for (const opened of asked) {
      // oxlint-disable-next-line no-await-in-loop -- others have their turn between two questions
      await setImmediate();
      questions.push(toItemStatistics(opened, counted));
    }
    return { id: quizId, takers: counted.length, questions };
  }

  private async counted(attempts: readonly HandedInAttempt[]): Promise<CountedAttempt[]> {
    const counted: CountedAttempt[] = [];
    for await (const stretch of this.dependencies.answered.stretches(attempts)) {
      await setImmediate();
      counted.push(...stretch.map(toCountedAttempt));
    }
    return counted;
  }

  /** Of those questions that were asked, in their order. `attempts`: the one that began last first. */
  private async newestWordings(
    attempts: readonly HandedInAttempt[],
    questionIds: readonly string[],
  ): Promise<readonly OpenedItem[]> {
    const missing = new Set(questionIds);
    const newest: HandedInAttempt[] = [];
    for (const attempt of attempts) {
      const items = attempt.items.filter(({ questionId }) => missing.delete(questionId));
      if (items.length > 0) newest.push({ ...attempt, items });
      if (missing.size === 0) break;
      // oxlint-disable-next-line no-await-in-loop -- others have their turn between two attempts
      await setImmediate();
    }
    const opened = (await this.dependencies.grading.openAll(newest)).flat();
    const byId = new Map(opened.map((one) => [one.item.questionId, one]));
    return questionIds.flatMap((id) => byId.get(id) ?? []);
  }
}
