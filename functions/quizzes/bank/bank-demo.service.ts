import { normalizeQuestion } from '../../../core/quizzes/question-rules.ts';
import { demoCategories, type DemoCategory } from './bank-demo.ts';
import type { QuestionWriter } from './question-writer.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';

export interface BankDemoServiceDependencies {
  readonly writer: QuestionWriter;
  readonly categories: QuizCategoryService;
}

/** Fills a demo question bank. */
export class BankDemoService {
  constructor(private readonly dependencies: BankDemoServiceDependencies) {}

  /** Creates the demo categories, which must not exist yet, with questions in the bank of a new account. */
  async seed(ownerId: string): Promise<void> {
    await Promise.all(demoCategories.map((category) => this.fill(category, ownerId)));
  }

  private async fill({ categoryName, questions }: DemoCategory, ownerId: string): Promise<void> {
    const { writer, categories } = this.dependencies;
    const { id } = await categories.add(categoryName);
    const settings = { categoryId: id, availableForPractice: true, ownerId, quizId: null };
    await Promise.all(questions.map((question) => writer.add(normalizeQuestion(question), settings)));
  }
}
