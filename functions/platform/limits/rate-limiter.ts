import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { isDuplicateKey } from '../store/store-errors.ts';
import type { Store, StoreCollection, StoredDocument } from '../store/store.ts';

export interface RateLimit {
  /** Name of the limit: part of the key, so that two limits never share a count. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

interface CountDocument extends StoredDocument {
  readonly count: number;
  readonly expiresAt: string;
}

/** A time in words, for example `45 seconds` or `2 minutes`. */
export function waitingTime(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The error RATE_LIMITED. `retryAfter`: seconds. */
export function tooOften(retryAfter: number): AppError {
  const message = `Too many attempts. Try again in ${waitingTime(retryAfter)}.`;
  return new AppError(message, { code: 'RATE_LIMITED', retryAfter });
}

/**
 * Counts uses in the store, over all processes and Lambda functions. Windows are fixed, so twice as many uses can pass
 * around the end of a window. The limits take this into account. Services count the uses, so that each alias of a
 * GraphQL document counts.
 */
export class RateLimiter {
  private readonly counts: StoreCollection<CountDocument>;

  constructor(
    store: Store,
    private readonly clock: Clock,
  ) {
    this.counts = store.collection<CountDocument>('rateLimits');
  }

  async declareIndexes(): Promise<void> {
    await this.counts.createIndex({ expiresAt: 1 });
  }

  /** Counts one use by `who`. Throws RATE_LIMITED with the seconds to wait if that is too many. */
  async use(limit: RateLimit, who: string): Promise<void> {
    const wait = await this.count(limit, who);
    if (wait > 0) throw tooOften(Math.ceil(wait / 1000));
  }

  /**
   * Counts one use by `who` and runs `act`. If `act` fails, the use no longer counts. Throws RATE_LIMITED, without
   * running `act`, if that is too many.
   */
  async during<Result>(limit: RateLimit, who: string, act: () => Promise<Result>): Promise<Result> {
    const on = this.clock.now().toISOString();
    await this.use(limit, who);
    try {
      return await act();
    } catch (error) {
      await this.giveBack(limit, who, [on]);
      throw error;
    }
  }

  /** Counts `times` uses by `who` at once. Throws RATE_LIMITED, and counts none of them, if that is too many. */
  async useMany(limit: RateLimit, who: string, times: number): Promise<void> {
    if (times === 0) return;
    const wait = await this.count(limit, who, times);
    if (wait === 0) return;
    await this.count(limit, who, -times);
    throw tooOften(Math.ceil(wait / 1000));
  }

  /** Counts one use by `who`, and returns whether the limit allows it. */
  async allows(limit: RateLimit, who: string): Promise<boolean> {
    return (await this.count(limit, who)) === 0;
  }

  /** Uses by `who` at these times no longer count. */
  async giveBack({ name, windowMs }: RateLimit, who: string, times: readonly string[]): Promise<void> {
    const window = Math.floor(this.clock.now().getTime() / windowMs);
    // Counts of past windows have no effect.
    const count = times.filter((on) => Math.floor(Date.parse(on) / windowMs) === window).length;
    if (count === 0) return;
    await this.counts.updateOne({ _id: `${name}:${window}:${who}` }, { $inc: { count: -count } });
  }

  /** Removes the counts of past windows. */
  async purge(): Promise<void> {
    await this.counts.deleteMany({ expiresAt: { $lt: this.clock.now().toISOString() } });
  }

  /** Counts uses. Returns the milliseconds to wait if that is too many, else 0. */
  private async count({ name, max, windowMs }: RateLimit, who: string, times = 1): Promise<number> {
    const now = this.clock.now().getTime();
    const window = Math.floor(now / windowMs);
    const end = (window + 1) * windowMs;
    const count = await this.increment(`${name}:${window}:${who}`, times, new Date(end).toISOString());
    return count <= max ? 0 : end - now;
  }

  private async increment(id: string, times: number, expiresAt: string): Promise<number> {
    const update = () =>
      this.counts.findOneAndUpdate(
        { _id: id },
        { $inc: { count: times }, $set: { expiresAt } },
        { upsert: true, returnDocument: 'after' },
      );
    try {
      return (await update())?.count ?? times;
    } catch (error) {
      // Another request inserted the count at the same time. Now it can be incremented.
      if (!isDuplicateKey(error)) throw error;
      return (await update())?.count ?? times;
    }
  }
}
