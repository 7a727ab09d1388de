import { isAdmin, type Actor } from '../core/actor.ts';
import { policies } from '../core/policy.ts';
import type { QuestionStore } from './question.store.ts';
import type { Memberships } from './quiz-reader.ts';
import type { QuizDocument, QuizStore } from './quiz.store.ts';

export interface CategoryCounts {
  readonly quizCount: number;
  readonly questionCount: number;
}

export interface QuizCategoryCountsParts {
  readonly quizzes: QuizStore;
  readonly questions: QuestionStore;
  readonly memberships: Memberships;
}

/** Of one caller: bounds what a request reads. */
const mostQuizzes = 1000;

/** What is in the categories. */
export class QuizCategoryCounts {
  constructor(private readonly parts: QuizCategoryCountsParts) {}

  /** By category id, as far as the caller may take or edit what is in it; categories with nothing in them are left out. */
  async seenBy(actor: Actor): Promise<ReadonlyMap<string, CategoryCounts>> {
    const counts = new Map<string, CategoryCounts>();
    const add = (categoryId: string | null, quizCount: number, questionCount: number) => {
      if (categoryId === null) return;
      const before = counts.get(categoryId) ?? { quizCount: 0, questionCount: 0 };
      counts.set(categoryId, {
        quizCount: before.quizCount + quizCount,
        questionCount: before.questionCount + questionCount,
      });
    };
    for (const { categoryId, questions } of await this.quizzesOf(actor)) add(categoryId, 1, questions.length);
    if (policies.instructor(actor)) {
      const filter = { ownerId: { $eq: actor.userId }, quizId: null, deletedOn: null };
      for await (const stretch of this.parts.questions.stretches(filter))
        for (const { categoryId } of stretch) add(categoryId, 0, 1);
    }
    return counts;
  }

  /** What stands in one category, whoever it belongs to. */
  async all(categoryId: string): Promise<CategoryCounts> {
    const { quizzes, questions } = this.parts;
    const inIt = { categoryId: { $eq: categoryId } };
    const [quizCount, questionCount] = await Promise.all([
      quizzes.count({ ...inIt, deletedOn: null, practiceOf: null }),
      questions.count(inIt),
    ]);
    return { quizCount, questionCount };
  }

  private async quizzesOf(actor: Actor): Promise<QuizDocument[]> {
    const { quizzes, memberships } = this.parts;
    const there = { practiceOf: null, deletedOn: null };
    if (isAdmin(actor)) return quizzes.list(there, mostQuizzes);
    const [own, takeable] = await Promise.all([
      quizzes.list({ ...there, ownerId: { $eq: actor.userId } }, mostQuizzes),
      memberships.courseIdsOf(actor).then((ids) => quizzes.listTakeable([...ids, null], mostQuizzes)),
    ]);
    return [...new Map([...own, ...takeable].map((quiz) => [quiz._id, quiz])).values()];
  }
}
