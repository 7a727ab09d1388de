import type { StoreFilter } from './store-filter.ts';
import type { StoreUpdate } from './store-update.ts';

export { isDuplicateKey, isStoreUnavailable, StoreOpenError } from './store-errors.ts';

/**
 * The store port: the part of the official MongoDB driver's `Collection` that Markwise uses. The driver's
 * own class satisfies it, so in production nothing is in between; `sqlite.ts` is the embedded engine.
 *
 * It keeps to what MongoDB, the embedded engine and FerretDB 1 do alike. Every read and write is atomic for
 * one document and for no more than one: what must stay true together belongs into one document.
 */
export interface Store {
  /** The collection of that name, made on first use. */
  collection<T extends StoredDocument>(name: string): StoreCollection<T>;
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  /** Lets go of the store. Writes are awaited before that; every call fails after it. */
  close(): Promise<void>;
}

/**
 * What is stored: plain JSON under a string id that never changes. Times are ISO 8601 strings in UTC.
 * Not allowed, because the engines differ on it: undefined, numbers that are not finite, an array directly
 * inside an array, names with a dot or a leading dollar sign, more than 100 levels.
 * A path that is sorted by holds values of one type (or none).
 */
export interface StoredDocument {
  readonly _id: string;
}

/** By several paths, the first weighing most. Where pages are cut, end with a path that is unique. */
export type StoreSort = Record<string, 1 | -1>;

export interface StoreCollection<T extends StoredDocument> {
  findOne(filter: StoreFilter<T>, options?: { sort?: StoreSort }): Promise<T | null>;
  /** Without a sort, in no particular order. */
  find(filter: StoreFilter<T>): StoreCursor<T>;
  countDocuments(filter: StoreFilter<T>): Promise<number>;

  /** Fails with a duplicate key (see `isDuplicateKey`) if the id or a unique value is taken. */
  insertOne(document: T): Promise<{ insertedId: string }>;
  /** As many `insertOne`, of at least one document. Where one fails, any of the others may have been inserted or not. */
  insertMany(documents: readonly T[]): Promise<{ insertedCount: number }>;
  /**
   * Changes the first document that matches; several operators apply together or not at all.
   * With `upsert`, the filter names the `_id` and has no `$and` or `$or`. Where nothing matches, a document
   * of the filter's equalities and the update is inserted; if the id is taken, because another part of the
   * filter did not match, that is a duplicate key.
   */
  updateOne(
    filter: StoreFilter<T>,
    update: StoreUpdate<T>,
    options?: { upsert?: boolean },
  ): Promise<UpdateOutcome>;
  /** As `updateOne`, and answers the document as it was (`before`) or is now; null where nothing matched. */
  findOneAndUpdate(
    filter: StoreFilter<T>,
    update: StoreUpdate<T>,
    options: { returnDocument: 'before' | 'after'; sort?: StoreSort; upsert?: boolean },
  ): Promise<T | null>;
  deleteOne(filter: StoreFilter<T>): Promise<{ deletedCount: number }>;
  deleteMany(filter: StoreFilter<T>): Promise<{ deletedCount: number }>;

  /**
   * Declares an index, at start, before the paths are used; asking again is harmless. Answers its name.
   * Indexed paths hold single values, not arrays or objects. A unique index wants a value in each of its
   * paths; with `sparse` (one path only) documents may do without.
   */
  createIndex(keys: StoreSort, options?: { unique?: boolean; sparse?: boolean }): Promise<string>;
}

export interface StoreCursor<T> {
  /** Leaves these fields out of what is read, so that large ones cost nothing; the `_id` stays. */
  project<K extends Exclude<keyof T, '_id'>>(
    fields: Readonly<Record<K, 0>>,
  ): StoreCursor<Omit<T, K> & StoredDocument>;
  sort(sort: StoreSort): StoreCursor<T>;
  skip(count: number): StoreCursor<T>;
  /** 0 is no limit. */
  limit(count: number): StoreCursor<T>;
  toArray(): Promise<T[]>;
}

export interface UpdateOutcome {
  matchedCount: number;
  /** 0 where the document was already as the update wants it. */
  modifiedCount: number;
  upsertedCount: number;
}
