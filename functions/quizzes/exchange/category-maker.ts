import { badUserInput } from '../../platform/errors.ts';
import { inBatches } from '../../platform/in-batches.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';
import { distinctNames, newCategoriesProblem, newCategoryName } from './import-categories.ts';
import type { CategorizedQuestion } from './import-reader.ts';

export interface MadeCategories {
  readonly questions: readonly CategorizedQuestion[];
  /** IDs of the created categories. */
  readonly made: readonly string[];
}

const path = 'input.createCategories';

/** Creates the categories that a file names and that do not exist. */
export class CategoryMaker {
  constructor(private readonly categories: QuizCategoryService) {}

  /**
   * The questions with their categories. Throws BAD_USER_INPUT if too many categories would be created, or if
   * one has the name of a category that is being deleted. If it throws, it deletes the categories that it has
   * created.
   */
  async make(questions: readonly CategorizedQuestion[]): Promise<MadeCategories> {
    const { categories } = this;
    const names = distinctNames(questions.map(missingIn));
    const problem = newCategoriesProblem(names.length);
    if (problem !== null) throw badUserInput({ [path]: problem });
    await categories.requireRoom(names.length);
    const made: string[] = [];
    try {
      await inBatches(names, 1, async (name) => {
        const category = await categories.addUntaken(name, path);
        // Null: somebody else has created it in between, or it is being deleted.
        if (category !== null) made.push(category.id);
      });
      return { questions: await this.categorized(questions), made };
    } catch (error) {
      await categories.takeBack(made).catch(() => undefined);
      throw error;
    }
  }

  private async categorized(questions: readonly CategorizedQuestion[]): Promise<CategorizedQuestion[]> {
    const find = await this.categories.finder();
    return questions.map((question) => {
      const name = missingIn(question);
      if (name === null) return question;
      const categoryId = find(name);
      if (categoryId === null)
        throw badUserInput({ [path]: `The category “${name}” is being deleted. Try again in a minute.` });
      return { ...question, categoryId };
    });
  }
}

/** The name of the category to create for a question. Null if none is needed. */
function missingIn({ category, categoryId }: CategorizedQuestion): string | null {
  return category === undefined || categoryId !== null ? null : newCategoryName(category);
}
