import type { Person, PersonalData } from '../../platform/personal-data.ts';
import type { QuizCategoryStore } from './quiz-category.store.ts';

/** The categories of a user's bank. */
export class QuizCategoryData implements PersonalData {
  readonly name = 'quiz-categories';

  constructor(private readonly categories: QuizCategoryStore) {}

  async read({ userId }: Person): Promise<unknown> {
    const found = await this.categories.listOwned([userId]);
    return found.map(({ _id, categoryName, active, createdAt }) => ({
      id: _id,
      categoryName,
      active,
      createdAt,
    }));
  }

  async forget({ userId }: Person): Promise<void> {
    await this.categories.removeOwned(userId);
  }
}
