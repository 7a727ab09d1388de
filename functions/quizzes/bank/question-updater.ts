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

/** Maximum questions that are changed at the same time. */
const concurrency = 10;

/** The change of one question. */
interface Step {
  readonly id: string;
  readonly revision: number;
  readonly updatedAt: string;
}

/**
 * Changes many questions as if they were one. The change is first written to its own document: from then on it
 * is decided. If it is interrupted, it is completed before the same user's next change, or by a purge. An interrupted
 * change skips questions that somebody has changed since.
 */
export class QuestionUpdater {
  constructor(private readonly dependencies: QuestionUpdaterDependencies) {}

  /**
   * IDs of the changed questions in order. Throws CONFLICT, and deletes none, if a question to delete was added
   * to a quiz.
   */
  async run(
    { userId, role, bankIds }: Editor,
    questions: readonly QuestionDocument[],
    act: QuestionAct,
  ): Promise<string[]> {
    const revisions = questions.map(({ _id, revision }) => ({ id: _id, revision }));
    const update = await this.dependencies.updates.start({
      userId,
      role,
      ...(bankIds && { bankIds }),
      act,
      questions: revisions,
    });
    try {
      return await this.end(update, false);
    } catch (error) {
      // Some questions may be changed already, so the others are changed too. If that fails now, it is done before
      // this user's next change or by a purge.
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
      // By now a quiz uses one of the questions to delete. The change has ended, and no question is deleted.
      if (!(error instanceof AppError)) throw error;
    });
  }

  /** Applies the change and removes its document. Can be repeated after a failure. */
  private async end(update: QuestionUpdateDocument, isResumed: boolean): Promise<string[]> {
    const changed = new Set<string>();
    const startedAt = Date.parse(update.startedAt);
    // Each `updatedAt` is a millisecond earlier than the previous one, so that the bank lists the questions in
    // this order.
    const steps = update.questions.map((question, at) => ({ ...question, updatedAt: iso(startedAt - at) }));
    await inBatches(steps, concurrency, async (step) => {
      if (await this.change(update, step, isResumed)) changed.add(step.id);
    });
    const refusal = await this.checkAgain(update);
    await this.dependencies.updates.end(update._id);
    if (refusal) throw refusal;
    return update.questions.flatMap(({ id }) => (changed.has(id) ? [id] : []));
  }

  private change(
    update: QuestionUpdateDocument,
    { id, revision, updatedAt }: Step,
    isResumed: boolean,
  ): Promise<QuestionDocument | null> {
    const { questions } = this.dependencies;
    const { startedAt, act } = update;
    const editor = editorOf(update);
    if (act.kind === 'restore') return questions.restore(id, editor, act.since);
    const condition = isResumed ? { revision: { $eq: revision } } : {};
    if (act.kind === 'delete')
      return questions.change(id, editor, { $set: { deletedAt: startedAt } }, condition);
    const change = { $set: { ...act.set, updatedAt }, $inc: { revision: 1 } };
    return questions.change(id, editor, change, { ...condition, $or: differsIn(act.set) });
  }

  /** After the change: removes categories that no longer exist, or undoes a deletion if a quiz uses a question. */
  private async checkAgain(update: QuestionUpdateDocument): Promise<AppError | null> {
    const { act } = update;
    const editor = editorOf(update);
    const ids = update.questions.map(({ id }) => id);
    if (act.kind !== 'delete') {
      if (act.kind === 'restore' || act.set.categoryId) await this.removeLostCategories(editor, ids);
      return null;
    }
    const { quizzes, questions, clock } = this.dependencies;
    const since = isoAfter(clock, -restorableFor);
    const uses = await findUses(quizzes, ids, { actor: editor, since });
    // Restores what was deleted since then: only what this change has deleted.
    const deletedSince = iso(Date.parse(update.startedAt) - 1);
    if (uses) await inBatches(ids, concurrency, (id) => questions.restore(id, editor, deletedSince));
    return uses;
  }

  /** Removes deleted categories from the questions. */
  private async removeLostCategories(editor: Editor, ids: readonly string[]): Promise<void> {
    const { questions, categories } = this.dependencies;
    const found = await questions.findInBank(ids, editor);
    const known = await categories.names(found.map(({ categoryId }) => categoryId));
    const lost = found.filter(({ categoryId }) => categoryId !== null && !known.has(categoryId));
    await inBatches(lost, concurrency, ({ _id, categoryId }) =>
      questions.change(_id, editor, { $set: { categoryId: null } }, { categoryId }),
    );
  }
}

function editorOf({ userId, role, bankIds }: QuestionUpdateDocument): Editor {
  return { userId, role, ...(bankIds && { bankIds }) };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

/** Matches questions with another value in one of the fields. */
function differsIn(set: QuestionSetting): QuestionFilter[] {
  const { categoryId, difficulty, availableForPractice } = set;
  return [
    ...(categoryId === undefined ? [] : [{ categoryId: { $ne: categoryId } }]),
    ...(difficulty === undefined ? [] : [{ difficulty: { $ne: difficulty } }]),
    ...(availableForPractice === undefined ? [] : [{ availableForPractice: { $ne: availableForPractice } }]),
  ];
}
