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
   * Removes the images. If questions of another account show an image, that account becomes its owner: the image was
   * copied there together with the text.
   */
  async forget({ userId }: Person): Promise<void> {
    const { images } = this.dependencies;
    for await (const chunk of images.ownedChunks(userId)) {
      const uses = await images.listUses(chunk.map(({ _id }) => _id));
      for (const image of chunk) {
        const newOwner = uses.find(({ imageId, ownerId }) => imageId === image._id && ownerId !== userId);
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
        await this.release(image, newOwner?.ownerId);
      }
    }
    await images.removeShares(userId);
  }

  private async release(image: ImageDocument, newOwner: string | undefined): Promise<void> {
    const { images, files } = this.dependencies;
    if (newOwner !== undefined && (await images.handOver(image, newOwner))) return;
    await files.remove(image._id);
    await images.remove(image._id);
  }
}
