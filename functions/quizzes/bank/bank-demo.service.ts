import { normalizeQuestion } from '../../../core/quizzes/question-rules.ts';
import { demoCategories, type DemoCategory } from './bank-demo.ts';
import type { QuestionWriter } from './question-writer.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';

export interface BankDemoServiceDependencies {
  readonly writer: QuestionWriter;
  readonly categories: QuizCategoryService;
}

/** The categories of the demo with the IDs of their questions, in order. */
export type DemoBank = readonly (DemoCategory & {
  readonly categoryId: string;
  readonly questionIds: readonly string[];
})[];

/** Fills a demo question bank. */
export class BankDemoService {
  constructor(private readonly dependencies: BankDemoServiceDependencies) {}

  /** Creates the demo categories, which must not exist yet, with questions in the bank of a new account. */
  async seed(ownerId: string): Promise<DemoBank> {
    return Promise.all(demoCategories.map((category) => this.fill(category, ownerId)));
  }

  private async fill(category: DemoCategory, ownerId: string): Promise<DemoBank[number]> {
    const { writer } = this.dependencies;
    const categoryId = await this.category(ownerId, category.categoryName);
    const settings = { categoryId, availableForPractice: true, ownerId, quizId: null };
    const added = await Promise.all(
      category.questions.map((question) => writer.add(normalizeQuestion(question), settings)),
    );
    return { ...category, categoryId, questionIds: added.map(({ _id }) => _id) };
  }

  private async category(ownerId: string, categoryName: string): Promise<string> {
    const category = await this.dependencies.categories.addUntaken(ownerId, categoryName, 'categoryName');
    if (!category) throw new Error(`The demo has the category ${categoryName} twice.`);
    return category._id;
  }
}
