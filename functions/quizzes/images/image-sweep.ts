import { day, isoAfter, type Clock } from '../../platform/clock.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { AttemptStore } from '../attempts/attempt.store.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import type { ImageDocument, ImageStore, ImageUseDocument } from './image.store.ts';

export interface ImageSweepDependencies {
  readonly images: ImageStore;
  readonly questions: QuestionStore;
  readonly attempts: AttemptStore;
  readonly files: BlobStore;
  readonly clock: Clock;
}

/** How long an unused image stays, because a draft may still show it. */
const unusedForMs = 30 * day;
/** How often the uses of an image are looked for. */
const checkIntervalMs = day;

/** Removes images that no question uses any more. */
export class ImageSweep {
  constructor(private readonly dependencies: ImageSweepDependencies) {}

  /**
   * Removes images 30 days after they were last used. An image is used if a version of a question shows it, and if that
   * version belongs to a question (also to a deleted one that can be restored) or to an attempt.
   */
  async run(): Promise<void> {
    const { images, clock } = this.dependencies;
    const now = isoAfter(clock, 0);
    for await (const chunk of images.uncheckedChunks(isoAfter(clock, -checkIntervalMs))) {
      const used = await this.usedIn(await images.listUses(chunk.map(({ _id }) => _id)));
      for (const image of chunk)
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
        await this.check(image, used.has(image._id), now);
    }
  }

  private async check(image: ImageDocument, isUsed: boolean, now: string): Promise<void> {
    const { images, files, clock } = this.dependencies;
    const { _id, unusedSince, isRemoved } = image;
    const isOver = !isUsed && unusedSince !== null && unusedSince <= isoAfter(clock, -unusedForMs);
    if (!isOver && !isRemoved) {
      await images.change(image, { unusedSince: isUsed ? null : (unusedSince ?? now), checkedAt: now });
      return;
    }
    // From now on, no question can use it. If the removal is interrupted, the next run completes it.
    if (!isRemoved && !(await images.change(image, { isRemoved: true }))) return;
    await files.remove(_id);
    await images.remove(_id);
  }

  /** The IDs of the images that are used. */
  private async usedIn(uses: readonly ImageUseDocument[]): Promise<ReadonlySet<string>> {
    const { questions, attempts } = this.dependencies;
    const heads = await questions.listByIds([...new Set(uses.map(({ questionId }) => questionId))]);
    const current = new Set(heads.flatMap(({ versionIds }) => versionIds));
    const others = uses.filter(({ versionId }) => !current.has(versionId));
    const asked = await attempts.versionsAsked(others.map(({ versionId }) => versionId));
    return new Set(
      uses.flatMap(({ imageId, versionId }) =>
        current.has(versionId) || asked.has(versionId) ? [imageId] : [],
      ),
    );
  }
}
