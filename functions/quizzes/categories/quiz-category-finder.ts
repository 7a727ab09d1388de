import type { QuizCategory } from '../../../schema/quizzes/quiz-category.type.ts';
import { isAdmin, type Actor } from '../../platform/actor.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { policies } from '../../platform/policy.ts';
import type { Memberships } from '../authoring/quiz-reader.ts';
import type { Editor, QuestionStore } from '../bank/question.store.ts';
import type { SharedBanks } from '../sharing/shared-banks.ts';
import type { Teachers } from '../generation/teachers.ts';
import type { QuizCategoryCounts, SeenCategories } from './quiz-category-counts.ts';
import { toQuizCategory } from './quiz-category.mapper.ts';
import { categoryKey } from './quiz-category.policy.ts';
import type { QuizCategoryDocument, QuizCategoryStore } from './quiz-category.store.ts';

export interface QuizCategoryFinderDependencies {
  readonly categories: QuizCategoryStore;
  readonly counts: QuizCategoryCounts;
  readonly questions: Pick<QuestionStore, 'findSome'>;
  readonly teachers: Pick<Teachers, 'of'>;
  readonly memberships: Pick<Memberships, 'courseIdsOf'>;
  readonly banks: Pick<SharedBanks, 'editor'>;
}

/** Maximum categories without a quiz that are checked for questions to practise. */
const maxChecked = 100;
const concurrency = 10;

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/**
 * Finds the categories that a user can see: of the user's bank, of banks that are shared with the user, of quizzes that
 * the user can see, and, for students, with questions that they can practise. Other categories of another user's bank
 * stay hidden.
 */
export class QuizCategoryFinder {
  constructor(private readonly dependencies: QuizCategoryFinderDependencies) {}

  /**
   * Sorted by name. Students see active categories only. `active`: true for active, false for inactive, null for
   * both.
   */
  async list(actor: Actor, active: boolean | null): Promise<QuizCategory[]> {
    const { counts, banks } = this.dependencies;
    const [seen, editor, reader] = await Promise.all([
      counts.seenBy(actor),
      banks.editor(actor, 'EDIT'),
      banks.editor(actor, 'READ'),
    ]);
    const found = await this.visible(actor, seen, reader);
    const isReadable = ({ ownerId }: QuizCategoryDocument) =>
      isAdmin(actor) || reader.bankIds?.includes(ownerId) === true;
    const foreignRank = (category: QuizCategoryDocument) => Number(category.ownerId !== actor.userId);
    return found
      .filter((category) => active === null || category.active === active)
      .toSorted(
        (one, other) =>
          compare(categoryKey(one.categoryName), categoryKey(other.categoryName)) ||
          foreignRank(one) - foreignRank(other) ||
          compare(one._id, other._id),
      )
      .map((category) =>
        toQuizCategory(category, editor, seen.counts.get(category._id), isReadable(category)),
      );
  }

  /** The categories that the actor can see, by ID. */
  async byId(actor: Actor): Promise<ReadonlyMap<string, QuizCategory>> {
    return new Map((await this.list(actor, null)).map((category) => [category.id, category]));
  }

  private async visible(
    actor: Actor,
    { ofWritten, ofTaken }: SeenCategories,
    { bankIds = [] }: Editor,
  ): Promise<readonly QuizCategoryDocument[]> {
    const { categories } = this.dependencies;
    if (isAdmin(actor)) return categories.list();
    const [ofQuizzes, others] = await Promise.all([
      categories.listByIds([...new Set([...ofWritten, ...ofTaken])]),
      policies.instructor(actor) ? categories.listOwned([actor.userId, ...bankIds]) : this.toPractise(actor),
    ]);
    const shown = ofQuizzes.filter(({ _id, active }) => active || ofWritten.has(_id));
    return [...new Map([...shown, ...others].map((category) => [category._id, category])).values()];
  }

  /** The active categories with questions that the student can practise. */
  private async toPractise(actor: Actor): Promise<QuizCategoryDocument[]> {
    const { categories, questions, teachers, memberships } = this.dependencies;
    const ownerIds = await teachers.of(actor, await memberships.courseIdsOf(actor));
    const active = (await categories.listOwned(ownerIds)).filter((category) => category.active);
    const found: QuizCategoryDocument[] = [];
    await inBatches(active.slice(0, maxChecked), concurrency, async (category) => {
      const practice = { categoryId: { $eq: category._id }, quizId: null, availableForPractice: true };
      if ((await questions.findSome(practice, 1)).length > 0) found.push(category);
    });
    return found;
  }
}
