import { setImmediate } from 'node:timers/promises';
import type { Regrade } from '../../../schema/quizzes/regrade.type.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import { inBatches } from '../../platform/in-batches.ts';
import type { Answered, AnsweredAttempts } from '../attempts/answered-attempts.ts';
import type { AttemptClosing } from '../attempts/attempt-closing.ts';
import { conflict } from '../attempts/attempt-errors.ts';
import { isSubmitted, type SubmittedAttempt } from '../attempts/attempt.policy.ts';
import type { AttemptStore } from '../attempts/attempt.store.ts';
import type { Grading, OpenedItem } from './grading.ts';
import type { QuizDocument } from '../authoring/quiz.store.ts';
import { RegradeTally } from './regrade-tally.ts';
import { beforeRegrade, regraded, type Regraded, type Rules } from './regrading.ts';
import { countToGrade } from './to-grade.ts';

export interface RegradeRunDependencies {
  readonly attempts: AttemptStore;
  readonly answered: AnsweredAttempts;
  readonly closing: AttemptClosing;
  readonly grading: Grading;
  readonly clock: Clock;
}

export interface RegradePlan {
  readonly rules: Rules;
  readonly view: Regrade;
  /** Whether any stored value would change. */
  readonly hasChanges: boolean;
}

/** Maximum tries to regrade an attempt. A try fails if another request changes the attempt at the same time. */
const maxTries = 5;

/** Regrades the submitted attempts of a quiz one by one. Reads keys through `Grading` only. */
export class RegradeRun {
  constructor(private readonly dependencies: RegradeRunDependencies) {}

  /** The rules of a regrade and their effect. Changes nothing. */
  async plan(quiz: QuizDocument, fullCredit: readonly string[] | null): Promise<RegradePlan> {
    const decided = fullCredit ?? quiz.fullCredit ?? null;
    const plan = await this.planBy(quiz, decided);
    if (decided !== null) return plan;
    // Older quizzes have full credit only in their attempts. If one attempt has it for a question, all get it.
    const marked = plan.view.questions.filter((question) => question.hasFullCredit).map(({ id }) => id);
    return marked.length === 0 ? plan : this.planBy(quiz, marked);
  }

  /** Regrades each attempt in one write. Throws CONFLICT if other requests keep changing an attempt. */
  async run(quizId: string, rules: Rules): Promise<void> {
    for await (const chunk of this.submitted(quizId)) {
      const opened = await this.dependencies.grading.openAll(chunk);
      await inBatches([...chunk.entries()], 1, async ([at, attempt]) => {
        await setImmediate();
        await this.regradeOne(attempt, opened[at] ?? [], rules);
      });
    }
  }

  /** `fullCredit`: null to keep the full credit that is stored in each attempt. */
  private async planBy(quiz: QuizDocument, fullCredit: readonly string[] | null): Promise<RegradePlan> {
    const rules: Rules = {
      newest: await this.dependencies.grading.newest(quiz.questions),
      fullCredit: fullCredit && new Set(fullCredit),
      compared: new Map(),
    };
    const tally = new RegradeTally();
    for await (const chunk of this.submitted(quiz._id)) {
      const opened = await this.dependencies.grading.openAll(chunk);
      for (const [at, attempt] of chunk.entries()) {
        const items = opened[at] ?? [];
        // oxlint-disable-next-line no-await-in-loop -- lets other work run between two attempts
        await setImmediate();
        tally.add(attempt, items, regraded(attempt, items, rules));
      }
    }
    const order = quiz.questions.map(({ questionId }) => questionId);
    return { view: tally.view(quiz._id, order), rules, hasChanges: tally.hasChanges };
  }

  private async *submitted(quizId: string): AsyncGenerator<Answered<SubmittedAttempt>[], void> {
    for await (const chunk of this.dependencies.attempts.submittedChunks(quizId)) {
      const current = await Promise.all(
        chunk.map((attempt) => this.dependencies.closing.closeIfDue(attempt)),
      );
      yield* this.dependencies.answered.readInChunks(current.filter(isSubmitted));
    }
  }

  private async regradeOne(
    attempt: Answered<SubmittedAttempt>,
    opened: readonly OpenedItem[],
    rules: Rules,
    triesLeft = maxTries,
  ): Promise<void> {
    if (await this.store(attempt, regraded(attempt, opened, rules))) return;
    if (triesLeft === 1)
      throw conflict('Somebody else is grading these attempts. Only some were regraded. Regrade again.');
    const current = await this.dependencies.attempts.find(attempt._id);
    if (!current || !isSubmitted(current)) return;
    const [answered, items] = await Promise.all([
      this.dependencies.answered.of(current),
      this.dependencies.grading.open(current),
    ]);
    await this.regradeOne(answered, items, rules, triesLeft - 1);
  }

  /** Stores the new results. Returns false if another request has changed the attempt. */
  private async store(attempt: SubmittedAttempt, update: Regraded): Promise<boolean> {
    const { attempts, clock } = this.dependencies;
    if (!update.isChanged) return true;
    const { items, results } = update;
    const changed = await attempts.change(
      attempt._id,
      {
        $set: {
          items,
          results,
          toGradeCount: countToGrade(results),
          ...(update.hasChangedPoints && {
            regradedAt: isoAfter(clock, 0),
            beforeRegrade: beforeRegrade(attempt, { items, results }),
          }),
        },
        // Without `isLearned`, practice schedules the attempt again, once its answers are released.
        ...(update.hasChangedPoints && { $unset: { isLearned: '' } }),
        $inc: { revision: 1 },
      },
      { revision: attempt.revision },
    );
    return changed !== null;
  }
}
