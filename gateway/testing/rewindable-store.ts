import type { Store, StoredDocument } from '../../functions/core/store/store.ts';

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

/** A store that knows all it holds, so that a test can compare it and go back. */
export class RewindableStore implements Store {
  private readonly names = new Set<string>();

  constructor(private readonly inner: Store) {}

  collection: Store['collection'] = (name) => {
    this.names.add(name);
    return this.inner.collection(name);
  };

  ping(): Promise<void> {
    return this.inner.ping();
  }

  close(): Promise<void> {
    return this.inner.close();
  }

  async snapshot(): Promise<Snapshot> {
    const entries = [...this.names].map(async (name) => {
      const documents = await this.inner.collection(name).find({}).toArray();
      return [name, new Map(documents.map((document) => [document._id, JSON.stringify(document)]))] as const;
    });
    return new Map(await Promise.all(entries));
  }

  /** Puts back what differs. `current`: what the store holds, where that is known. */
  async rewind(snapshot: Snapshot, current?: Snapshot): Promise<void> {
    for (const [name, now] of current ?? (await this.snapshot())) {
      const collection = this.inner.collection(name);
      const then = snapshot.get(name) ?? new Map<string, string>();
      for (const [_id, text] of now)
        if (then.get(_id) !== text) await collection.deleteOne({ _id: { $eq: _id } });
      for (const [_id, text] of then)
        if (now.get(_id) !== text) await collection.insertOne(JSON.parse(text) as StoredDocument);
    }
  }
}

/** Where two snapshots hold other data: names of collections. `ignored`: collections that are not looked at. */
export function changedData(before: Snapshot, after: Snapshot, ignored = notData): string[] {
  const differ = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
    one.size !== other.size || [...one].some(([id, text]) => other.get(id) !== text);
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
