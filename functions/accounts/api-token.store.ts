import type { TokenScope } from '../platform/actor.ts';
import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';

export interface ApiTokenDocument extends StoredDocument {
  readonly userId: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  /** SHA-256 of the whole token, to find it. */
  readonly hash: string;
  /** The slot of the token: `{userId}:{number}`. Unique, so that it limits the tokens of an account. */
  readonly place: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
}

export class ApiTokenStore {
  private readonly tokens: StoreCollection<ApiTokenDocument>;

  constructor(store: Store) {
    this.tokens = store.collection<ApiTokenDocument>('apiTokens');
  }

  async declareIndexes(): Promise<void> {
    await this.tokens.createIndex({ hash: 1 }, { unique: true });
    await this.tokens.createIndex({ place: 1 }, { unique: true });
    await this.tokens.createIndex({ userId: 1 });
    await this.tokens.createIndex({ expiresAt: 1 });
  }

  /** Fails with a duplicate key if the slot is taken. */
  async add(token: ApiTokenDocument): Promise<void> {
    await this.tokens.insertOne(token);
  }

  /** Newest first. */
  ofUser(userId: string): Promise<ApiTokenDocument[]> {
    return this.tokens
      .find({ userId: { $eq: userId } })
      .sort({ createdAt: -1, _id: -1 })
      .toArray();
  }

  findByHash(hash: string): Promise<ApiTokenDocument | null> {
    return this.tokens.findOne({ hash: { $eq: hash } });
  }

  async noteUse(id: string, lastUsedAt: string): Promise<void> {
    await this.tokens.updateOne({ _id: id }, { $set: { lastUsedAt } });
  }

  /** Returns whether the user had the token. */
  async remove(userId: string, id: string): Promise<boolean> {
    const filter = { _id: { $eq: id }, userId: { $eq: userId } };
    return (await this.tokens.deleteOne(filter)).deletedCount === 1;
  }

  async removeOfUser(userId: string): Promise<void> {
    await this.tokens.deleteMany({ userId: { $eq: userId } });
  }

  async removeExpired(now: string): Promise<void> {
    await this.tokens.deleteMany({ expiresAt: { $lte: now } });
  }
}
