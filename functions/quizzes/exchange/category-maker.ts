import { AppError } from '../../core/errors.ts';
import { inBatches } from '../../core/in-batches.ts';
import type { QuizCategoryService } from '../quiz-category.service.ts';
import { newCategoryName } from './import-categories.ts';
import type { ShelvedQuestion } from './import-reader.ts';

export interface MadeCategories {
  readonly questions: readonly ShelvedQuestion[];
  /** Takes away again what was made, as far as nothing stands in it. */
  readonly undo: () => Promise<void>;
}

/** Makes the categories that a file names and that are not there yet. */
export class CategoryMaker {
  constructor(private readonly categories: QuizCategoryService) {}

  /** The questions, each in its category. Throws BAD_USER_INPUT, and has made none, where there is no room for all. */
  async make(questions: readonly ShelvedQuestion[]): Promise<MadeCategories> {
    const { categories } = this;
    const names = new Set(questions.flatMap((question) => missingIn(question) ?? []));
    const made: string[] = [];
    const undo = async () => void (await Promise.allSettled(made.map((id) => categories.remove(id))));
    let refused: AppError | null = null;
    await inBatches([...names], 1, async (name) => {
      try {
        made.push((await categories.add(name)).id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused = error;
      }
    });
    const find = await categories.finder();
    // One that somebody else has made meanwhile is refused, and there.
    if (refused !== null && [...names].some((name) => find(name) === null)) {
      await undo();
      throw refused;
    }
    const shelved = questions.map((question) => {
      const name = missingIn(question);
      return name === null ? question : { ...question, categoryId: find(name) };
    });
    return { questions: shelved, undo };
  }
}

/** What the category is called that a question lacks; null where it lacks none. */
function missingIn({ category, categoryId }: ShelvedQuestion): string | null {
  return category === undefined || categoryId !== null ? null : newCategoryName(category);
}
