import type { AnswerKey } from '../../../core/quizzes/question-parts.ts';
import type { Store, StoreCollection, StoredDocument } from '../../platform/store/store.ts';

/** The key of one version of a question, under the version's id; it never changes. */
export interface AnswerKeyDocument extends StoredDocument {
  readonly questionId: string;
  readonly ownerId: string;
  readonly key: AnswerKey;
}

/**
 * The answer key and the author's order, separate from everything that a student's request reads. Only author
 * services and the grading of what was handed in hold this store. An attempt at a quiz that does not shuffle answers is
 * given the author's order of choices (`ordersOf`), and nothing else.
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

  /** By the version's id. */
  async find(versionIds: readonly string[]): Promise<ReadonlyMap<string, AnswerKey>> {
    if (versionIds.length === 0) return new Map();
    const found = await this.keys.find({ _id: { $in: versionIds } }).toArray();
    return new Map(found.map(({ _id, key }) => [_id, key]));
  }

  /** Ids of options in the author's order, by the version's id; none where it was not stored yet. */
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
