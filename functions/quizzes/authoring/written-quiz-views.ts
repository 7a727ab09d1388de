import type { AuthoredQuiz } from '../../../schema/quizzes/quiz.type.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';
import type { AuthoredQuizViews } from './quiz-views.ts';
import { asOwner } from './quiz-writer.ts';
import type { QuizDocument, QuizStore } from './quiz.store.ts';

export interface WrittenQuizViewsDependencies {
  readonly quizzes: QuizStore;
  readonly categories: QuizCategoryService;
  readonly authored: AuthoredQuizViews;
}

/** Responses to writes of quizzes. */
export class WrittenQuizViews {
  constructor(private readonly dependencies: WrittenQuizViewsDependencies) {}

  /** The response to a write. Removes the category from the quiz if it was deleted during the write. */
  async viewOf(quiz: QuizDocument): Promise<AuthoredQuiz> {
    const { categories, quizzes, authored } = this.dependencies;
    const { _id, ownerId, categoryId } = quiz;
    const isCategoryDeleted = categoryId !== null && !(await categories.exists(categoryId, ownerId));
    const changed = isCategoryDeleted
      ? await quizzes.change(
          _id,
          asOwner(ownerId),
          { $set: { categoryId: null } },
          { categoryId: { $eq: categoryId } },
        )
      : null;
    return authored.of(changed ?? quiz);
  }
}
