import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';

/** A mailed code. Its ID consists of the hashes of the account's address and of the code. Nothing else is stored. */
export interface LoginCodeDocument extends StoredDocument {
  readonly expiresAt: string;
}

export class LoginCodeStore {
  private readonly codes: StoreCollection<LoginCodeDocument>;

  constructor(store: Store) {
    this.codes = store.collection<LoginCodeDocument>('loginCodes');
  }

  async declareIndexes(): Promise<void> {
    await this.codes.createIndex({ expiresAt: 1 });
  }

  async add(code: LoginCodeDocument): Promise<void> {
    await this.codes.insertOne(code);
  }

  async has(id: string, now: string): Promise<boolean> {
    return (await this.codes.findOne({ _id: { $eq: id }, expiresAt: { $gt: now } })) !== null;
  }

  /** Returns whether the code existed. */
  async remove(id: string): Promise<boolean> {
    return (await this.codes.deleteOne({ _id: { $eq: id } })).deletedCount === 1;
  }

  async removeExpired(now: string): Promise<void> {
    await this.codes.deleteMany({ expiresAt: { $lte: now } });
  }
}
