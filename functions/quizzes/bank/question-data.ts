import type { Person, PersonalData } from '../../platform/personal-data.ts';
import type { AnswerKeyStore } from '../attempts/answer-key.store.ts';
import type { ImageStore } from '../images/image.store.ts';
import type { QuestionWriter } from './question-writer.ts';
import type { QuestionDocument, QuestionStore } from './question.store.ts';

export interface QuestionDataDependencies {
  readonly questions: QuestionStore;
  readonly keys: AnswerKeyStore;
  readonly images: Pick<ImageStore, 'removeUsesOwned'>;
  readonly writer: QuestionWriter;
}

/** The questions of a user with all versions, including deleted ones that can be restored. */
export class QuestionData implements PersonalData {
  readonly name = 'questions';

  constructor(private readonly dependencies: QuestionDataDependencies) {}

  async *read({ userId }: Person): AsyncGenerator<object[], void> {
    for await (const chunk of this.dependencies.questions.readInChunks({ ownerId: { $eq: userId } }))
      yield await this.toExport(chunk);
  }

  /**
   * Deletes the user's questions with all versions and keys, including versions and keys of purged questions.
   */
  async forget({ userId }: Person): Promise<void> {
    await this.dependencies.questions.removeOwned(userId);
    await this.dependencies.keys.removeOwned(userId);
    await this.dependencies.images.removeUsesOwned(userId);
  }

  private async toExport(documents: readonly QuestionDocument[]): Promise<object[]> {
    const ids = documents.flatMap(({ versionIds }) => versionIds);
    const versions = await this.dependencies.writer.readVersions(ids);
    return documents.map((document) => {
      const { _id, quizId, categoryId, difficulty, availableForPractice, createdAt, updatedAt, deletedAt } =
        document;
      const state = { quizId, categoryId, difficulty, availableForPractice, createdAt, updatedAt, deletedAt };
      const history = document.versionIds.flatMap((id) => {
        const { editorId: _editorId, ...version } = versions.get(id) ?? { editorId: null };
        return Object.keys(version).length === 0 ? [] : [version];
      });
      return { id: _id, concepts: document.concepts, ...state, versions: history };
    });
  }
}
