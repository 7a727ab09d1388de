import { StoreUnavailableError } from './store-errors.ts';
import type { StoreFilter } from './store-filter.ts';
import type { StoreUpdate } from './store-update.ts';
import type {
  FieldsToRead,
  Store,
  StoreCollection,
  StoreCursor,
  StoredDocument,
  StoreSort,
  UpdateOutcome,
} from './store.ts';

/**
 * A store that is opened by its first read or write. Each method calls `open`, which must return the same store each
 * time. If `open` fails, the method fails.
 */
export function lazyStore(open: () => Promise<Store>): Store {
  let isUsed = false;
  let isClosed = false;
  const opened = async () => {
    if (isClosed) throw new StoreUnavailableError('The store is closed.');
    isUsed = true;
    return open();
  };
  return {
    collection: <T extends StoredDocument>(name: string): StoreCollection<T> =>
      new LazyCollection<T>(async () => (await opened()).collection<T>(name)),
    ping: async () => (await opened()).ping(),
    close: async () => {
      isClosed = true;
      if (isUsed) await (await open()).close();
    },
  };
}

class LazyCollection<T extends StoredDocument> implements StoreCollection<T> {
  readonly #open: () => Promise<StoreCollection<T>>;

  constructor(open: () => Promise<StoreCollection<T>>) {
    this.#open = open;
  }

  async findOne(filter: StoreFilter<T>, options?: { sort?: StoreSort }): Promise<T | null> {
    return (await this.#open()).findOne(filter, options);
  }

  find(filter: StoreFilter<T>): StoreCursor<T> {
    return new LazyCursor<T>(async () => (await this.#open()).find(filter));
  }

  async countDocuments(filter: StoreFilter<T>): Promise<number> {
    return (await this.#open()).countDocuments(filter);
  }

  async insertOne(document: T): Promise<{ insertedId: string }> {
    return (await this.#open()).insertOne(document);
  }

  async insertMany(documents: readonly T[]): Promise<{ insertedCount: number }> {
    return (await this.#open()).insertMany(documents);
  }

  async updateOne(
    filter: StoreFilter<T>,
    update: StoreUpdate<T>,
    options?: { upsert?: boolean },
  ): Promise<UpdateOutcome> {
    return (await this.#open()).updateOne(filter, update, options);
  }

  async findOneAndUpdate(
    filter: StoreFilter<T>,
    update: StoreUpdate<T>,
    options: { returnDocument: 'before' | 'after'; sort?: StoreSort; upsert?: boolean },
  ): Promise<T | null> {
    return (await this.#open()).findOneAndUpdate(filter, update, options);
  }

  async deleteOne(filter: StoreFilter<T>): Promise<{ deletedCount: number }> {
    return (await this.#open()).deleteOne(filter);
  }

  async deleteMany(filter: StoreFilter<T>): Promise<{ deletedCount: number }> {
    return (await this.#open()).deleteMany(filter);
  }

  async createIndex(keys: StoreSort, options?: { unique?: boolean; sparse?: boolean }): Promise<string> {
    return (await this.#open()).createIndex(keys, options);
  }
}

/** Collects the options of a query. `toArray` opens the store and applies them. */
class LazyCursor<T> implements StoreCursor<T> {
  readonly #open: () => Promise<StoreCursor<T>>;
  readonly #options: ((cursor: StoreCursor<T>) => void)[] = [];

  constructor(open: () => Promise<StoreCursor<T>>) {
    this.#open = open;
  }

  project<Shown>(fields: FieldsToRead<never>): StoreCursor<Shown & StoredDocument> {
    this.#options.push((cursor) => cursor.project(fields));
    return this as unknown as StoreCursor<Shown & StoredDocument>;
  }

  sort(sort: StoreSort): this {
    // oxlint-disable-next-line no-array-sort -- a cursor is no array
    this.#options.push((cursor) => cursor.sort(sort));
    return this;
  }

  skip(count: number): this {
    this.#options.push((cursor) => cursor.skip(count));
    return this;
  }

  limit(count: number): this {
    this.#options.push((cursor) => cursor.limit(count));
    return this;
  }

  map<View extends object>(view: (document: T) => View): StoreCursor<View> {
    this.#options.push((cursor) => cursor.map(view));
    return this as unknown as StoreCursor<View>;
  }

  async toArray(): Promise<T[]> {
    const cursor = await this.#open();
    for (const apply of this.#options) apply(cursor);
    return cursor.toArray();
  }
}
