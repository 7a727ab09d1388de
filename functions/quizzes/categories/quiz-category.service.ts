import { maxCategoryNameLength, tidyCategoryName } from '../../../core/quizzes/quiz-category.ts';
import type { QuizCategory } from '../../../schema/quizzes/quiz-category.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { isoAfter, minute, type Clock } from '../../platform/clock.ts';
import { AppError, badUserInput } from '../../platform/errors.ts';
import { inBatches } from '../../platform/in-batches.ts';
import type { NewId } from '../../platform/new-id.ts';
import { lineProblem } from '../../platform/text-problems.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { CategoryCounts, QuizCategoryCounts } from './quiz-category-counts.ts';
import { toQuizCategory } from './quiz-category.mapper.ts';
import type { BankLog } from '../sharing/bank-log.ts';
import { readOnly, type SharedBanks } from '../sharing/shared-banks.ts';
import { canEditCategory, nameKeyOf } from './quiz-category.policy.ts';
import type { QuizCategoryDocument, QuizCategoryStore } from './quiz-category.store.ts';

export interface QuizCategoryServiceDependencies {
  readonly categories: QuizCategoryStore;
  readonly counts: QuizCategoryCounts;
  readonly banks: SharedBanks;
  readonly audit: AuditLog;
  readonly bankLog: BankLog;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** Changes. Omitted fields stay. */
export interface QuizCategoryChanges {
  readonly categoryName?: string | null;
  readonly active?: boolean | null;
}

/** Maximum categories of a bank. */
const maxCategories = 500;
/** A deletion that takes longer counts as interrupted. Otherwise, a deletion takes far less time. */
const stuckAfterMs = 10 * minute;

function categoryNotFound(): AppError {
  return new AppError('Category not found.', { code: 'NOT_FOUND' });
}

function nameTaken(path: string): AppError {
  return badUserInput({ [path]: 'Another category has this name.' });
}

function plural(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

function inUse({ quizCount, questionCount }: CategoryCounts): AppError {
  const uses = [
    ...(quizCount > 0 ? [plural(quizCount, 'quiz', 'quizzes')] : []),
    ...(questionCount > 0 ? [plural(questionCount, 'question', 'questions')] : []),
  ].join(' and ');
  const [verb, them] = quizCount + questionCount === 1 ? ['is', 'it'] : ['are', 'them'];
  const message = `The category is in use: ${uses} ${verb} in it. Move ${them} first.`;
  return new AppError(message, { code: 'CONFLICT', quizCount, questionCount });
}

/** Reads the name of a category. Throws BAD_USER_INPUT about `path` if it is invalid. */
function readName(text: string, ownerId: string, path: string) {
  const categoryName = tidyCategoryName(text);
  const problem = lineProblem(categoryName, { min: 1, max: maxCategoryNameLength });
  if (problem !== null) throw badUserInput({ [path]: problem });
  return { categoryName, nameKey: nameKeyOf(ownerId, categoryName) };
}

/** The categories of banks. */
export class QuizCategoryService {
  constructor(private readonly dependencies: QuizCategoryServiceDependencies) {}

  /**
   * Adds a category to a bank, by default to the actor's own. Throws NOT_FOUND if the actor cannot read the bank,
   * FORBIDDEN if the actor can only read it, and BAD_USER_INPUT if the name is invalid or taken.
   */
  async add(actor: Actor, categoryName: string, bankId: string | null | undefined): Promise<QuizCategory> {
    const { banks, bankLog } = this.dependencies;
    const ownerId = await banks.require(actor, bankId, 'EDIT');
    const category = await this.addUntaken(ownerId, categoryName, 'categoryName');
    if (category === null) throw nameTaken('categoryName');
    const names = { before: null, after: category.categoryName };
    await bankLog.category(actor, 'addQuizCategory', { id: category._id, ownerId }, names);
    return toQuizCategory(category, await banks.editor(actor, 'EDIT'));
  }

  /**
   * Adds a category. Null if the name is taken, also by a category that is being deleted. Throws BAD_USER_INPUT about
   * `path`.
   */
  async addUntaken(
    ownerId: string,
    categoryName: string,
    path: string,
  ): Promise<QuizCategoryDocument | null> {
    const { categories, clock, newId } = this.dependencies;
    const name = readName(categoryName, ownerId, path);
    await this.requireRoom(ownerId, 1);
    const createdAt = isoAfter(clock, 0);
    const category = { _id: newId(), ownerId, ...name, active: true, createdAt, leavingAt: null };
    return (await categories.add(category)) ? category : null;
  }

  /** Throws BAD_USER_INPUT if `more` new categories would be too many for the bank. */
  async requireRoom(ownerId: string, more: number): Promise<void> {
    if ((await this.dependencies.categories.countOwned(ownerId)) + more > maxCategories)
      throw badUserInput({}, `A question bank can have at most ${maxCategories} categories.`);
  }

  /** Throws NOT_FOUND, FORBIDDEN if the actor can only read the bank, and BAD_USER_INPUT if the name is taken. */
  async edit(actor: Actor, id: string, input: QuizCategoryChanges): Promise<QuizCategory> {
    const { categories, counts, banks } = this.dependencies;
    const before = await this.editable(actor, id);
    const changes = readChanges(input, before.ownerId);
    const taken = nameTaken('input.categoryName');
    // Checked before the write, so that a refused change is not logged as done.
    if (changes.nameKey !== undefined && (await categories.isTaken(changes.nameKey, id))) throw taken;
    await this.recordRename(actor, before, changes.categoryName);
    if (!(await categories.change(id, changes))) throw taken;
    const category = await categories.find(id);
    if (!category) throw categoryNotFound();
    const editor = await banks.editor(actor, 'EDIT');
    return toQuizCategory(category, editor, (await counts.seenBy(actor)).counts.get(id));
  }

  /** Deletes a category. Throws CONFLICT with the reason if it is in use. */
  async remove(actor: Actor, id: string): Promise<string> {
    const { ownerId, categoryName: before } = await this.editable(actor, id);
    await this.close(id);
    await this.dependencies.bankLog.category(
      actor,
      'deleteQuizCategory',
      { id, ownerId },
      { before, after: null },
    );
    return id;
  }

  /** Deletes categories that were created for a failed import, unless they are already in use. */
  async undoCreation(ids: readonly string[]): Promise<void> {
    await inBatches(ids, 1, (id) => this.close(id).catch(ignoreAppErrors));
  }

  /** The content of the category. */
  async use(actor: Actor, id: string): Promise<CategoryCounts & { readonly id: string }> {
    await this.editable(actor, id);
    return { id, ...(await this.dependencies.counts.all(id)) };
  }

  /** Completes interrupted deletions. */
  async purge(): Promise<void> {
    const { categories, clock } = this.dependencies;
    const stuck = await categories.listClosed(isoAfter(clock, -stuckAfterMs));
    const ended = stuck.map(({ _id }) => this.removeClosed(_id).catch(ignoreAppErrors));
    await Promise.all(ended);
  }

  /** Throws BAD_USER_INPUT about `path` if the category does not exist in the owner's bank. Null is allowed. */
  async require(id: string | null, ownerId: string, path: string): Promise<void> {
    if (id === null || (await this.exists(id, ownerId))) return;
    throw badUserInput({ [path]: 'Category not found.' });
  }

  /** The names of these categories, by ID. Categories that do not exist are missing. */
  async names(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
    const distinctIds = new Set(ids.filter((id) => id !== null));
    const found = await this.dependencies.categories.listByIds([...distinctIds]);
    return new Map(found.map(({ _id, categoryName }) => [_id, categoryName]));
  }

  /**
   * A function that finds the ID of a category of the owner's bank by its name, in any letter case. It returns null if
   * there is none.
   */
  async finder(ownerId: string): Promise<(categoryName: string) => string | null> {
    const all = await this.dependencies.categories.listOwned([ownerId]);
    const ids = new Map(all.map(({ _id, nameKey }) => [nameKey, _id]));
    return (categoryName) => ids.get(nameKeyOf(ownerId, categoryName)) ?? null;
  }

  /**
   * Whether a category of the owner's bank exists and is not being deleted. `ownerId` null: a category of any bank.
   * Call this again after assigning a category: `remove` closes a category before it checks that the category is empty.
   * So either `remove` sees the new content, or the caller sees here that the category no longer exists.
   */
  async exists(id: string, ownerId: string | null): Promise<boolean> {
    const category = await this.dependencies.categories.find(id);
    return category !== null && (ownerId === null || category.ownerId === ownerId);
  }

  /** Throws NOT_FOUND, and FORBIDDEN if the actor can only read the bank. */
  private async editable(actor: Actor, id: string): Promise<QuizCategoryDocument> {
    const { categories, banks } = this.dependencies;
    const category = await categories.find(id);
    if (category && canEditCategory(await banks.editor(actor, 'EDIT'), category)) return category;
    throw category && (await banks.accessTo(actor, category.ownerId)) !== null
      ? readOnly()
      : categoryNotFound();
  }

  private async close(id: string): Promise<void> {
    if (!(await this.dependencies.categories.close(id, isoAfter(this.dependencies.clock, 0))))
      throw categoryNotFound();
    await this.removeClosed(id);
  }

  /** Renaming is logged, because it changes the name for all who can see the category. */
  private async recordRename(
    actor: Actor,
    { _id, categoryName: before }: QuizCategoryDocument,
    after = before,
  ): Promise<void> {
    if (after === before) return;
    const subject = { subjectType: 'quizCategory', subjectId: _id, subject: before };
    await this.dependencies.audit.record(actor, { action: 'renameQuizCategory', ...subject, before, after });
  }

  /**
   * Deletes a closed category, to which nothing new is assigned. If it is in use, reopens it and throws
   * CONFLICT.
   */
  private async removeClosed(id: string): Promise<void> {
    const { categories, counts } = this.dependencies;
    const uses = await counts.all(id);
    if (uses.quizCount + uses.questionCount === 0) return categories.remove(id);
    await categories.reopen(id);
    throw inUse(uses);
  }
}

function ignoreAppErrors(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

function readChanges({ categoryName, active }: QuizCategoryChanges, ownerId: string) {
  const nulls = Object.entries({ categoryName, active }).filter(([, value]) => value === null);
  if (nulls.length > 0)
    throw badUserInput(Object.fromEntries(nulls.map(([field]) => [`input.${field}`, 'A value is needed.'])));
  return {
    ...(typeof categoryName === 'string' && readName(categoryName, ownerId, 'input.categoryName')),
    ...(typeof active === 'boolean' && { active }),
  };
}
