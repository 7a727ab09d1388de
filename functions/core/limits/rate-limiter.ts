import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { isDuplicateKey } from '../store/store-errors.ts';
import type { Store, StoreCollection, StoredDocument } from '../store/store.ts';

export interface RateLimit {
  /** What is limited: part of the key, so that two limits never share a count. */
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

interface CountDocument extends StoredDocument {
  readonly count: number;
  readonly expiresOn: string;
}

function waitingTime(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** `retryAfter`: seconds. */
export function tooOften(retryAfter: number): AppError {
  const message = `That was too often. Try again in ${waitingTime(retryAfter)}.`;
  return new AppError(message, { code: 'RATE_LIMITED', retryAfter });
}

/**
 * Counts in the store, so that every process and every Lambda counts together. Windows are fixed: at their border
 * twice as many may pass, which the limits allow for. Counted in the service, so that each alias of a document counts.
 */
export class RateLimiter {
  private readonly counts: StoreCollection<CountDocument>;

  constructor(
    store: Store,
    private readonly clock: Clock,
  ) {
    this.counts = store.collection<CountDocument>('rateLimits');
  }

  /** Counts one use by `who`; throws RATE_LIMITED with the seconds to wait where that is one too many. */
  async use(limit: RateLimit, who: string): Promise<void> {
    const wait = await this.count(limit, who);
    if (wait > 0) throw tooOften(Math.ceil(wait / 1000));
  }

  /** Counts one use by `who`, and says whether it is none too many. */
  async allows(limit: RateLimit, who: string): Promise<boolean> {
    return (await this.count(limit, who)) === 0;
  }

  /** Removes the counts of windows that are over. */
  async purge(): Promise<void> {
    await this.counts.deleteMany({ expiresOn: { $lt: this.clock.now().toISOString() } });
  }

  /** Counts one use; milliseconds to wait where that is one too many, else 0. */
  private async count({ name, most, windowMs }: RateLimit, who: string): Promise<number> {
    const now = this.clock.now().getTime();
    const window = Math.floor(now / windowMs);
    const end = (window + 1) * windowMs;
    const count = await this.increment(`${name}:${window}:${who}`, new Date(end).toISOString());
    return count <= most ? 0 : end - now;
  }

  private async increment(id: string, expiresOn: string): Promise<number> {
    const update = () =>
      this.counts.findOneAndUpdate(
        { _id: id },
        { $inc: { count: 1 }, $set: { expiresOn } },
        { upsert: true, returnDocument: 'after' },
      );
    try {
      return (await update())?.count ?? 1;
    } catch (error) {
      // Two first uses at once: one inserts, the other finds the id taken and can count now.
      if (!isDuplicateKey(error)) throw error;
      return (await update())?.count ?? 1;
    }
  }
}
