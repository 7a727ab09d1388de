import { inChunks } from '../../platform/in-chunks.ts';
import {
  isDuplicateKey,
  type Store,
  type StoreCollection,
  type StoredDocument,
} from '../../platform/store/store.ts';

/** A category for the questions of one bank and the quizzes of its owner. */
export interface QuizCategoryDocument extends StoredDocument {
  /** Owner of the bank. */
  readonly ownerId: string;
  readonly categoryName: string;
  /** The owner and the name, in the form of `nameKeyOf`. Unique. */
  readonly nameKey: string;
  /** Whether students see it. */
  readonly active: boolean;
  readonly createdAt: string;
  /** Set while a deletion checks whether the category is empty. Then nothing new can be assigned to it. */
  readonly leavingAt: string | null;
}

const idsPerQuery = 200;

export class QuizCategoryStore {
  private readonly categories: StoreCollection<QuizCategoryDocument>;

  constructor(store: Store) {
    this.categories = store.collection<QuizCategoryDocument>('quizCategories');
  }

  async declareIndexes(): Promise<void> {
    await this.categories.createIndex({ nameKey: 1 }, { unique: true });
    await this.categories.createIndex({ ownerId: 1, leavingAt: 1 });
    await this.categories.createIndex({ leavingAt: 1 });
  }

  /** False if the name is taken. */
  add(category: QuizCategoryDocument): Promise<boolean> {
    return falseIfTaken(async () => void (await this.categories.insertOne(category)));
  }

  find(id: string): Promise<QuizCategoryDocument | null> {
    return this.categories.findOne({ _id: { $eq: id }, leavingAt: null });
  }

  /** Whether another category has the name. */
  async isTaken(nameKey: string, id: string): Promise<boolean> {
    return (await this.categories.findOne({ nameKey: { $eq: nameKey }, _id: { $ne: id } })) !== null;
  }

  /** The categories of all banks that are not being deleted, in no particular order. */
  list(): Promise<QuizCategoryDocument[]> {
    return this.categories.find({ leavingAt: null }).toArray();
  }

  /** The categories of these banks that are not being deleted, in no particular order. */
  listOwned(ownerIds: readonly string[]): Promise<QuizCategoryDocument[]> {
    return inChunks(ownerIds, idsPerQuery, (some) =>
      this.categories.find({ ownerId: { $in: some }, leavingAt: null }).toArray(),
    );
  }

  /** The categories with these IDs that are not being deleted, in no particular order. */
  listByIds(ids: readonly string[]): Promise<QuizCategoryDocument[]> {
    return inChunks(ids, idsPerQuery, (some) =>
      this.categories.find({ _id: { $in: some }, leavingAt: null }).toArray(),
    );
  }

  /** Number of categories in the bank, including categories that are being deleted. */
  countOwned(ownerId: string): Promise<number> {
    return this.categories.countDocuments({ ownerId: { $eq: ownerId } });
  }

  async removeOwned(ownerId: string): Promise<void> {
    await this.categories.deleteMany({ ownerId: { $eq: ownerId } });
  }

  /** False if the name is taken. Does nothing if the category does not exist. */
  change(
    id: string,
    changes: Partial<Pick<QuizCategoryDocument, 'categoryName' | 'nameKey' | 'active'>>,
  ): Promise<boolean> {
    return falseIfTaken(async () => {
      await this.categories.updateOne({ _id: { $eq: id }, leavingAt: null }, { $set: changes });
    });
  }

  /** Stops new assignments. False if the category does not exist. */
  async close(id: string, leavingAt: string): Promise<boolean> {
    const { matchedCount } = await this.categories.updateOne(
      { _id: { $eq: id }, leavingAt: null },
      { $set: { leavingAt } },
    );
    return matchedCount === 1;
  }

  async reopen(id: string): Promise<void> {
    await this.categories.updateOne({ _id: { $eq: id } }, { $set: { leavingAt: null } });
  }

  /** Categories that were closed before `until`: their deletion was interrupted. */
  listClosed(until: string): Promise<QuizCategoryDocument[]> {
    return this.categories.find({ leavingAt: { $lte: until } }).toArray();
  }

  /** Deletes the category only if it is closed. */
  async remove(id: string): Promise<void> {
    await this.categories.deleteOne({ _id: { $eq: id }, leavingAt: { $ne: null } });
  }
}

async function falseIfTaken(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
