import type { Store, StoreCollection, StoredDocument } from '../../functions/platform/store/store.ts';
import { wrap } from './wrap.ts';

/** Every document of a store as text, by collection and id. */
export type Snapshot = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Counts of limits: a refusal may be counted. */
export const limitCounts: ReadonlySet<string> = new Set([
  'rateLimits',
  'attempts',
  'registrationCounts',
  'draftBytes',
  'storageUse',
]);

/** Counts of limits and mails on their way: they may change although an operation was refused. */
const notData: ReadonlySet<string> = new Set([...limitCounts, 'outbox']);

/** What changes no document. */
const reads: ReadonlySet<string> = new Set(['find', 'findOne', 'countDocuments', 'createIndex']);

/** The collection, which tells before and after each call that may change it. */
function observed<T extends StoredDocument>(
  collection: StoreCollection<T>,
  changes: () => void,
): StoreCollection<T> {
  return wrap(collection, (method, run) =>
    reads.has(method)
      ? run
      : async (...given) => {
          changes();
          try {
            return await run(...given);
          } finally {
            changes();
          }
        },
  );
}

/**
 * A store that knows all it holds, so that a test can compare it and go back. It reads again what was written through it,
 * and nothing else: who asks for snapshots must write through it alone.
 */
export class RewindableStore implements Store {
  /** As they were when they were read last; null where they were written since. */
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

  /** Puts back what differs. */
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
    // Whoever writes while it is read makes it unknown again.
    const reading = new Map<string, string>();
    this.known.set(name, reading);
    for (const document of await this.inner.collection(name).find({}).toArray())
      reading.set(document._id, JSON.stringify(document));
    return reading;
  }
}

/** Where two snapshots hold other data: names of collections. `ignored`: collections that are not looked at. */
export function changedData(before: Snapshot, after: Snapshot, ignored = notData): string[] {
  const differ = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
    one !== other && (one.size !== other.size || [...one].some(([id, text]) => other.get(id) !== text));
  return [...after]
    .filter(([name, documents]) => !ignored.has(name) && differ(documents, before.get(name) ?? new Map()))
    .map(([name]) => name);
}

/** Documents that are not the same in two snapshots, as they were and as they are. */
export function changedDocuments(before: Snapshot, after: Snapshot): string[] {
  const missing = (from: Snapshot, other: Snapshot) =>
    [...from].flatMap(([name, documents]) =>
      [...documents].filter(([id, text]) => other.get(name)?.get(id) !== text).map(([, text]) => text),
    );
  return [...missing(before, after), ...missing(after, before)];
}
