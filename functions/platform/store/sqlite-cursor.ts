import type { Page } from './sqlite-query.ts';
import { StoreUsageError } from './store-errors.ts';
import type { StoreCursor, StoredDocument, StoreSort } from './store.ts';

/** Collects the query's options. Nothing runs before `toArray`. */
export class SqliteCursor<T> implements StoreCursor<T> {
  readonly #fetch: (page: Page) => Promise<T[]>;
  #page: Page = { sort: {}, skip: 0, limit: Infinity, without: [] };

  constructor(fetch: (page: Page) => Promise<T[]>) {
    this.#fetch = fetch;
  }

  project<K extends Exclude<keyof T, '_id'>>(
    fields: Readonly<Record<K, 0>>,
  ): StoreCursor<Omit<T, K> & StoredDocument> {
    this.#page = { ...this.#page, without: Object.keys(fields) };
    return this as unknown as StoreCursor<Omit<T, K> & StoredDocument>;
  }

  sort(sort: StoreSort): this {
    this.#page = { ...this.#page, sort };
    return this;
  }

  skip(count: number): this {
    this.#page = { ...this.#page, skip: checkCount(count) };
    return this;
  }

  limit(count: number): this {
    this.#page = { ...this.#page, limit: checkCount(count) || Infinity };
    return this;
  }

  async toArray(): Promise<T[]> {
    return this.#fetch(this.#page);
  }
}

function checkCount(count: number): number {
  if (Number.isSafeInteger(count) && count >= 0) return count;
  throw new StoreUsageError(`A cursor cannot skip or stop at ${count}.`);
}
