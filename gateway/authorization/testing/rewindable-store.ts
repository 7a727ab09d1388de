import type { Store, StoredDocument } from '../../../functions/core/store/store.ts';

/** Every document of a store as text, by collection and id. */
export type Snapshot = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Counts of limits and mails on their way: they may change although an operation was refused. */
const notData = new Set(['rateLimits', 'attempts', 'outbox']);

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

  /** Puts back what differs. */
  async rewind(snapshot: Snapshot): Promise<void> {
    for (const [name, now] of await this.snapshot()) {
      const collection = this.inner.collection(name);
      const then = snapshot.get(name) ?? new Map<string, string>();
      for (const [_id, text] of now)
        if (then.get(_id) !== text) await collection.deleteOne({ _id: { $eq: _id } });
      for (const [_id, text] of then)
        if (now.get(_id) !== text) await collection.insertOne(JSON.parse(text) as StoredDocument);
    }
  }
}

/** Where two snapshots hold other data: names of collections. */
export function changedData(before: Snapshot, after: Snapshot): string[] {
  const asText = (documents: ReadonlyMap<string, string> | undefined) =>
    JSON.stringify([...(documents ?? [])].toSorted());
  return [...after.keys()].filter(
    (name) => !notData.has(name) && asText(before.get(name)) !== asText(after.get(name)),
  );
}
