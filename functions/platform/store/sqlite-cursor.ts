import { readProjection, wholeDocument } from './sqlite-projection.ts';
import type { Page } from './sqlite-query.ts';
import { StoreUsageError } from './store-errors.ts';
import type { StoreCursor, StoredDocument, StoreSort } from './store.ts';

type DocumentView = (document: object) => object;
type Fetch = (page: Page, view: DocumentView) => Promise<object[]>;

/** Collects the options of a query. `toArray` runs the query. */
export class SqliteCursor<T> implements StoreCursor<T> {
  readonly #fetch: Fetch;
  #page: Page = { sort: {}, skip: 0, limit: Infinity, projection: wholeDocument };
  #view: DocumentView = (document) => document;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  project<Shown>(fields: Readonly<Record<string, 0 | 1 | undefined>>): StoreCursor<Shown & StoredDocument> {
    this.#page = { ...this.#page, projection: readProjection(fields) };
    return this as unknown as StoreCursor<Shown & StoredDocument>;
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

  map<View extends object>(view: (document: T) => View): StoreCursor<View> {
    const earlier = this.#view;
    this.#view = (document) => view(earlier(document) as T);
    return this as unknown as StoreCursor<View>;
  }

  async toArray(): Promise<T[]> {
    return (await this.#fetch(this.#page, this.#view)) as T[];
  }
}

function checkCount(count: number): number {
  if (Number.isSafeInteger(count) && count >= 0) return count;
  throw new StoreUsageError(`The skip or limit of a cursor cannot be ${count}.`);
}
