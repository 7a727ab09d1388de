import {
  isDuplicateKey,
  type Store,
  type StoreCollection,
  type StoredDocument,
} from '../../platform/store/store.ts';

/** A category for quizzes and questions, shared by all instructors. */
export interface QuizCategoryDocument extends StoredDocument {
  readonly categoryName: string;
  /** The name in the form of `categoryKey`. Unique. */
  readonly nameKey: string;
  /** Whether students see it. */
  readonly active: boolean;
  readonly createdAt: string;
  /** Set while a deletion checks whether the category is empty. Nothing new is assigned to it then. */
  readonly leavingAt: string | null;
}

export class QuizCategoryStore {
  private readonly categories: StoreCollection<QuizCategoryDocument>;

  constructor(store: Store) {
    this.categories = store.collection<QuizCategoryDocument>('quizCategories');
  }

  async declareIndexes(): Promise<void> {
    await this.categories.createIndex({ nameKey: 1 }, { unique: true });
  }

  /** False if the name is taken. */
  add(category: QuizCategoryDocument): Promise<boolean> {
    return untaken(async () => void (await this.categories.insertOne(category)));
  }

  find(id: string): Promise<QuizCategoryDocument | null> {
    return this.categories.findOne({ _id: { $eq: id }, leavingAt: null });
  }

  /** Whether another category has the name. */
  async isTaken(nameKey: string, id: string): Promise<boolean> {
    return (await this.categories.findOne({ nameKey: { $eq: nameKey }, _id: { $ne: id } })) !== null;
  }

  /** All categories that are not being deleted, sorted by name. */
  list(): Promise<QuizCategoryDocument[]> {
    return this.categories.find({ leavingAt: null }).sort({ nameKey: 1 }).toArray();
  }

  count(): Promise<number> {
    return this.categories.countDocuments({});
  }

  /** False if the name is taken. Does nothing if the category does not exist. */
  change(
    id: string,
    changes: Partial<Pick<QuizCategoryDocument, 'categoryName' | 'nameKey' | 'active'>>,
  ): Promise<boolean> {
    return untaken(async () => {
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

async function untaken(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
