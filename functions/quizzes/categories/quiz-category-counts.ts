import { maxInstructorsCounted } from '../../../core/quizzes/quiz-category.ts';
import { isAdmin, type Actor } from '../../platform/actor.ts';
import { policies } from '../../platform/policy.ts';
import { ownedBy, type QuestionStore } from '../bank/question.store.ts';
import type { Memberships } from '../authoring/quiz-reader.ts';
import type { QuizHead, QuizStore } from '../authoring/quiz.store.ts';

export interface CategoryCounts {
  readonly quizCount: number;
  readonly questionCount: number;
}

/** The counts that one caller sees. */
export interface SeenCounts extends CategoryCounts {
  /** Questions of the caller's bank, included in `questionCount`. */
  readonly bankQuestionCount: number;
}

/** Content and instructors that a change of a category affects. */
export interface CategoryUse extends CategoryCounts {
  readonly instructorCount: number;
  readonly otherInstructorCount: number;
  readonly ownQuizCount: number;
  readonly ownQuestionCount: number;
}

export interface QuizCategoryCountsDependencies {
  readonly quizzes: QuizStore;
  readonly questions: QuestionStore;
  readonly memberships: Memberships;
}

/** Deleted quizzes and practice quizzes do not count. */
const inUse = { deletedAt: null, practiceOf: null } as const;

export const nothingSeen: SeenCounts = { quizCount: 0, questionCount: 0, bankQuestionCount: 0 };
const oneOfBank: SeenCounts = { quizCount: 0, questionCount: 1, bankQuestionCount: 1 };

/** Counts the content of categories. */
export class QuizCategoryCounts {
  constructor(private readonly dependencies: QuizCategoryCountsDependencies) {}

  /**
   * Counts by category ID: quizzes that the caller can take or edit, and questions of the caller's bank. Empty
   * categories are not included.
   */
  async seenBy(actor: Actor): Promise<ReadonlyMap<string, SeenCounts>> {
    const counts = new Map<string, SeenCounts>();
    const add = (categoryId: string | null, more: SeenCounts) => {
      if (categoryId === null) return;
      const before = counts.get(categoryId) ?? nothingSeen;
      counts.set(categoryId, {
        quizCount: before.quizCount + more.quizCount,
        questionCount: before.questionCount + more.questionCount,
        bankQuestionCount: before.bankQuestionCount + more.bankQuestionCount,
      });
    };
    for (const { categoryId, questionCount } of await this.quizzesOf(actor))
      add(categoryId, { quizCount: 1, questionCount, bankQuestionCount: 0 });
    if (policies.instructor(actor)) {
      const filter = { ownerId: { $eq: actor.userId }, quizId: null, deletedAt: null };
      for await (const chunk of this.dependencies.questions.readInChunks(filter))
        for (const { categoryId } of chunk) add(categoryId, oneOfBank);
    }
    return counts;
  }

  /** Content of one category, of all owners. */
  async all(categoryId: string): Promise<CategoryCounts> {
    const { quizzes, questions } = this.dependencies;
    const inCategory = { categoryId: { $eq: categoryId } };
    const [quizCount, questionCount] = await Promise.all([
      quizzes.count({ ...inCategory, ...inUse }),
      questions.count(inCategory),
    ]);
    return { quizCount, questionCount };
  }

  /** Content of one category, and the number of instructors who own some of it. */
  async use(actor: Actor, categoryId: string): Promise<CategoryUse> {
    const { quizzes, questions } = this.dependencies;
    const inCategory = { categoryId: { $eq: categoryId }, ...ownedBy(actor) };
    const [counts, ownerIds, ownQuizCount, ownQuestionCount] = await Promise.all([
      this.all(categoryId),
      this.ownersIn(categoryId),
      quizzes.count({ ...inCategory, ...inUse }),
      questions.count({ ...inCategory, quizId: null }),
    ]);
    const others = ownerIds.filter((id) => id !== actor.userId);
    return {
      ...counts,
      instructorCount: ownerIds.length,
      otherInstructorCount: others.length,
      ownQuizCount,
      ownQuestionCount,
    };
  }

  /**
   * Owners of content in the category. Maximum `maxInstructorsCounted`. Each owner needs a query, since the store
   * cannot list distinct values.
   */
  private async ownersIn(categoryId: string): Promise<string[]> {
    const { quizzes, questions } = this.dependencies;
    const ownerIds: string[] = [];
    while (ownerIds.length < maxInstructorsCounted) {
      const others = { categoryId: { $eq: categoryId }, ownerId: { $nin: [...ownerIds] } };
      // oxlint-disable-next-line no-await-in-loop -- each query excludes the owners that are known
      const [quiz] = await quizzes.listSome({ ...others, ...inUse }, 1);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const [next] = quiz ? [quiz] : await questions.findSome(others, 1);
      if (!next) break;
      ownerIds.push(next.ownerId);
    }
    return ownerIds;
  }

  private async quizzesOf(actor: Actor): Promise<QuizHead[]> {
    const { quizzes, memberships } = this.dependencies;
    if (isAdmin(actor)) return quizzes.listHeads(inUse);
    const [owned, takeable] = await Promise.all([
      quizzes.listHeads({ ...inUse, ownerId: { $eq: actor.userId } }),
      memberships.courseIdsOf(actor).then((ids) => quizzes.listTakeable([...ids, null])),
    ]);
    return [...new Map([...owned, ...takeable].map((quiz) => [quiz._id, quiz])).values()];
  }
}
