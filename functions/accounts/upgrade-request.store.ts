import type { UpgradeStatus } from '../../core/accounts/upgrade-status.ts';
import { orderBy, readPage, type Page, type PageRequest } from '../platform/paging/page.ts';
import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';

export interface UpgradeRequestDocument extends StoredDocument {
  readonly userId: string;
  /** The account's address. `email` is the contact address of the request. */
  readonly accountEmail: string;
  readonly name: string;
  readonly email: string;
  readonly linkedin: string;
  readonly title: string;
  readonly description: string;
  readonly affiliation: string;
  readonly status: UpgradeStatus;
  readonly createdAt: string;
  readonly decidedAt: string | null;
  /** Set for a refusal with a reason. */
  readonly reason?: string;
  /** The account's ID while the request is pending. Unique, so that a user has one at a time. */
  readonly pendingOf?: string;
}

/** The decision about a request. */
export interface UpgradeDecision {
  readonly status: Exclude<UpgradeStatus, 'Pending'>;
  readonly decidedAt: string;
  readonly reason?: string;
}

const newestFirst = orderBy<UpgradeRequestDocument>('createdAt', -1);

export class UpgradeRequestStore {
  private readonly requests: StoreCollection<UpgradeRequestDocument>;

  constructor(store: Store) {
    this.requests = store.collection<UpgradeRequestDocument>('upgradeRequests');
  }

  async declareIndexes(): Promise<void> {
    await this.requests.createIndex({ pendingOf: 1 }, { unique: true, sparse: true });
    await this.requests.createIndex({ createdAt: -1, _id: -1 });
    await this.requests.createIndex({ userId: 1 });
  }

  /** Fails with a duplicate key if the user has a pending request. */
  async add(request: UpgradeRequestDocument): Promise<void> {
    await this.requests.insertOne(request);
  }

  find(id: string): Promise<UpgradeRequestDocument | null> {
    return this.requests.findOne({ _id: { $eq: id } });
  }

  ofUser(userId: string): Promise<UpgradeRequestDocument[]> {
    return this.requests
      .find({ userId: { $eq: userId } })
      .sort({ createdAt: -1, _id: -1 })
      .toArray();
  }

  /** The user's last request, or null. */
  async latestOf(userId: string): Promise<UpgradeRequestDocument | null> {
    const newest = this.requests.find({ userId: { $eq: userId } }).sort({ createdAt: -1, _id: -1 });
    return (await newest.limit(1).toArray())[0] ?? null;
  }

  /** The last request of each user, by user ID. Users without a request are missing. */
  async latestByUser(userIds: readonly string[]): Promise<Map<string, UpgradeRequestDocument>> {
    const oldestFirst = this.requests.find({ userId: { $in: [...userIds] } }).sort({ createdAt: 1, _id: 1 });
    return new Map((await oldestFirst.toArray()).map((request) => [request.userId, request]));
  }

  /** `status`: null for all. */
  page<Node>(
    status: UpgradeStatus | null,
    request: PageRequest,
    toNode: (document: UpgradeRequestDocument) => Node,
  ): Promise<Page<Node>> {
    const filter = status === null ? {} : { status: { $eq: status } };
    return readPage(this.requests, { filter, order: newestFirst }, request, toNode);
  }

  /** Null if the request was decided before. */
  decide(id: string, decision: UpgradeDecision): Promise<UpgradeRequestDocument | null> {
    return this.requests.findOneAndUpdate(
      { _id: { $eq: id }, status: { $eq: 'Pending' } },
      { $set: { ...decision }, $unset: { pendingOf: '' } },
      { returnDocument: 'after' },
    );
  }

  /** Does nothing if the user has no pending request. */
  async decidePending(userId: string, decision: UpgradeDecision): Promise<void> {
    await this.requests.updateOne(
      { pendingOf: { $eq: userId } },
      { $set: { ...decision }, $unset: { pendingOf: '' } },
    );
  }

  /** Returns whether the user had a pending request. */
  async removePending(userId: string): Promise<boolean> {
    return (await this.requests.deleteOne({ pendingOf: { $eq: userId } })).deletedCount === 1;
  }

  async removeOfUser(userId: string): Promise<void> {
    await this.requests.deleteMany({ userId: { $eq: userId } });
  }
}
