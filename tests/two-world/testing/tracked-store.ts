import type { Store, StoreCollection, StoredDocument } from '../../../functions/platform/store/store.ts';
import type { Snapshot } from '../../support/rewindable-store.ts';
import { wrap, type Method } from '../../support/wrap.ts';

/** Functions with which a test plants a leak: they can change documents that are read or written. */
export interface StoreHooks {
  read(collection: string, documents: readonly StoredDocument[]): readonly StoredDocument[];
  write(collection: string, document: StoredDocument): Promise<StoredDocument>;
}

const writes = new Set(['insertOne', 'updateOne', 'findOneAndUpdate', 'deleteOne', 'deleteMany']);

/** A store that tracks which collections were written to, so that `rewind` is fast. */
export class TrackedStore implements Store {
  readonly names = new Set<string>();
  private readonly dirty = new Set<string>();

  constructor(
    private readonly inner: Store,
    private readonly hooks: StoreHooks,
  ) {}

  collection<T extends StoredDocument>(name: string): StoreCollection<T> {
    this.names.add(name);
    const hooks = this.hooks;
    const wrapMethod = (method: string, run: Method): Method => {
      if (method === 'find') return (...args) => this.wrapCursor(name, run(...args) as object);
      if (method === 'findOne')
        return async (...args) => {
          const found = (await run(...args)) as StoredDocument | null;
          return found && (hooks.read(name, [found])[0] ?? null);
        };
      if (method === 'insertOne')
        return async (document) => {
          this.dirty.add(name);
          return run(await hooks.write(name, document as StoredDocument));
        };
      if (writes.has(method)) this.dirty.add(name);
      return run;
    };
    return wrap(this.inner.collection<T>(name), wrapMethod);
  }

  ping(): Promise<void> {
    return this.inner.ping();
  }

  close(): Promise<void> {
    return this.inner.close();
  }

  /** All documents of the collections. */
  async all(names: Iterable<string> = this.names): Promise<Snapshot> {
    const entries = [...names].map(async (name) => {
      const documents = await this.inner.collection(name).find({}).toArray();
      return [name, new Map(documents.map((each) => [each._id, JSON.stringify(each)]))] as const;
    });
    return new Map(await Promise.all(entries));
  }

  /** Undoes all writes since the last call. Returns the mails that were in the outbox. */
  async rewind(start: Snapshot): Promise<readonly string[]> {
    const now = await this.all(this.dirty);
    this.dirty.clear();
    for (const [name, documents] of now) {
      const collection = this.inner.collection(name);
      const then = start.get(name) ?? new Map<string, string>();
      for (const [_id, text] of documents)
        if (then.get(_id) !== text) await collection.deleteOne({ _id: { $eq: _id } });
      for (const [_id, text] of then)
        if (documents.get(_id) !== text) await collection.insertOne(JSON.parse(text) as StoredDocument);
    }
    return [...(now.get('outbox')?.values() ?? [])].toSorted();
  }

  private wrapCursor(name: string, cursor: object): object {
    const hooks = this.hooks;
    return wrap(cursor, (method, run) => {
      if (method === 'toArray')
        return async () => hooks.read(name, (await run()) as readonly StoredDocument[]);
      return (...args) => this.wrapCursor(name, run(...args) as object);
    });
  }
}
