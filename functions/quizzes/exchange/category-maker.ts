import { badUserInput } from '../../platform/errors.ts';
import { inBatches } from '../../platform/in-batches.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';
import { distinctNames, newCategoriesProblem, newCategoryName } from './import-categories.ts';

/** A question with the name of its category, and the ID if the category exists. */
interface Named {
  readonly category?: string | undefined;
  readonly categoryId: string | null;
}

export interface MadeCategories<Question> {
  readonly questions: readonly Question[];
  /** IDs of the created categories. */
  readonly made: readonly string[];
}

/** Creates the categories that questions name and that do not exist in a bank. */
export class CategoryMaker {
  constructor(private readonly categories: QuizCategoryService) {}

  /**
   * The questions with their categories. Throws BAD_USER_INPUT about `path` if too many categories would be created, or
   * if one has the name of a category that is being deleted. If it throws, it deletes the categories that it has
   * created.
   */
  async make<Question extends Named>(
    ownerId: string,
    questions: readonly Question[],
    path: string,
  ): Promise<MadeCategories<Question>> {
    const { categories } = this;
    const names = distinctNames(questions.map(missingIn));
    const problem = newCategoriesProblem(names.length);
    if (problem !== null) throw badUserInput({ [path]: problem });
    await categories.requireRoom(ownerId, names.length);
    const made: string[] = [];
    try {
      await inBatches(names, 1, async (name) => {
        const category = await categories.addUntaken(ownerId, name, path);
        // Null: somebody else has created it in between, or it is being deleted.
        if (category !== null) made.push(category._id);
      });
      return { questions: await this.categorized(ownerId, questions, path), made };
    } catch (error) {
      await categories.undoCreation(made).catch(() => undefined);
      throw error;
    }
  }

  private async categorized<Question extends Named>(
    ownerId: string,
    questions: readonly Question[],
    path: string,
  ): Promise<Question[]> {
    const find = await this.categories.finder(ownerId);
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
function missingIn({ category, categoryId }: Named): string | null {
  return category === undefined || categoryId !== null ? null : newCategoryName(category);
}
