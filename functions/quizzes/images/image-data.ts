import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { Person, PersonalData } from '../../platform/personal-data.ts';
import { toQuestionImage } from './image.mapper.ts';
import type { ImageDocument, ImageStore } from './image.store.ts';

export interface ImageDataDependencies {
  readonly images: ImageStore;
  readonly files: BlobStore;
}

/** The images that a user uploaded for questions. */
export class ImageData implements PersonalData {
  readonly name = 'question-images';

  constructor(private readonly dependencies: ImageDataDependencies) {}

  async *read({ userId }: Person): AsyncGenerator<object[], void> {
    for await (const chunk of this.dependencies.images.ownedChunks(userId))
      yield chunk.map((image) => ({ ...toQuestionImage(image), createdAt: image.createdAt }));
  }

  /**
   * Removes the images. An image that questions of another account show becomes that account's: like the text around
   * it, it was copied there.
   */
  async forget({ userId }: Person): Promise<void> {
    const { images } = this.dependencies;
    for await (const chunk of images.ownedChunks(userId)) {
      const uses = await images.listUses(chunk.map(({ _id }) => _id));
      for (const image of chunk) {
        const heir = uses.find(({ imageId, ownerId }) => imageId === image._id && ownerId !== userId);
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
        await this.release(image, heir?.ownerId);
      }
    }
    await images.removeShares(userId);
  }

  private async release(image: ImageDocument, heir: string | undefined): Promise<void> {
    const { images, files } = this.dependencies;
    if (heir !== undefined && (await images.handOver(image, heir))) return;
    await files.remove(image._id);
    await images.remove(image._id);
  }
}
