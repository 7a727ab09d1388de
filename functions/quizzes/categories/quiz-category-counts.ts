import { isAdmin, type Actor } from '../../platform/actor.ts';
import { policies } from '../../platform/policy.ts';
import type { AttemptStore } from '../attempts/attempt.store.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import type { Memberships } from '../authoring/quiz-reader.ts';
import type { QuizHead, QuizStore } from '../authoring/quiz.store.ts';

/** Content of a category. */
export interface CategoryCounts {
  readonly quizCount: number;
  readonly questionCount: number;
}

/** The counts that one caller sees. */
export interface SeenCounts extends CategoryCounts {
  /** Questions of the caller's bank, included in `questionCount`. */
  readonly bankQuestionCount: number;
}

/** What a caller sees of the categories of all banks. */
export interface SeenCategories {
  /** By category ID: quizzes that the caller can take or edit, and questions of the caller's bank. */
  readonly counts: ReadonlyMap<string, SeenCounts>;
  /** IDs of the categories of quizzes that the caller can edit or grade. */
  readonly ofWritten: ReadonlySet<string>;
  /** IDs of the categories of quizzes that the caller can take or has taken. */
  readonly ofTaken: ReadonlySet<string>;
}

export interface QuizCategoryCountsDependencies {
  readonly quizzes: QuizStore;
  readonly questions: QuestionStore;
  readonly memberships: Memberships;
  readonly attempts: Pick<AttemptStore, 'quizIdsOf'>;
}

/** Deleted quizzes and practice quizzes do not count. */
const inUse = { deletedAt: null, practiceOf: null } as const;

export const nothingSeen: SeenCounts = { quizCount: 0, questionCount: 0, bankQuestionCount: 0 };
const oneBankQuestion: SeenCounts = { quizCount: 0, questionCount: 1, bankQuestionCount: 1 };

/** Counts the content of categories. */
export class QuizCategoryCounts {
  constructor(private readonly dependencies: QuizCategoryCountsDependencies) {}

  /** What the actor sees of all categories that are not empty. */
  async seenBy(actor: Actor): Promise<SeenCategories> {
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
    const { written, takeable, begun } = await this.quizzesOf(actor);
    const counted = new Map([...written, ...takeable].map((quiz) => [quiz._id, quiz]));
    for (const { categoryId, questionCount } of counted.values())
      add(categoryId, { quizCount: 1, questionCount, bankQuestionCount: 0 });
    if (policies.instructor(actor)) {
      const filter = { ownerId: { $eq: actor.userId }, quizId: null, deletedAt: null };
      for await (const chunk of this.dependencies.questions.readInChunks(filter))
        for (const { categoryId } of chunk) add(categoryId, oneBankQuestion);
    }
    return { counts, ofWritten: categoriesOf(written), ofTaken: categoriesOf([...takeable, ...begun]) };
  }

  /** Content of one category. */
  async all(categoryId: string): Promise<CategoryCounts> {
    const { quizzes, questions } = this.dependencies;
    const inCategory = { categoryId: { $eq: categoryId } };
    const [quizCount, questionCount] = await Promise.all([
      quizzes.count({ ...inCategory, ...inUse }),
      questions.count(inCategory),
    ]);
    return { quizCount, questionCount };
  }

  private async quizzesOf(actor: Actor) {
    const { quizzes, memberships, attempts } = this.dependencies;
    const works = await memberships.worksOf(actor);
    const workedIn = [...works].flatMap(([id, work]) => (work === 'take' ? [] : [id]));
    const own = isAdmin(actor) ? inUse : { ...inUse, ownerId: { $eq: actor.userId } };
    const [owned, ofCourses, takeable, begun] = await Promise.all([
      quizzes.listHeads(own),
      quizzes.listWrittenHeads(workedIn),
      quizzes.listTakeable([...works.keys(), null]),
      attempts.quizIdsOf(actor.userId).then((ids) => quizzes.listHeadsByIds([...ids])),
    ]);
    return { written: [...owned, ...ofCourses].filter(isInUse), takeable, begun: begun.filter(isInUse) };
  }
}

function isInUse({ deletedAt, practiceOf }: QuizHead): boolean {
  return deletedAt === null && practiceOf === null;
}

function categoriesOf(quizzes: readonly QuizHead[]): ReadonlySet<string> {
  return new Set(quizzes.flatMap(({ categoryId }) => categoryId ?? []));
}
