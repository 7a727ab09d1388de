import { isoAfter, minute, type Clock } from '../clock.ts';
import type { Store, StoreCollection, StoredDocument } from '../store/store.ts';
import { tooOften } from './rate-limiter.ts';
import { isDuplicateKey } from '../store/store-errors.ts';

interface AttemptsDocument extends StoredDocument {
  /** When each was made, oldest first; those in the window only. */
  readonly attempts: readonly string[];
  readonly expiresOn: string;
  /** Counts changes, so that two of them are never made on the same state. */
  readonly version: number;
}

const window = 15 * minute;
const most = 10;
/** Attempts without a wait; after them 1 s, 2 s, 4 s, … between two. */
const free = 3;

/** Milliseconds to wait before the next attempt; none where it is not above 0. */
function waitAfter(attempts: readonly string[], now: number): number {
  const [first = ''] = attempts;
  if (attempts.length >= most) return Date.parse(first) + window - now;
  if (attempts.length < free) return 0;
  return Date.parse(attempts.at(-1) ?? '') + 1000 * 2 ** (attempts.length - free) - now;
}

/**
 * Slows guessing down: at most 10 attempts in any 15 minutes for a key, with growing waits between them, and never a
 * lock. Attempts are counted before they are judged and one by one, however many arrive at once.
 */
export class AttemptGuard {
  private readonly attempts: StoreCollection<AttemptsDocument>;

  constructor(
    store: Store,
    private readonly clock: Clock,
  ) {
    this.attempts = store.collection<AttemptsDocument>('attempts');
  }

  /** Counts one attempt; throws RATE_LIMITED, and counts nothing, where it comes too soon. */
  async enter(key: string): Promise<void> {
    const known = await this.attempts.findOne({ _id: { $eq: key } });
    const now = this.clock.now().getTime();
    const recent = known?.attempts.filter((on) => Date.parse(on) > now - window) ?? [];
    const wait = waitAfter(recent, now);
    if (wait > 0) throw tooOften(Math.ceil(wait / 1000));
    const next = {
      attempts: [...recent, new Date(now).toISOString()],
      expiresOn: isoAfter(this.clock, window),
    };
    // Another attempt was counted meanwhile: look again.
    if (!(await this.put(key, known, next))) await this.enter(key);
  }

  /** Forgets the attempts: the right one was among them. */
  async succeed(key: string): Promise<void> {
    await this.attempts.deleteOne({ _id: { $eq: key } });
  }

  async purge(): Promise<void> {
    await this.attempts.deleteMany({ expiresOn: { $lt: isoAfter(this.clock, 0) } });
  }

  private async put(
    key: string,
    known: AttemptsDocument | null,
    next: Omit<AttemptsDocument, '_id' | 'version'>,
  ): Promise<boolean> {
    try {
      if (known === null) {
        await this.attempts.insertOne({ _id: key, version: 1, ...next });
        return true;
      }
      const { matchedCount } = await this.attempts.updateOne(
        { _id: { $eq: key }, version: known.version },
        { $set: next, $inc: { version: 1 } },
      );
      return matchedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
