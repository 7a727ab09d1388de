import { isoAfter, minute, type Clock } from '../clock.ts';
import type { NewId } from '../new-id.ts';
import type { StoreFilter } from './store-filter.ts';
import type { Store, StoreCollection, StoredDocument } from './store.ts';

/** The plan of a write that changes several documents. */
export interface JournalEntry extends StoredDocument {
  readonly startedAt: string;
}

type Plan<Entry extends JournalEntry> = Omit<Entry, keyof JournalEntry>;

export interface WriteJournalDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** A write that has not ended after this time counts as interrupted. Writes take far less time. */
const staleAfter = 10 * minute;
/** Maximum writes in one run. The next run resumes the others. */
const maxResumed = 1000;

/**
 * The plans of writes that change several documents. A write stores its plan before it begins, and removes the plan when
 * it has ended. If a process finds the plan of an interrupted write, it completes or undoes the write.
 */
export class WriteJournal<Entry extends JournalEntry> {
  protected readonly entries: StoreCollection<Entry>;

  constructor(
    collection: string,
    private readonly dependencies: WriteJournalDependencies,
  ) {
    this.entries = dependencies.store.collection<Entry>(collection);
  }

  async declareIndexes(): Promise<void> {
    await this.entries.createIndex({ startedAt: 1 });
  }

  /** Stores the plan of a write that begins now. */
  async start(plan: Plan<Entry>): Promise<Entry> {
    const { clock, newId } = this.dependencies;
    const entry = { ...plan, _id: newId(), startedAt: isoAfter(clock, 0) } as unknown as Entry;
    await this.entries.insertOne(entry);
    return entry;
  }

  find(id: string): Promise<Entry | null> {
    return this.entries.findOne(withId<Entry>(id));
  }

  async end(id: string): Promise<void> {
    await this.entries.deleteOne(withId<Entry>(id));
  }

  /** Runs `resume` for each interrupted write, oldest first, one after the other. `resume` must call `end`. */
  async resumeInterrupted(resume: (entry: Entry) => Promise<void>): Promise<void> {
    const before = isoAfter(this.dependencies.clock, -staleAfter);
    const interrupted = this.entries.find({ startedAt: { $lt: before } } as StoreFilter<Entry>);
    for (const entry of await interrupted.sort({ startedAt: 1 }).limit(maxResumed).toArray())
      // oxlint-disable-next-line no-await-in-loop -- one after the other, to limit the load
      await resume(entry);
  }
}

function withId<Entry extends JournalEntry>(id: string): StoreFilter<Entry> {
  return { _id: { $eq: id } } as StoreFilter<Entry>;
}
