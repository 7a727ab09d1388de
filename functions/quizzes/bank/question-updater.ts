import { isoAfter, type Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { findUses } from './question-uses.ts';
import type {
  QuestionAct,
  QuestionSetting,
  QuestionUpdateDocument,
  QuestionUpdateStore,
} from './question-update.store.ts';
import {
  restorableFor,
  type Editor,
  type QuestionDocument,
  type QuestionFilter,
  type QuestionStore,
} from './question.store.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';
import type { QuizStore } from '../authoring/quiz.store.ts';

export interface QuestionUpdaterDependencies {
  readonly updates: QuestionUpdateStore;
  readonly questions: QuestionStore;
  readonly quizzes: QuizStore;
  readonly categories: QuizCategoryService;
  readonly clock: Clock;
}

/** Concurrent steps. */
const concurrency = 10;

/** A question with the time to record as its change. */
interface Step {
  readonly id: string;
  readonly revision: number;
  readonly on: string;
}

/**
 * Changes many questions as if they were one. The change is first written to its own document: from then on
 * it is decided, and the next caller completes an interrupted one. It then skips questions that somebody has
 * changed since.
 */
export class QuestionUpdater {
  constructor(private readonly dependencies: QuestionUpdaterDependencies) {}

  /** IDs of the changed questions in order. Throws CONFLICT, and deletes none, if one was added to a quiz. */
  async run(
    { userId, role }: Editor,
    questions: readonly QuestionDocument[],
    act: QuestionAct,
  ): Promise<string[]> {
    const revisions = questions.map(({ _id, revision }) => ({ id: _id, revision }));
    const update = await this.dependencies.updates.start({ userId, role, act, questions: revisions });
    try {
      return await this.end(update, false);
    } catch (error) {
      // Part of it may be done: if it cannot be completed now, it is before this user's next change, or
      // later.
      if (!(error instanceof AppError)) await this.end(update, true).catch(() => undefined);
      throw error;
    }
  }

  /** Completes a user's interrupted changes, so that they are not applied after later ones. */
  async catchUp({ userId }: Editor): Promise<void> {
    const interrupted = await this.dependencies.updates.listOf(userId);
    await inBatches(interrupted, 1, (update) => this.resume(update));
  }

  /** Completes interrupted changes. */
  async purge(): Promise<void> {
    await this.dependencies.updates.resumeInterrupted((update) => this.resume(update));
  }

  private async resume(update: QuestionUpdateDocument): Promise<void> {
    await this.end(update, true).catch((error: unknown) => {
      // One is used in a quiz by now: the change ends, and none is deleted.
      if (!(error instanceof AppError)) throw error;
    });
  }

  /** Called again after a failure. */
  private async end(update: QuestionUpdateDocument, isResumed: boolean): Promise<string[]> {
    const changed = new Set<string>();
    const startedAt = Date.parse(update.startedAt);
    // Each slightly earlier than the one above it, so that the list keeps their order.
    const steps = update.questions.map((question, at) => ({ ...question, on: iso(startedAt - at) }));
    await inBatches(steps, concurrency, async (step) => {
      if (await this.take(update, step, isResumed)) changed.add(step.id);
    });
    const refusal = await this.lookAgain(update);
    await this.dependencies.updates.end(update._id);
    if (refusal) throw refusal;
    return update.questions.flatMap(({ id }) => (changed.has(id) ? [id] : []));
  }

  private take(
    { userId, role, startedAt, act }: QuestionUpdateDocument,
    { id, revision, on }: Step,
    isResumed: boolean,
  ): Promise<QuestionDocument | null> {
    const { questions } = this.dependencies;
    const editor = { userId, role };
    if (act.kind === 'restore') return questions.restore(id, editor, act.since);
    const asLookedAt = isResumed ? { revision: { $eq: revision } } : {};
    if (act.kind === 'delete')
      return questions.change(id, editor, { $set: { deletedAt: startedAt } }, asLookedAt);
    const update = { $set: { ...act.set, updatedAt: on }, $inc: { revision: 1 } };
    return questions.change(id, editor, update, { ...asLookedAt, $or: differing(act.set) });
  }

  /** Checks again after the change: for a deleted category, and for a quiz that used one of them. */
  private async lookAgain(update: QuestionUpdateDocument): Promise<AppError | null> {
    const { act, userId, role } = update;
    const editor = { userId, role };
    const ids = update.questions.map(({ id }) => id);
    if (act.kind !== 'delete') {
      if (act.kind === 'restore' || act.set.categoryId) await this.leaveLostCategories(editor, ids);
      return null;
    }
    const { quizzes, questions, clock } = this.dependencies;
    const since = isoAfter(clock, -restorableFor);
    const uses = await findUses(quizzes, ids, { actor: editor, since });
    const before = iso(Date.parse(update.startedAt) - 1);
    if (uses) await inBatches(ids, concurrency, (id) => questions.restore(id, editor, before));
    return uses;
  }

  /** Removes a deleted category from its questions. */
  private async leaveLostCategories(editor: Editor, ids: readonly string[]): Promise<void> {
    const { questions, categories } = this.dependencies;
    const found = await questions.findInBank(ids, editor);
    const known = await categories.names();
    const lost = found.filter(({ categoryId }) => categoryId !== null && !known.has(categoryId));
    await inBatches(lost, concurrency, ({ _id, categoryId }) =>
      questions.change(_id, editor, { $set: { categoryId: null } }, { categoryId }),
    );
  }
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

/** Matches documents that differ from it. */
function differing(set: QuestionSetting): QuestionFilter[] {
  const { categoryId, difficulty, availableForPractice } = set;
  return [
    ...(categoryId === undefined ? [] : [{ categoryId: { $ne: categoryId } }]),
    ...(difficulty === undefined ? [] : [{ difficulty: { $ne: difficulty } }]),
    ...(availableForPractice === undefined ? [] : [{ availableForPractice: { $ne: availableForPractice } }]),
  ];
}
