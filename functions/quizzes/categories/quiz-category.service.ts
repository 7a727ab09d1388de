import { maxCategoryNameLength, tidyCategoryName } from '../../../core/quizzes/quiz-category.ts';
import type { QuizCategory } from '../../../schema/quizzes/quiz-category.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { isoAfter, minute, type Clock } from '../../platform/clock.ts';
import { AppError, badUserInput } from '../../platform/errors.ts';
import { inBatches } from '../../platform/in-batches.ts';
import type { NewId } from '../../platform/new-id.ts';
import { policies } from '../../platform/policy.ts';
import { lineProblem } from '../../platform/text-problems.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import type { CategoryCounts, CategoryUse, QuizCategoryCounts } from './quiz-category-counts.ts';
import { toQuizCategory } from './quiz-category.mapper.ts';
import type { QuizCategoryDocument, QuizCategoryStore } from './quiz-category.store.ts';

export interface QuizCategoryServiceDependencies {
  readonly categories: QuizCategoryStore;
  readonly counts: QuizCategoryCounts;
  readonly audit: AuditLog;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** Changes. Omitted fields stay. */
export interface QuizCategoryChanges {
  readonly categoryName?: string | null;
  readonly active?: boolean | null;
}

/** Maximum categories of all instructors together. */
const maxCategories = 500;
/** A deletion that takes longer counts as interrupted. Every deletion takes far less time. */
const stuckAfter = 10 * minute;

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
  const one = quizCount === 1 ? 'the quiz' : 'the question';
  const content = quizCount + questionCount === 1 ? one : 'them';
  const message = `The category is in use: all instructors together have ${uses} in it. Move ${content} first.`;
  return new AppError(message, { code: 'CONFLICT', quizCount, questionCount });
}

/** A name in the form in which names are compared and must be unique. */
export function categoryKey(categoryName: string): string {
  return tidyCategoryName(categoryName).normalize('NFKC').toLowerCase();
}

/** Throws BAD_USER_INPUT as `path` for an invalid name. */
function readName(text: string, path: string) {
  const categoryName = tidyCategoryName(text);
  const problem = lineProblem(categoryName, { min: 1, max: maxCategoryNameLength });
  if (problem !== null) throw badUserInput({ [path]: problem });
  return { categoryName, nameKey: categoryKey(categoryName) };
}

/** The list of categories that all instructors share. */
export class QuizCategoryService {
  constructor(private readonly dependencies: QuizCategoryServiceDependencies) {}

  /**
   * Sorted by name. Students see active categories only. `active`: true for active, false for inactive, null for
   * both.
   */
  async list(actor: Actor, active: boolean | null): Promise<QuizCategory[]> {
    const [all, counts] = await Promise.all([
      this.dependencies.categories.list(),
      this.dependencies.counts.seenBy(actor),
    ]);
    return all
      .filter((category) => category.active || policies.instructor(actor))
      .filter((category) => active === null || category.active === active)
      .map((category) => toQuizCategory(category, counts.get(category._id)));
  }

  /** The categories that the actor can see, by ID. */
  async byId(actor: Actor): Promise<ReadonlyMap<string, QuizCategory>> {
    return new Map((await this.list(actor, null)).map((category) => [category.id, category]));
  }

  async add(categoryName: string): Promise<QuizCategory> {
    const category = await this.addUntaken(categoryName, 'categoryName');
    if (category === null) throw nameTaken('categoryName');
    return category;
  }

  /** Null if the name is taken, also by a category that is being deleted. Throws BAD_USER_INPUT as `path`. */
  async addUntaken(categoryName: string, path: string): Promise<QuizCategory | null> {
    const { categories, clock, newId } = this.dependencies;
    const name = readName(categoryName, path);
    await this.requireRoom(1);
    const createdAt = isoAfter(clock, 0);
    const category = { _id: newId(), ...name, active: true, createdAt, leavingAt: null };
    return (await categories.add(category)) ? toQuizCategory(category) : null;
  }

