import { isoAfter, minute, type Clock } from '../platform/clock.ts';
import { tooOften } from '../platform/limits/rate-limiter.ts';
import { hashOf } from '../platform/secrets.ts';
import { isDuplicateKey } from '../platform/store/store-errors.ts';
import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';

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
/** Of a client's places, the share that it has even where few are left for all. */
const leastShare = 1 / 30;

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
    const own = await this.add(mine, wait);
    const all = await this.add(everybodys(mine), wait);
    if (own <= this.placesOfClient(all) && all <= this.limits.ofAll) return mine;
    await this.giveBack(mine);
    throw tooOften(Math.ceil(wait / 1000));
  }

  /** Fewer, the more places all clients have taken, so that a few of them cannot take the places of all others. */
  private placesOfClient(taken: number): number {
    const { ofClient, ofAll } = this.limits;
    const half = ofAll / 2;
    const share = taken <= half ? 1 : 1 - (taken - half) / half;
    return ofClient * Math.max(leastShare, share);
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
