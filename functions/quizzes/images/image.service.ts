import { imageExtensions, imageLimits } from '../../../core/files/image-size.ts';
import { imagesOfQuestion } from '../../../core/quizzes/question-images.ts';
import type { Question } from '../../../core/quizzes/question.ts';
import type { FileDownload } from '../../../schema/files/file.types.ts';
import type { QuestionImage } from '../../../schema/quizzes/question-image.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { isoAfter, minute, type Clock } from '../../platform/clock.ts';
import { AppError, badUserInput } from '../../platform/errors.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { NewId } from '../../platform/new-id.ts';
import type { ImageAccess } from './image-access.ts';
import { checkImage, type CheckedImage } from './image-content.ts';
import { toQuestionImage } from './image.mapper.ts';
import type { ImageDocument, ImageStore } from './image.store.ts';

export interface ImageServiceDependencies {
  readonly images: ImageStore;
  readonly access: ImageAccess;
  readonly files: BlobStore;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly newId: NewId;
}

const uploads = { name: 'question-images', max: 300, windowMs: 60 * minute } as const;

function imageNotFound(): AppError {
  return new AppError('Image not found.', { code: 'NOT_FOUND' });
}

/** Images of questions. */
export class ImageService {
  constructor(private readonly dependencies: ImageServiceDependencies) {}

  /** Stores an image for the actor's questions. Throws BAD_USER_INPUT, PAYLOAD_TOO_LARGE or RATE_LIMITED. */
  async upload(actor: Actor, content: Uint8Array): Promise<QuestionImage> {
    await this.dependencies.limiter.use(uploads, actor.userId);
    const checked = checkImage(content);
    if (typeof checked === 'string') throw badUserInput({ file: checked });
    await this.checkRoom(actor.userId, 1);
    return toQuestionImage(await this.add(actor.userId, checked));
  }

  /**
   * Stores the images of a file for the owner's questions, all-or-nothing. Returns their new IDs by their IDs in the
   * file. Throws BAD_USER_INPUT or PAYLOAD_TOO_LARGE.
   */
  async addAll(
    ownerId: string,
    contents: ReadonlyMap<string, Uint8Array>,
  ): Promise<ReadonlyMap<string, string>> {
    const ids = new Map<string, string>();
    if (contents.size === 0) return ids;
    await this.checkRoom(ownerId, contents.size);
    try {
      for (const [id, content] of contents) {
        const checked = checkImage(content);
        if (typeof checked === 'string') throw badUserInput({}, checked);
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in memory at once
        ids.set(id, (await this.add(ownerId, checked))._id);
      }
    } catch (error) {
      await this.undoCreation([...ids.values()]).catch(() => undefined);
      throw error;
    }
    return ids;
  }

  /** Removes images that were just stored for questions that then could not be stored. */
  async undoCreation(ids: readonly string[]): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
    for (const id of ids) await this.remove(id);
  }

  private async remove(id: string): Promise<void> {
    await this.dependencies.files.remove(id);
    await this.dependencies.images.remove(id);
  }

  /**
   * The contents of the images that the actor can see, in the order of `ids`. Null for an image that does not fit into
   * `maxBytes` together with the images before it.
   */
  async readAll(
    actor: Actor,
    ids: readonly string[],
    maxBytes: number,
  ): Promise<ReadonlyMap<string, Uint8Array | null>> {
    const { access, files } = this.dependencies;
    const contents = new Map<string, Uint8Array | null>();
    let room = maxBytes;
    for (const { _id, size } of await access.list(ids, actor)) {
      if (size > room) {
        contents.set(_id, null);
        continue;
      }
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in memory at once
      const content = await files.get(_id);
      if (!content) continue;
      contents.set(_id, content);
      room -= size;
    }
    return contents;
  }

  /** The image, for users who see a text with it now. Throws NOT_FOUND. */
  async read(actor: Actor, id: string): Promise<FileDownload> {
    const image = await this.dependencies.access.find(id, actor);
    const content = image && (await this.dependencies.files.get(id));
    if (!image || !content) throw imageNotFound();
    return { fileName: `image.${imageExtensions[image.type]}`, contentType: image.type, content };
  }

  /**
   * Lets questions of the account `ownerId` show the images of these questions, if the actor can use the images. Other
   * images are not shown, so that nobody sees somebody else's image by naming its ID.
   */
  async admit(actor: Actor, ownerId: string, questions: readonly Question[]): Promise<void> {
    const { images, access } = this.dependencies;
    const ids = [...new Set(questions.flatMap(imagesOfQuestion))];
    const found = await images.listByIds(ids);
    const usable = await images.usableBy(ownerId, found);
    for (const image of found)
      if (!usable.has(image._id) && (await access.canUse(image, actor)))
        await images.share(image._id, ownerId);
  }

  private async checkRoom(ownerId: string, more: number): Promise<void> {
    const count = await this.dependencies.images.countOwned(ownerId);
    if (count + more > imageLimits.count) throw tooManyImages();
  }

  private async add(ownerId: string, image: CheckedImage): Promise<ImageDocument> {
    const { images, files, clock, newId } = this.dependencies;
    const { type, width, height, content } = image;
    const createdAt = isoAfter(clock, 0);
    const about = { type, width, height, size: content.length, createdAt };
    const uses = { unusedSince: null, checkedAt: createdAt };
    const document = { _id: newId(), ownerId, ...about, ...uses };
    await images.add(document);
    try {
      await files.put(document._id, content);
    } catch (error) {
      // If this fails too, the sweep removes the image later, because no question uses it.
      await images.remove(document._id).catch(() => undefined);
      throw error;
    }
    return document;
  }
}

function tooManyImages(): AppError {
  const max = imageLimits.count.toLocaleString('en-US');
  const message = `An account has at most ${max} images. Images that no question uses are removed after 30 days.`;
  return badUserInput({}, message);
}