  /** Throws BAD_USER_INPUT if `more` new categories would be too many. */
  async requireRoom(more: number): Promise<void> {
    if ((await this.dependencies.categories.count()) + more > maxCategories)
      throw badUserInput({}, `This site can have at most ${maxCategories} categories.`);
  }

  async edit(actor: Actor, id: string, input: QuizCategoryChanges): Promise<QuizCategory> {
    const { categories, counts } = this.dependencies;
    const before = await categories.find(id);
    if (!before) throw categoryNotFound();
    const changes = readChanges(input);
    const taken = nameTaken('input.categoryName');
    // Checked before the write, so that a refused change is not logged as done.
    if (changes.nameKey !== undefined && (await categories.isTaken(changes.nameKey, id))) throw taken;
    await this.recordRename(actor, before, changes.categoryName);
    if (!(await categories.change(id, changes))) throw taken;
    const category = await categories.find(id);
    if (!category) throw categoryNotFound();
    return toQuizCategory(category, (await counts.seenBy(actor)).get(id));
  }

  /** Deletes a category. Throws CONFLICT with the reason if it is in use. */
  async remove(id: string): Promise<string> {
    if (!(await this.dependencies.categories.close(id, isoAfter(this.dependencies.clock, 0))))
      throw categoryNotFound();
    await this.removeClosed(id);
    return id;
  }

  /** Deletes categories that were created for a failed import, unless they are already in use. */
  async takeBack(ids: readonly string[]): Promise<void> {
    await inBatches(ids, 1, (id) => this.remove(id).catch(onlyRefusals));
  }

  /** The content and instructors that a change of the category affects. */
  async use(actor: Actor, id: string): Promise<CategoryUse & { readonly id: string }> {
    if (!(await this.isThere(id))) throw categoryNotFound();
    return { id, ...(await this.dependencies.counts.use(actor, id)) };
  }

  /** Completes interrupted deletions. */
  async purge(): Promise<void> {
    const { categories, clock } = this.dependencies;
    const stuck = await categories.listClosed(isoAfter(clock, -stuckAfter));
    const ended = stuck.map(({ _id }) => this.removeClosed(_id).catch(onlyRefusals));
    await Promise.all(ended);
  }

  /** Throws BAD_USER_INPUT as `path` if the category does not exist. Null is allowed. */
  async require(id: string | null, path: string): Promise<void> {
    if (id === null || (await this.isThere(id))) return;
    throw badUserInput({ [path]: 'Category not found.' });
  }

  /** Names of all categories by ID. */
  async names(): Promise<ReadonlyMap<string, string>> {
    const all = await this.dependencies.categories.list();
    return new Map(all.map(({ _id, categoryName }) => [_id, categoryName]));
  }

  /**
   * A function that finds the ID of a category by its name, in any letter case. It returns null if there is
   * none.
   */
  async finder(): Promise<(categoryName: string) => string | null> {
    const all = await this.dependencies.categories.list();
    const ids = new Map(all.map(({ _id, nameKey }) => [nameKey, _id]));
    return (categoryName) => ids.get(categoryKey(categoryName)) ?? null;
  }

  /**
   * Whether a category exists and is not being deleted. Call this again after assigning a category: `remove`
   * closes a category before it checks that it is empty. So either `remove` sees the new content, or the caller
   * sees here that the category is gone.
   */
  async isThere(id: string): Promise<boolean> {
    return (await this.dependencies.categories.find(id)) !== null;
  }

  /** Renaming is logged, because it changes the name for all instructors and students. */
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

function onlyRefusals(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}

function readChanges({ categoryName, active }: QuizCategoryChanges) {
  const nulls = Object.entries({ categoryName, active }).filter(([, value]) => value === null);
  if (nulls.length > 0)
    throw badUserInput(Object.fromEntries(nulls.map(([field]) => [`input.${field}`, 'A value is needed.'])));
  return {
    ...(typeof categoryName === 'string' && readName(categoryName, 'input.categoryName')),
    ...(typeof active === 'boolean' && { active }),
  };
}
