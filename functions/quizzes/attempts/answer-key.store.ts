import type { AnswerKey } from '../../../core/quizzes/question-parts.ts';
import type { Store, StoreCollection, StoredDocument } from '../../platform/store/store.ts';

/** The answer key of one version of a question. Its `_id` is the version's ID. The document never changes. */
export interface AnswerKeyDocument extends StoredDocument {
  readonly questionId: string;
  readonly ownerId: string;
  readonly key: AnswerKey;
}

/**
 * The answer keys and the author's orders of options, in a collection of their own. Only services for authors and the
 * grading of submitted attempts use this store. There is one exception: an attempt at a quiz that does not shuffle
 * answers reads the author's order of options with `ordersOf`, and nothing else.
 */
export class AnswerKeyStore {
  private readonly keys: StoreCollection<AnswerKeyDocument>;

  constructor(store: Store) {
    this.keys = store.collection<AnswerKeyDocument>('answerKeys');
  }

  async declareIndexes(): Promise<void> {
    await this.keys.createIndex({ ownerId: 1 });
  }

  async add(key: AnswerKeyDocument): Promise<void> {
    await this.keys.insertOne(key);
  }

  async addAll(keys: readonly AnswerKeyDocument[]): Promise<void> {
    await this.keys.insertMany(keys);
  }

  /** The answer keys of these versions, by the version's ID. */
  async find(versionIds: readonly string[]): Promise<ReadonlyMap<string, AnswerKey>> {
    if (versionIds.length === 0) return new Map();
    const found = await this.keys.find({ _id: { $in: versionIds } }).toArray();
    return new Map(found.map(({ _id, key }) => [_id, key]));
  }

  /**
   * IDs of options in the author's order, by the version's ID. Missing for versions without a stored order.
   */
  async ordersOf(versionIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const keys = await this.find(versionIds);
    return new Map([...keys].flatMap(([id, { order }]) => (order ? [[id, order] as const] : [])));
  }

  async remove(versionIds: readonly string[]): Promise<void> {
    if (versionIds.length > 0) await this.keys.deleteMany({ _id: { $in: versionIds } });
  }

  async removeOwned(ownerId: string): Promise<void> {
    await this.keys.deleteMany({ ownerId: { $eq: ownerId } });
  }
}
