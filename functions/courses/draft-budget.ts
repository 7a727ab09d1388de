import { day, isoAfter, type Clock } from '../platform/clock.ts';
import { tooOften } from '../platform/limits/rate-limiter.ts';
import { hashOf } from '../platform/secrets.ts';
import { isDuplicateKey } from '../platform/store/store-errors.ts';
import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';

interface SpentDocument extends StoredDocument {
  readonly bytes: number;
  readonly expiresAt: string;
}

/**
 * Limits the bytes that each client address stores as shared copies per day (UTC). Counted in the store, over all
 * processes.
 */
export class DraftBudget {
  private readonly spent: StoreCollection<SpentDocument>;

  constructor(
    store: Store,
    private readonly clock: Clock,
  ) {
    this.spent = store.collection<SpentDocument>('draftBytes');
  }

  async declareIndexes(): Promise<void> {
    await this.spent.createIndex({ expiresAt: 1 });
  }

  /**
   * Counts `bytes` for the client. Throws RATE_LIMITED, without counting them, if the client would exceed `max` bytes
   * today. Concurrent requests cannot exceed the maximum either.
   */
  async spend(client: string, { bytes, max }: { bytes: number; max: number }): Promise<void> {
    const now = this.clock.now().getTime();
    const today = Math.floor(now / day);
    const wait = (today + 1) * day - now;
    const _id = `${today}:${hashOf(client)}`;
    if (bytes <= max) {
      if (await this.add(_id, bytes, max)) return;
      if (await this.begin({ _id, bytes, expiresAt: isoAfter(this.clock, wait) })) return;
      // Another request just created today's count.
      if (await this.add(_id, bytes, max)) return;
    }
    throw tooOften(Math.ceil(wait / 1000));
  }

  async purge(): Promise<void> {
    await this.spent.deleteMany({ expiresAt: { $lte: isoAfter(this.clock, 0) } });
  }

  /** Adds to today's count. False if there is no count yet, or not enough room. */
  private async add(id: string, bytes: number, max: number): Promise<boolean> {
    const hasRoom = { _id: { $eq: id }, bytes: { $lte: max - bytes } };
    return (await this.spent.updateOne(hasRoom, { $inc: { bytes } })).modifiedCount === 1;
  }

  /** Stores the first count of the day. False if there is one already. */
  private async begin(document: SpentDocument): Promise<boolean> {
    try {
      await this.spent.insertOne(document);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
