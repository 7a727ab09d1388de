import type { Page } from './sqlite-query.ts';
import { StoreUsageError } from './store-errors.ts';
import type { StoreCursor, StoreSort } from './store.ts';

/** Collects what to fetch; nothing happens before `toArray`. */
export class SqliteCursor<T> implements StoreCursor<T> {
  readonly #fetch: (page: Page) => T[];
  #page: Page = { sort: {}, skip: 0, limit: Infinity };

  constructor(fetch: (page: Page) => T[]) {
    this.#fetch = fetch;
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
