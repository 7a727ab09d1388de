import { isoAfter, minute, type Clock } from '../core/clock.ts';
import { tooOften } from '../core/limits/rate-limiter.ts';
import { hashOf } from '../core/secrets.ts';
import { isDuplicateKey } from '../core/store/store-errors.ts';
import type { Store, StoreCollection, StoredDocument } from '../core/store/store.ts';

interface CountDocument extends StoredDocument {
  readonly count: number;
  readonly expiresOn: string;
}

export interface QuotaLimits {
  readonly ofClient: number;
  /** Bounds the mails to unproven addresses, and the accounts that wait in the store. */
  readonly ofAll: number;
}

/** A client's are enough for a lecture hall of 300 behind one address in which everybody needs a second mail. */
const usualLimits: QuotaLimits = { ofClient: 600, ofAll: 5_000 };

const windowMs = 60 * minute;

/**
 * Registrations of the running hour that nobody has proven yet. A proof gives the place back, so that honest people behind
 * one address do not use it up. Counted in the store: all processes count together.
 */
export class RegistrationQuota {
  private readonly counts: StoreCollection<CountDocument>;

  constructor(
    store: Store,
    private readonly clock: Clock,
    private readonly limits: QuotaLimits = usualLimits,
  ) {
    this.counts = store.collection<CountDocument>('registrationCounts');
  }

  /** What the registration is counted as, for `giveBack`. Throws RATE_LIMITED where there is no place left. */
  async take(client: string): Promise<string> {
    const now = this.clock.now().getTime();
    const window = Math.floor(now / windowMs);
    const wait = (window + 1) * windowMs - now;
    const mine = `${window}:${hashOf(client)}`;
    if ((await this.add(mine, wait)) > this.limits.ofClient) {
      await this.subtract(mine);
      throw tooOften(Math.ceil(wait / 1000));
    }
    if ((await this.add(everybodys(mine), wait)) > this.limits.ofAll) {
      await Promise.all([this.subtract(mine), this.subtract(everybodys(mine))]);
      throw tooOften(Math.ceil(wait / 1000));
    }
    return mine;
  }

  /** Harmless where the hour is over. */
  async giveBack(countedAs: string): Promise<void> {
    await Promise.all([this.subtract(countedAs), this.subtract(everybodys(countedAs))]);
  }

  async purge(): Promise<void> {
    await this.counts.deleteMany({ expiresOn: { $lte: isoAfter(this.clock, 0) } });
  }

  private async subtract(id: string): Promise<void> {
    await this.counts.updateOne({ _id: { $eq: id }, count: { $gt: 0 } }, { $inc: { count: -1 } });
  }

  private async add(id: string, wait: number): Promise<number> {
    const expiresOn = isoAfter(this.clock, wait);
    const update = () =>
      this.counts.findOneAndUpdate(
        { _id: id },
        { $inc: { count: 1 }, $set: { expiresOn } },
        { upsert: true, returnDocument: 'after' },
      );
    try {
      return (await update())?.count ?? 1;
    } catch (error) {
      // Two first ones at once: one inserts, the other finds the id taken and can count now.
      if (!isDuplicateKey(error)) throw error;
      return (await update())?.count ?? 1;
    }
  }
}

/** The count of all clients in the same hour. */
function everybodys(countedAs: string): string {
  return `${countedAs.slice(0, countedAs.indexOf(':'))}:all`;
}
