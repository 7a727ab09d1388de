import type { StoreFilter } from './store-filter.ts';
import type { StoreUpdate } from './store-update.ts';

export { isDuplicateKey, isStoreUnavailable, StoreOpenError } from './store-errors.ts';

/**
 * The store port: the part of the official MongoDB driver's `Collection` that Markwise uses. The driver's own
 * class implements it, so production needs no adapter. `sqlite.ts` is the embedded engine.
 * The port contains only what MongoDB, the embedded engine and FerretDB 1 do alike. Every read and write is atomic
 * for a single document only: data that must stay consistent belongs in one document.
 */
export interface Store {
  /** The collection with that name, created on first use. */
  collection<T extends StoredDocument>(name: string): StoreCollection<T>;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  /** Closes the store after waiting for writes. Every later call fails. */
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

export interface StoreCollection<T extends StoredDocument> {
  findOne(filter: StoreFilter<T>, options?: { sort?: StoreSort }): Promise<T | null>;
  /** The matching documents. They are in no particular order, unless the cursor sorts them. */
  find(filter: StoreFilter<T>): StoreCursor<T>;
  countDocuments(filter: StoreFilter<T>): Promise<number>;

  /** Fails with a duplicate key (see `isDuplicateKey`) if the ID or a unique value is taken. */
  insertOne(document: T): Promise<{ insertedId: string }>;
  /**
   * Inserts one or more documents, each like `insertOne`. If one fails, each of the others may or may not have
   * been inserted.
   */
  insertMany(documents: readonly T[]): Promise<{ insertedCount: number }>;
  /**
   * Changes the first matching document. Several operators apply together or not at all. With `upsert`, the
   * filter names the `_id` and has no `$and` or `$or`. If nothing matches, a document of the filter's equalities
   * and the update is inserted. If the ID is taken, because another condition did not match, the update fails
   * with a duplicate key.
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
   * Declares an index at start, before the paths are used. Declaring it again is harmless. Returns its name.
   * Indexed paths hold single values, not arrays or objects. A unique index needs a value in each of its paths.
   * With `sparse` (one path only) documents may lack the value.
   */
  createIndex(keys: StoreSort, options?: { unique?: boolean; sparse?: boolean }): Promise<string>;
}

/** Whole fields, or single values of them: 'people.a'. Only the ID: `{ _id: 1 }`. */
export type FieldsToRead<K extends string> =
  Readonly<{ [path in K | `${K}.${string}`]?: 1 }> | { readonly _id: 1 };

export interface StoreCursor<T> {
  /** Omits these fields, so that large ones cost nothing. The `_id` stays. */
  project<K extends Exclude<keyof T, '_id'>>(
    fields: Readonly<Record<K, 0>>,
  ): StoreCursor<Omit<T, K> & StoredDocument>;
  /**
   * Reads nothing but these fields and the `_id`. 'people.a' reads a single value of a field that is an object:
   * the result has the field with only the requested values that exist. A path has at most two names, of
   * letters, digits, '_' and '-'.
   */
  project<K extends Exclude<keyof T & string, '_id'>>(
    fields: FieldsToRead<K>,
  ): StoreCursor<Pick<T, K> & StoredDocument>;
  sort(sort: StoreSort): StoreCursor<T>;
  skip(count: number): StoreCursor<T>;
  /** 0 means no limit. */
  limit(count: number): StoreCursor<T>;
  toArray(): Promise<T[]>;
}

export interface UpdateOutcome {
  matchedCount: number;
  /** 0 if the update changed nothing. */
  modifiedCount: number;
  upsertedCount: number;
}
