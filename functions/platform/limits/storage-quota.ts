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
/** Bytes of the limit that what a person makes leaves to attempts: a full account can take an exam. */
export const reservedForAttempts = 5 * megabyte;
/** Of these every account has at least as many. */
const leastLimit = Math.min(...Object.values(storageLimits));

/** A change that adds no more bytes is never refused: a full account can still delete, publish and hand in. */
export const smallChange = 200;

/** How many bytes an account has stored, under the account's id. */
interface StorageUseDocument extends StoredDocument {
  readonly bytes: number;
  /** When they were summed up from what is stored. */
  readonly countedAt: string;
}

export interface StorageQuotaDependencies {
  readonly store: Store;
  readonly clock: Clock;
  /** Null where there is no such account. */
  readonly roleOf: (userId: string) => Promise<Role | null>;
  /** The bytes of all that an account has stored. */
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
 * Counts what each account has stored. Bytes are taken before a write and given back when it fails or deletes, each in one
 * step, so that writes at once cannot pass the limit together. A process that ends in between leaves some taken: they are
 * summed up again before an account is refused, once a day.
 */
export class StorageQuota {
  private readonly uses: StoreCollection<StorageUseDocument>;
  private readonly measuring = new Map<string, Promise<number>>();

  constructor(private readonly dependencies: StorageQuotaDependencies) {
    this.uses = dependencies.store.collection<StorageUseDocument>('storageUse');
  }

  /** Counts bytes without a limit; negative ones were deleted. Those of an account that is not counted yet are none. */
  async add(userId: string, bytes: number): Promise<void> {
    if (bytes === 0 || (await this.increase(userId, bytes, Infinity)) || bytes < 0) return;
    await this.begin(userId);
    await this.increase(userId, bytes, Infinity);
  }

  /** Counts bytes that are about to be stored. Throws FORBIDDEN where fewer than `leaving` would be left. */
  async take(userId: string, bytes: number, leaving: number): Promise<void> {
    if (await this.increase(userId, bytes, leastLimit - leaving)) return;
    await this.begin(userId);
    const limit = storageLimits[(await this.dependencies.roleOf(userId)) ?? 'Student'];
    if (await this.increase(userId, bytes, limit - leaving)) return;
    if ((await this.recount(userId)) && (await this.increase(userId, bytes, limit - leaving))) return;
    throw storageFull(limit, leaving);
  }

  /** As counted so far; 0 where nothing was counted yet. */
  async used(userId: string): Promise<number> {
    return (await this.uses.findOne({ _id: { $eq: userId } }))?.bytes ?? 0;
  }

  /** What was stored before anything was counted is counted first. Nothing is noted for accounts that store nothing. */
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

  private async increase(userId: string, bytes: number, limit: number): Promise<boolean> {
    const hasRoom = limit === Infinity ? {} : { bytes: { $lte: limit - bytes } };
    const { matchedCount } = await this.uses.updateOne(
      { ...hasRoom, _id: { $eq: userId } },
      { $inc: { bytes } },
    );
    return matchedCount === 1;
  }

  /** Counts what was stored before anything was counted, once. */
  private async begin(userId: string): Promise<void> {
    if ((await this.uses.countDocuments({ _id: { $eq: userId } })) > 0) return;
    await this.insert(userId, await this.measureOnce(userId));
  }

  /** One measurement at a time for all that wait for it: it reads everything that the account has stored. */
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

  /** False where it was done within a day, or the account stores something at the moment. */
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
