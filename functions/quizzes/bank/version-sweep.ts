import type { AttemptStore } from '../attempts/attempt.store.ts';
import type { QuestionWriter } from './question-writer.ts';
import type { QuestionDocument, QuestionStore } from './question.store.ts';

export interface VersionSweepDependencies {
  readonly questions: QuestionStore;
  readonly attempts: AttemptStore;
  readonly writer: QuestionWriter;
}

/** Number of newest versions of a question that always stay. */
const keptVersions = 50;

function oldVersionIds({ versionIds }: QuestionDocument): readonly string[] {
  return versionIds.slice(0, -keptVersions);
}

/** Deletes old versions of questions that were edited many times. */
export class VersionSweep {
  constructor(private readonly dependencies: VersionSweepDependencies) {}

  /**
   * Versions that an attempt uses stay as long as the attempt, because its results, its retries and practice cards need
   * them.
   */
  async run(): Promise<void> {
    const { questions, attempts } = this.dependencies;
    for await (const chunk of questions.readInChunks({ version: { $gt: keptVersions } })) {
      const asked = await attempts.versionsAsked(chunk.flatMap(oldVersionIds));
      for (const question of chunk) {
        const unusedIds = oldVersionIds(question).filter((id) => !asked.has(id));
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
        if (unusedIds.length > 0) await this.remove(question, unusedIds);
      }
    }
  }

  /** The question stops referring to the versions before they are deleted, so that no reference is dangling. */
  private async remove(
    { _id, ownerId, versionIds, revision }: QuestionDocument,
    unusedIds: readonly string[],
  ) {
    const { questions, writer } = this.dependencies;
    const remaining = versionIds.filter((id) => !unusedIds.includes(id));
    const owner = { userId: ownerId, role: 'Instructor' } as const;
    const changed = await questions.change(_id, owner, { $set: { versionIds: remaining } }, { revision });
    if (changed) await writer.discard(...unusedIds);
  }
}
