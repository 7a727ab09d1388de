import type { ImageSize, ImageType } from '../../../core/files/image-size.ts';
import { inChunks } from '../../platform/in-chunks.ts';
import { readInChunks } from '../../platform/store/read-in-chunks.ts';
import {
  isDuplicateKey,
  type Store,
  type StoreCollection,
  type StoredDocument,
} from '../../platform/store/store.ts';

/** An image for questions. Its content never changes, and is stored under the same ID. */
export interface ImageDocument extends StoredDocument, ImageSize {
  /** The account that it counts for. */
  readonly ownerId: string;
  readonly type: ImageType;
  /** Bytes. */
  readonly size: number;
  readonly createdAt: string;
  /** When a sweep first found no question that uses the image. Null if one uses it, or if no sweep has looked yet. */
  readonly unusedSince: string | null;
  /** When a sweep last looked for uses of the image. */
  readonly checkedAt: string;
  /** Set when the content is being removed, so that no question can use the image any more. */
  readonly isRemoved?: true;
}

/** Another account whose questions can show the image, because a user of the image put it into one of them. */
interface ImageShareDocument extends StoredDocument {
  readonly imageId: string;
  readonly ownerId: string;
}

/** A version of a question that shows an image. Written before the version. */
export interface ImageUseDocument extends StoredDocument {
  readonly imageId: string;
  readonly versionId: string;
  readonly questionId: string;
  /** Owner of the question. */
  readonly ownerId: string;
  /** `KEY`: only in explanations, which students see once the answers are released. */
  readonly part: 'PROMPT' | 'KEY';
}

/** IDs per query. */
const chunkSize = 200;

export class ImageStore {
  private readonly images: StoreCollection<ImageDocument>;
  private readonly shares: StoreCollection<ImageShareDocument>;
  private readonly uses: StoreCollection<ImageUseDocument>;

  constructor(store: Store) {
    this.images = store.collection<ImageDocument>('questionImages');
    this.shares = store.collection<ImageShareDocument>('questionImageShares');
    this.uses = store.collection<ImageUseDocument>('questionImageUses');
  }

  async declareIndexes(): Promise<void> {
    await this.images.createIndex({ ownerId: 1, _id: 1 });
    await this.images.createIndex({ checkedAt: 1 });
    await this.shares.createIndex({ imageId: 1 });
    await this.shares.createIndex({ ownerId: 1 });
    await this.uses.createIndex({ imageId: 1 });
    await this.uses.createIndex({ versionId: 1 });
    await this.uses.createIndex({ ownerId: 1 });
  }

  async add(image: ImageDocument): Promise<void> {
    await this.images.insertOne(image);
  }

  find(id: string): Promise<ImageDocument | null> {
    return this.images.findOne({ _id: { $eq: id } });
  }

  /** The given images of any owner, in no particular order. */
  listByIds(ids: readonly string[]): Promise<ImageDocument[]> {
    return inChunks(ids, chunkSize, (some) => this.images.find({ _id: { $in: some } }).toArray());
  }

  countOwned(ownerId: string): Promise<number> {
    return this.images.countDocuments({ ownerId: { $eq: ownerId } });
  }

  /** The images that count for the account, in chunks, sorted by ID. */
  ownedChunks(ownerId: string): AsyncGenerator<ImageDocument[], void> {
    return readInChunks((id) => this.images.find({ ownerId: { $eq: ownerId }, _id: { $gt: id } }), chunkSize);
  }

  /** The IDs of these images that questions of the account can show. */
  async usableBy(ownerId: string, images: readonly ImageDocument[]): Promise<ReadonlySet<string>> {
    const others = images.filter((image) => image.ownerId !== ownerId).map(({ _id }) => _id);
    const shared = await inChunks(others, chunkSize, (some) =>
      this.shares.find({ _id: { $in: some.map((id) => shareId(id, ownerId)) } }).toArray(),
    );
    const own = images.filter((image) => image.ownerId === ownerId).map(({ _id }) => _id);
    return new Set([...own, ...shared.map(({ imageId }) => imageId)]);
  }

  /**
   * Returns the given IDs of images that questions of this account can show. Marks these images as used, so that a
   * sweep does not remove one of them while a question with it is being stored.
   */
  async claim(ownerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const images = await this.listByIds(ids);
    const usable = await this.usableBy(ownerId, images);
    const claimed = new Set<string>();
    for (const image of images)
      if (usable.has(image._id) && (await this.markUsed(image))) claimed.add(image._id);
    return claimed;
  }

  /** Lets the questions of an account show the image. */
  async share(imageId: string, ownerId: string): Promise<void> {
    try {
      await this.shares.insertOne({ _id: shareId(imageId, ownerId), imageId, ownerId });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Images whose uses were last looked for before `until`, in chunks, sorted by ID. */
  uncheckedChunks(until: string): AsyncGenerator<ImageDocument[], void> {
    return readInChunks((id) => this.images.find({ checkedAt: { $lt: until }, _id: { $gt: id } }), chunkSize);
  }

  /** Changes an image. False if a question used it since it was read, or if it is being removed. */
  async change({ _id, unusedSince }: ImageDocument, set: Partial<ImageDocument>): Promise<boolean> {
    const unchanged = { _id: { $eq: _id }, unusedSince, isRemoved: { $ne: true } as const };
    return (await this.images.updateOne(unchanged, { $set: set })).matchedCount === 1;
  }

  /** Lets the image count for another account. False if it is removed. */
  async handOver({ _id }: ImageDocument, accountId: string): Promise<boolean> {
    const found = { _id: { $eq: _id }, isRemoved: { $ne: true } as const };
    return (await this.images.updateOne(found, { $set: { ownerId: accountId } })).matchedCount === 1;
  }

  /** Removes the permissions of the account's questions to show images of other accounts. */
  async removeShares(ownerId: string): Promise<void> {
    await this.shares.deleteMany({ ownerId: { $eq: ownerId } });
  }

  async addUses(uses: readonly ImageUseDocument[]): Promise<void> {
    if (uses.length > 0) await this.uses.insertMany(uses);
  }

  listUses(imageIds: readonly string[]): Promise<ImageUseDocument[]> {
    return inChunks(imageIds, chunkSize, (some) => this.uses.find({ imageId: { $in: some } }).toArray());
  }

  async removeUses(versionIds: readonly string[]): Promise<void> {
    if (versionIds.length > 0) await this.uses.deleteMany({ versionId: { $in: versionIds } });
  }

  async removeUsesOwned(ownerId: string): Promise<void> {
    await this.uses.deleteMany({ ownerId: { $eq: ownerId } });
  }

  async remove(id: string): Promise<void> {
    await this.uses.deleteMany({ imageId: { $eq: id } });
    await this.shares.deleteMany({ imageId: { $eq: id } });
    await this.images.deleteOne({ _id: { $eq: id } });
  }

  private async markUsed(image: ImageDocument): Promise<boolean> {
    if (image.isRemoved) return false;
    return image.unusedSince === null || this.change(image, { unusedSince: null });
  }
}

const shareId = (imageId: string, ownerId: string) => `${imageId}:${ownerId}`;
