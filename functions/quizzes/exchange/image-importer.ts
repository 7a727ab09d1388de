import { imageUsesIn, withImageIds } from '../../../core/quizzes/formats/file-images.ts';
import type { ImageService } from '../images/image.service.ts';
import type { CategorizedImport, CategorizedQuestion } from './import-reader.ts';

/** Imports the images of questions with the questions, all-or-nothing. */
export class ImageImporter {
  constructor(private readonly images: Pick<ImageService, 'addAll' | 'undoCreation'>) {}

  /**
   * Stores the images of the questions as the owner's, and calls `run` with questions that show them. Removes the images
   * if `run` fails. After an interruption, they are removed with other images that no question uses.
   */
  async run<Result>(
    ownerId: string,
    read: Pick<CategorizedImport, 'questions' | 'images'>,
    run: (questions: readonly CategorizedQuestion[]) => Promise<Result>,
  ): Promise<Result> {
    const used = imageUsesIn(read.questions);
    const contents = new Map([...read.images].filter(([id]) => used.has(id)));
    const ids = await this.images.addAll(ownerId, contents);
    try {
      return await run(read.questions.map((question) => withImageIds(question, ids)));
    } catch (error) {
      await this.images.undoCreation([...ids.values()]).catch(() => undefined);
      throw error;
    }
  }
}
