import type { Role } from '../../../core/accounts/role.ts';
import { day, isoAfter, type Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { isDuplicateKey, type Store, type StoreCollection, type StoredDocument } from '../store/store.ts';

const megabyte = 1_000_000;

/** Bytes that an account may store, by its role. */
export const storageLimits: Readonly<Record<Role, number>> = {
  Student: 20 * megabyte,
  Instructor: 250 * megabyte,
  Admin: 1_000 * megabyte,
};
/** Bytes of the limit that are reserved for attempts: a full account can still take an exam. */
export const reservedForAttempts = 5 * megabyte;
/** Every account has at least this limit. */
const smallestLimit = Math.min(...Object.values(storageLimits));

/** A change that adds at most this many bytes is never refused: full accounts can still delete, publish and submit. */
export const smallChange = 200;

/** Stored bytes of an account, under the account's ID. */
interface StorageUseDocument extends StoredDocument {
  readonly bytes: number;
  /** When the bytes were last computed from the stored data. */
  readonly countedAt: string;
}

export interface StorageQuotaDependencies {
  readonly store: Store;
  readonly clock: Clock;
  /** Null if the account does not exist. */
  readonly roleOf: (userId: string) => Promise<Role | null>;
  /** Computes the bytes of everything that an account has stored. */
  readonly measure: (userId: string) => Promise<number>;
}

function storageFull(limit: number, leaving: number): AppError {
  const size = `${Math.round((limit - leaving) / megabyte).toLocaleString('en-US')} MB`;
  const used = leaving > 0 ? `${size} for courses, quizzes, questions and files` : `${size} of storage`;
  return new AppError(
    `Your account has used its ${used}. Delete courses, quizzes, questions or files that you no longer need. They free their space 30 days after you delete them.`,
    { code: 'FORBIDDEN', reason: 'STORAGE_FULL' },
  );
}

/**
 * Counts the stored bytes of each account. A write reserves its bytes first, and returns them if it fails. A
 * deletion returns bytes, too. Each step is atomic, so that concurrent writes cannot exceed the limit together. A
 * crash in between leaves bytes reserved. So before a write is refused, the account's bytes are computed again, at
 * most once a day.
 */
export class StorageQuota {
  private readonly uses: StoreCollection<StorageUseDocument>;
  private readonly measuring = new Map<string, Promise<number>>();

  constructor(private readonly dependencies: StorageQuotaDependencies) {
    this.uses = dependencies.store.collection<StorageUseDocument>('storageUse');
  }

  /**
   * Counts bytes without a limit. Negative for deleted bytes, which are ignored if the account is not counted
   * yet.
   */
  async add(userId: string, bytes: number): Promise<void> {
    if (bytes === 0 || (await this.increase(userId, bytes, Infinity)) || bytes < 0) return;
    await this.begin(userId);
    await this.increase(userId, bytes, Infinity);
  }

  /** Counts bytes before they are stored. Throws FORBIDDEN if fewer than `leaving` bytes of the limit would be free. */
  async take(userId: string, bytes: number, leaving: number): Promise<void> {
    if (await this.increase(userId, bytes, smallestLimit - leaving)) return;
    await this.begin(userId);
    const limit = storageLimits[(await this.dependencies.roleOf(userId)) ?? 'Student'];
    if (await this.increase(userId, bytes, limit - leaving)) return;
    if ((await this.recount(userId)) && (await this.increase(userId, bytes, limit - leaving))) return;
    throw storageFull(limit, leaving);
  }

  /** The stored count. 0 if the account is not counted yet. */
  async used(userId: string): Promise<number> {
    return (await this.uses.findOne({ _id: { $eq: userId } }))?.bytes ?? 0;
  }

  /** Bytes of the account. If it is not counted yet, measures its data first, and stores the result unless it is 0. */
  async counted(userId: string): Promise<number> {
    const known = await this.uses.findOne({ _id: { $eq: userId } });
    if (known) return Math.max(0, known.bytes);
    const bytes = await this.measureOnce(userId);
    if (bytes > 0) await this.insert(userId, bytes);
    return bytes;
  }

  async forget(userId: string): Promise<void> {
    await this.uses.deleteOne({ _id: { $eq: userId } });
  }

  /** False if the account is not counted yet, or if the count would exceed `limit`. */
  private async increase(userId: string, bytes: number, limit: number): Promise<boolean> {
    const hasRoom = limit === Infinity ? {} : { bytes: { $lte: limit - bytes } };
    const { matchedCount } = await this.uses.updateOne(
      { ...hasRoom, _id: { $eq: userId } },
      { $inc: { bytes } },
    );
    return matchedCount === 1;
  }

  /** Measures the data of an account that is not counted yet. */
  private async begin(userId: string): Promise<void> {
    if ((await this.uses.countDocuments({ _id: { $eq: userId } })) > 0) return;
    await this.insert(userId, await this.measureOnce(userId));
  }

  /** One measurement at a time, shared by all callers: it reads everything that the account has stored. */
  private measureOnce(userId: string): Promise<number> {
    const running = this.measuring.get(userId);
    if (running) return running;
    const run = this.dependencies.measure(userId).finally(() => this.measuring.delete(userId));
    this.measuring.set(userId, run);
    return run;
  }

  private async insert(userId: string, bytes: number): Promise<void> {
    try {
      await this.uses.insertOne({ _id: userId, bytes, countedAt: isoAfter(this.dependencies.clock, 0) });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Computes the bytes again. False if that was done within a day, or if the count changed at the same time. */
  private async recount(userId: string): Promise<boolean> {
    const { clock, measure } = this.dependencies;
    const known = await this.uses.findOne({ _id: { $eq: userId } });
    if (!known || known.countedAt > isoAfter(clock, -day)) return false;
    const bytes = await measure(userId);
    const { matchedCount } = await this.uses.updateOne(
      { _id: { $eq: userId }, bytes: { $eq: known.bytes }, countedAt: { $eq: known.countedAt } },
      { $set: { bytes, countedAt: isoAfter(clock, 0) } },
    );
    return matchedCount === 1;
  }
}
