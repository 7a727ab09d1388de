import { isoAfter, minute, type Clock } from '../clock.ts';
import { isDuplicateKey } from '../store/store-errors.ts';
import type { Store, StoreCollection, StoredDocument } from '../store/store.ts';
import { tooOften } from './rate-limiter.ts';

export interface AttemptLimit {
  /** Name of the limit: part of the key, so that two limits never share a count. */
  readonly name: string;
  /** Failures of one origin before a delay. After them, the delays are 1 s, 2 s, 4 s, … */
  readonly free: number;
  /** Maximum failures of one origin in 15 minutes. */
  readonly maxPerClient: number;
  /** Maximum failures of all origins together in 15 minutes. */
  readonly max: number;
}

/** An attempt to prove something, for example to sign in with a password. */
export interface Attempt {
  /** The secret or account that is guessed. */
  readonly subject: string;
  /** The origin: an address, a device, a session. */
  readonly by: string;
}

export interface AttemptOutcome {
  readonly isCorrect: boolean;
  /** Times of the attempts that no longer count. After a correct attempt, all attempts of its origin. */
  readonly forgotten: readonly string[];
}

/** An attempt that counts. */
interface Counted {
  /** ISO 8601. */
  readonly on: string;
  readonly by: string;
}

interface AttemptsDocument extends StoredDocument {
  /** Failures and attempts in progress within the window, oldest first. */
  readonly counted: readonly Counted[];
  readonly expiresAt: string;
  /** Grows with each change, for optimistic locking. */
  readonly version: number;
}

const windowMs = 15 * minute;

/** Milliseconds until fewer than `max` attempts are within the window. 0 or less if that is the case now. */
function untilFree(times: readonly number[], max: number, now: number): number {
  const oldest = times[times.length - max];
  return oldest === undefined ? 0 : oldest + windowMs - now;
}

/** Milliseconds to wait before the next attempt. 0 or less if it can be made now. */
function waitAfter(
  counted: readonly Counted[],
  { free, maxPerClient, max }: AttemptLimit,
  { by, now }: { by: string; now: number },
): number {
  const all = counted.map(({ on }) => Date.parse(on));
  const byClient = counted.filter((each) => each.by === by).map(({ on }) => Date.parse(on));
  const last = byClient.at(-1);
  const pause =
    last === undefined || byClient.length < free ? 0 : last + 1000 * 2 ** (byClient.length - free) - now;
  return Math.max(pause, untilFree(byClient, maxPerClient, now), untilFree(all, max, now));
}

/**
 * Slows guessing down without locking accounts: a failure counts for 15 minutes against its subject and its
 * origin. Each attempt is counted before it is checked, so that concurrent attempts do not bypass the limit.
 * Only failures stay counted.
 */
export class AttemptGuard {
  private readonly attempts: StoreCollection<AttemptsDocument>;

  constructor(
    store: Store,
    private readonly clock: Clock,
  ) {
    this.attempts = store.collection<AttemptsDocument>('attempts');
  }

  async declareIndexes(): Promise<void> {
    await this.attempts.createIndex({ expiresAt: 1 });
  }

  /**
   * Runs `check`, which returns whether the attempt is correct. If so, all attempts of its origin are
   * forgotten. If `check` throws, only this attempt is forgotten. Throws RATE_LIMITED, without counting or
   * checking, if the attempt comes too soon.
   */
  async attempt(
    limit: AttemptLimit,
    attempt: Attempt,
    check: () => Promise<boolean>,
  ): Promise<AttemptOutcome> {
    const key = `${limit.name}:${attempt.subject}`;
    const entered = await this.countAttempt(key, limit, attempt.by);
    let isCorrect: boolean;
    try {
      isCorrect = await check();
    } catch (error) {
      await this.forget(key, (counted) => without(counted, entered));
      throw error;
    }
    const others = (counted: readonly Counted[]) => counted.filter(({ by }) => by !== attempt.by);
    return { isCorrect, forgotten: isCorrect ? await this.forget(key, others) : [] };
  }

  async purge(): Promise<void> {
    await this.attempts.deleteMany({ expiresAt: { $lt: isoAfter(this.clock, 0) } });
  }

  /** Counts one attempt. Throws RATE_LIMITED, without counting, if it comes too soon. */
  private async countAttempt(key: string, limit: AttemptLimit, by: string): Promise<Counted> {
    const known = await this.attempts.findOne({ _id: { $eq: key } });
    const now = this.clock.now().getTime();
    const recent = known?.counted.filter(({ on }) => Date.parse(on) > now - windowMs) ?? [];
    const wait = waitAfter(recent, limit, { by, now });
    if (wait > 0) throw tooOften(Math.ceil(wait / 1000));
    const entered = { on: new Date(now).toISOString(), by };
    const isCounted = await this.put(key, known, [...recent, entered]);
    // Another attempt was counted in between: read again.
    return isCounted ? entered : this.countAttempt(key, limit, by);
  }

  /** Stores only the attempts that `select` returns. Returns the times of the removed attempts. */
  private async forget(
    key: string,
    select: (counted: readonly Counted[]) => readonly Counted[],
  ): Promise<readonly string[]> {
    const known = await this.attempts.findOne({ _id: { $eq: key } });
    if (!known) return [];
    const remaining = select(known.counted);
    if (!(await this.put(key, known, remaining))) return this.forget(key, select);
    return known.counted.filter((each) => !remaining.includes(each)).map(({ on }) => on);
  }

  /** Replaces the stored attempts. False if they changed since they were read. */
  private async put(
    key: string,
    known: AttemptsDocument | null,
    counted: readonly Counted[],
  ): Promise<boolean> {
    const next = { counted, expiresAt: isoAfter(this.clock, windowMs) };
    try {
      if (known === null) {
        if (counted.length === 0) return true;
        // The first version is a time, so that a document that was removed and inserted again differs from the previous.
        await this.attempts.insertOne({ _id: key, version: this.clock.now().getTime(), ...next });
        return true;
      }
      const isSame = { _id: { $eq: key }, version: known.version };
      if (counted.length === 0) return (await this.attempts.deleteOne(isSame)).deletedCount === 1;
      const { matchedCount } = await this.attempts.updateOne(isSame, { $set: next, $inc: { version: 1 } });
      return matchedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

function without(counted: readonly Counted[], { on, by }: Counted): readonly Counted[] {
  const at = counted.findIndex((each) => each.on === on && each.by === by);
  return counted.filter((_, index) => index !== at);
}
