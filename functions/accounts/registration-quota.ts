import { isoAfter, minute, type Clock } from '../platform/clock.ts';
import { tooOften } from '../platform/limits/rate-limiter.ts';
import { hashOf } from '../platform/secrets.ts';
import { isDuplicateKey } from '../platform/store/store-errors.ts';
import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';

interface CountDocument extends StoredDocument {
  readonly count: number;
  readonly expiresAt: string;
}

export interface QuotaLimits {
  /** Slots of one client. A network of /24 or /48 has twice as many, one of /16 or /32 four times as many. */
  readonly ofClient: number;
  /** Slots of all clients. They limit the mails to unproven addresses, and the unproven accounts in the store. */
  readonly ofAll: number;
}

/**
 * The limit of a client is enough for 300 people in a lecture hall who share one address, if each registers twice.
 */
const usualLimits: QuotaLimits = { ofClient: 600, ofAll: 5_000 };
/** Minimum share of its limit that each client keeps when few slots are left for all. */
const leastShare = 1 / 30;
/**
 * Each wider network has only twice the slots of the narrower network, because one attacker can own all addresses of a
 * network.
 */
const growth = 2;

const windowMs = 60 * minute;

/**
 * Limits the unverified registrations of the current hour. Each registration takes a slot, and its verification gives
 * the slot back, so that people who share an address do not use up the slots. Counted in the store, over all processes.
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

  async declareIndexes(): Promise<void> {
    await this.counts.createIndex({ expiresAt: 1 });
  }

  /**
   * Takes a slot. Returns the names of the counts that include it, for `giveBack`. Throws RATE_LIMITED if the client,
   * one of its networks or all clients together have no slot left.
   */
  async take(client: string): Promise<string> {
    const now = this.clock.now().getTime();
    const window = Math.floor(now / windowMs);
    const wait = (window + 1) * windowMs - now;
    const countedAs = [window, ...[client, ...networksOf(client)].map(hashOf)].join(':');
    const [all = 0, ...taken] = await Promise.all(idsOf(countedAs).map((id) => this.add(id, wait)));
    const share = this.shareAt(all);
    const hasRoom = taken.every((count, level) => count <= this.limits.ofClient * growth ** level * share);
    if (hasRoom && all <= this.limits.ofAll) return countedAs;
    await this.giveBack(countedAs);
    throw tooOften(Math.ceil(wait / 1000));
  }

  /** The share of its limit that a client can use. It shrinks as slots are taken, so that few clients cannot take all. */
  private shareAt(taken: number): number {
    const half = this.limits.ofAll / 2;
    return taken <= half ? 1 : Math.max(leastShare, 1 - (taken - half) / half);
  }

  /** Returns the slots. Has no effect after the hour. */
  async giveBack(countedAs: string): Promise<void> {
    await Promise.all(idsOf(countedAs).map((id) => this.subtract(id)));
  }

  async purge(): Promise<void> {
    await this.counts.deleteMany({ expiresAt: { $lte: isoAfter(this.clock, 0) } });
  }

  private async subtract(id: string): Promise<void> {
    await this.counts.updateOne({ _id: { $eq: id }, count: { $gt: 0 } }, { $inc: { count: -1 } });
  }

  private async add(id: string, wait: number): Promise<number> {
    const expiresAt = isoAfter(this.clock, wait);
    const update = () =>
      this.counts.findOneAndUpdate(
        { _id: id },
        { $inc: { count: 1 }, $set: { expiresAt } },
        { upsert: true, returnDocument: 'after' },
      );
    try {
      return (await update())?.count ?? 1;
    } catch (error) {
      // Another request inserted the count at the same time. Now it can be incremented.
      if (!isDuplicateKey(error)) throw error;
      return (await update())?.count ?? 1;
    }
  }
}

/** IDs of the counts of this hour: of all clients, of the client, of its networks. */
function idsOf(countedAs: string): string[] {
  const [window = '', ...counted] = countedAs.split(':');
  return ['all', ...counted].map((name) => `${window}:${name}`);
}

/**
 * The networks of an address, narrowest first, in the sizes that companies and providers get. Empty for invalid
 * addresses. An IPv6 client is a /64 network already.
 */
function networksOf(client: string): string[] {
  const ipv4 = /^(\d+)\.(\d+)\.(\d+)\.\d+$/.exec(client);
  if (ipv4) return [`${ipv4[1]}.${ipv4[2]}.${ipv4[3]}.0/24`, `${ipv4[1]}.${ipv4[2]}.0.0/16`];
  const [first, second, third, fourth] = client.replace('::/64', '').split(':');
  if (fourth === undefined) return [];
  return [`${first}:${second}:${third}::/48`, `${first}:${second}::/32`];
}
