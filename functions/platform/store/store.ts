import type { StoreFilter } from './store-filter.ts';
import type { StoreUpdate } from './store-update.ts';

export { isDuplicateKey, isStoreUnavailable, StoreOpenError } from './store-errors.ts';

/**
 * The interface of all stores: the part of the official MongoDB driver's `Collection` that Markwise uses. The driver's
 * class implements it, so production needs no adapter. `sqlite.ts` is the embedded engine.
 * It contains only operations that MongoDB, the embedded engine and FerretDB 1 execute in the same way. Reads and writes
 * are atomic for a single document only, so store data that must stay consistent in one document.
 */
export interface Store {
  /** The collection with that name, created on first use. */
  collection<T extends StoredDocument>(name: string): StoreCollection<T>;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  /** Completes the writes in progress and closes the store. Every later call fails. */
  close(): Promise<void>;
}

/**
 * A stored document: plain JSON with a string ID that never changes. Times are ISO 8601 strings in UTC. Not
 * allowed, because the engines differ: undefined, numbers that are not finite, an array directly inside an
 * array, names with a dot or a leading dollar sign, more than 100 levels. A path to sort by has values of one
 * type (or none).
 */
export interface StoredDocument {
  readonly _id: string;
}

/** Sort keys in order of priority. For pages, end with a unique path. */
export type StoreSort = Record<string, 1 | -1>;

/** Documents that `findOne` and `find` return can be frozen: other reads may return the same objects. */
export interface StoreCollection<T extends StoredDocument> {
  findOne(filter: StoreFilter<T>, options?: { sort?: StoreSort }): Promise<T | null>;
  /** The matching documents. They are in no particular order, unless the cursor sorts them. */
  find(filter: StoreFilter<T>): StoreCursor<T>;
  countDocuments(filter: StoreFilter<T>): Promise<number>;

  /** Fails with a duplicate key (see `isDuplicateKey`) if the ID or a unique value is taken. */
  insertOne(document: T): Promise<{ insertedId: string }>;
  /**
   * Inserts one or more documents, each like `insertOne`. If it fails, any of the documents may have been inserted.
   */
  insertMany(documents: readonly T[]): Promise<{ insertedCount: number }>;
  /**
   * Changes the first matching document. Applies all operators or none. With `upsert`, the filter must contain the `_id`
   * and no `$and` or `$or`. If nothing matches, inserts a document with the values that the filter requires, and applies
   * the update. If another document has the ID, because another condition did not match, the update fails with a
   * duplicate key.
   */
  updateOne(
    filter: StoreFilter<T>,
    update: StoreUpdate<T>,
    options?: { upsert?: boolean },
  ): Promise<UpdateOutcome>;
  /** Like `updateOne`, but returns the document before or after the update. Null if nothing matched. */
  findOneAndUpdate(
    filter: StoreFilter<T>,
    update: StoreUpdate<T>,
    options: { returnDocument: 'before' | 'after'; sort?: StoreSort; upsert?: boolean },
  ): Promise<T | null>;
  deleteOne(filter: StoreFilter<T>): Promise<{ deletedCount: number }>;
  deleteMany(filter: StoreFilter<T>): Promise<{ deletedCount: number }>;

  /**
   * Declares an index. Call it at start, before the paths are used. A second declaration changes nothing. Returns its
   * name. Indexed paths have single values, not arrays or objects. In a unique index, each path needs a value. With
   * `sparse`, which allows only one path, the value may be missing.
   */
  createIndex(keys: StoreSort, options?: { unique?: boolean; sparse?: boolean }): Promise<string>;
}

/** The fields to read. 'people.a' reads a single value of a field. `{ _id: 1 }` reads only the ID. */
export type FieldsToRead<K extends string> =
  Readonly<{ [path in K | `${K}.${string}`]?: 1 }> | { readonly _id: 1 };

export interface StoreCursor<T> {
  /** Omits these fields, so that large fields take no time. The `_id` is always read. */
  project<K extends Exclude<keyof T, '_id'>>(
    fields: Readonly<Record<K, 0>>,
  ): StoreCursor<Omit<T, K> & StoredDocument>;
  /**
   * Reads only these fields and the `_id`. 'people.a' reads a single value of a field that is an object: the field of
   * the result contains only the requested values that exist. A path has one or two names, of letters, digits, '_' and
   * '-'.
   */
  project<K extends Exclude<keyof T & string, '_id'>>(
    fields: FieldsToRead<K>,
  ): StoreCursor<Pick<T, K> & StoredDocument>;
  sort(sort: StoreSort): StoreCursor<T>;
  skip(count: number): StoreCursor<T>;
  /** 0 means no limit. */
  limit(count: number): StoreCursor<T>;
  /** Maps each document as soon as it is read, so that few documents are in memory at once. */
  map<View extends object>(view: (document: T) => View): StoreCursor<View>;
  toArray(): Promise<T[]>;
}

export interface UpdateOutcome {
  matchedCount: number;
  /** 0 if the update changed nothing. */
  modifiedCount: number;
  upsertedCount: number;
}
