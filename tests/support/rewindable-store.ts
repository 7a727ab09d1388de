import type { Store, StoreCollection, StoredDocument } from '../../functions/platform/store/store.ts';
import { wrap } from './wrap.ts';

/** Every document of a store as text, by collection and ID. */
export type Snapshot = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Collections that can change although a request was refused: counts of limits, and search words. */
export const limitCounts: ReadonlySet<string> = new Set([
  'rateLimits',
  'attempts',
  'registrationCounts',
  'draftBytes',
  'storageUse',
  'auditCourses',
  'auditNames',
  'userNames',
]);

/** Collections that can change although an operation was refused: `limitCounts`, and the outbox of mails. */
const notData: ReadonlySet<string> = new Set([...limitCounts, 'outbox']);

/** Methods that change no document. */
const reads: ReadonlySet<string> = new Set(['find', 'findOne', 'countDocuments', 'createIndex']);

/** The collection, with a call of `changes` before and after each method that can change documents. */
function observed<T extends StoredDocument>(
  collection: StoreCollection<T>,
  changes: () => void,
): StoreCollection<T> {
  return wrap(collection, (method, run) =>
    reads.has(method)
      ? run
      : async (...args) => {
          changes();
          try {
            return await run(...args);
          } finally {
            changes();
          }
        },
  );
}

/**
 * A store that can be compared with a snapshot and restored to it. All writes have to use this object: it reads a
 * collection again only after a write that it has seen.
 */
export class RewindableStore implements Store {
  /** The documents at the last read, by collection. Null if the collection was written since then, or never read. */
  private readonly known = new Map<string, ReadonlyMap<string, string> | null>();

  constructor(private readonly inner: Store) {}

  collection: Store['collection'] = (name) => {
    if (!this.known.has(name)) this.known.set(name, null);
    return observed(this.inner.collection(name), () => this.known.set(name, null));
  };

  ping(): Promise<void> {
    return this.inner.ping();
  }

  close(): Promise<void> {
    return this.inner.close();
  }

  async snapshot(): Promise<Snapshot> {
    const entries = [...this.known].map(
      async ([name, known]) => [name, known ?? (await this.read(name))] as const,
    );
    return new Map(await Promise.all(entries));
  }

  /** Restores the documents that differ from the snapshot. */
  async rewind(snapshot: Snapshot): Promise<void> {
    for (const [name, now] of await this.snapshot()) {
      const then = snapshot.get(name) ?? new Map<string, string>();
      if (now === then) continue;
      const collection = this.inner.collection(name);
      for (const [_id, text] of now)
        if (then.get(_id) !== text) await collection.deleteOne({ _id: { $eq: _id } });
      for (const [_id, text] of then)
        if (now.get(_id) !== text) await collection.insertOne(JSON.parse(text) as StoredDocument);
      this.known.set(name, then);
    }
  }

  private async read(name: string): Promise<ReadonlyMap<string, string>> {
    // A write during the read sets the entry to null, so that the next snapshot reads the collection again.
    const reading = new Map<string, string>();
    this.known.set(name, reading);
    for (const document of await this.inner.collection(name).find({}).toArray())
      reading.set(document._id, JSON.stringify(document));
    return reading;
  }
}

/** Names of the collections that differ between two snapshots. Collections in `ignored` are not compared. */
export function changedData(before: Snapshot, after: Snapshot, ignored = notData): string[] {
  const differ = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
    one !== other && (one.size !== other.size || [...one].some(([id, text]) => other.get(id) !== text));
  return [...after]
    .filter(([name, documents]) => !ignored.has(name) && differ(documents, before.get(name) ?? new Map()))
    .map(([name]) => name);
}

/** Documents that differ between two snapshots, as text: first as they were before, then as they are after. */
export function changedDocuments(before: Snapshot, after: Snapshot): string[] {
  const missing = (from: Snapshot, other: Snapshot) =>
    [...from].flatMap(([name, documents]) =>
      [...documents].filter(([id, text]) => other.get(name)?.get(id) !== text).map(([, text]) => text),
    );
  return [...missing(before, after), ...missing(after, before)];
}
