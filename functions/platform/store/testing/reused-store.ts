import type { Store, StoreCollection, StoredDocument } from '../store.ts';

/** A store that can be emptied without losing its indexes. It declares each index only once. */
export class ReusedStore implements Store {
  private readonly indexes = new Map<string, Promise<string>>();
  private readonly written = new Set<string>();

  constructor(private readonly inner: Store) {}

  collection<T extends StoredDocument>(name: string): StoreCollection<T> {
    const collection = this.inner.collection<T>(name);
    const writable = () => {
      this.written.add(name);
      return collection;
    };
    return {
      findOne: (filter, options) => collection.findOne(filter, options),
      find: (filter) => collection.find(filter),
      countDocuments: (filter) => collection.countDocuments(filter),
      insertOne: (document) => writable().insertOne(document),
      insertMany: (documents) => writable().insertMany(documents),
      updateOne: (filter, update, options) => writable().updateOne(filter, update, options),
      findOneAndUpdate: (filter, update, options) => writable().findOneAndUpdate(filter, update, options),
      deleteOne: (filter) => collection.deleteOne(filter),
      deleteMany: (filter) => collection.deleteMany(filter),
      createIndex: (keys, options) => {
        const index = `${name} ${JSON.stringify([keys, options])}`;
        const created = this.indexes.get(index) ?? collection.createIndex(keys, options);
        this.indexes.set(index, created);
        return created;
      },
    };
  }

  ping(): Promise<void> {
    return this.inner.ping();
  }

  /** Does nothing, so that a test cannot close the store. `end` closes it. */
  async close(): Promise<void> {}

  async empty(): Promise<void> {
    await Promise.all([...this.written].map((name) => this.inner.collection(name).deleteMany({})));
    this.written.clear();
  }

  end(): Promise<void> {
    return this.inner.close();
  }
}
