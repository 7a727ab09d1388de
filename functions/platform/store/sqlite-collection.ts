import { checkPlainJson, toJsonText } from './plain-json.ts';
import { SqliteCursor } from './sqlite-cursor.ts';
import type { SqliteDatabase } from './sqlite-database.ts';
import { planFilter, type FilterPlan } from './sqlite-filter.ts';
import type { IndexOptions } from './sqlite-index.ts';
import type { SqliteIndexes } from './sqlite-indexes.ts';
import { SqliteQueries } from './sqlite-queries.ts';
import { onlyId, wholeDocument } from './sqlite-projection.ts';
import { candidates, count, find, firstRow, type Page } from './sqlite-query.ts';
import { documentText, type Row } from './sqlite-rows.ts';
import { inOneStep, runAllSteps, type StepsOf } from './sqlite-turns.ts';
import { seedOfUpsert } from './sqlite-upsert.ts';
import { StoreUsageError } from './store-errors.ts';
import type { StoreFilter } from './store-filter.ts';
import type { StoreUpdate } from './store-update.ts';
import type { StoreCollection, StoredDocument, StoreSort, UpdateOutcome } from './store.ts';
import { planUpdate } from './update-plan.ts';

interface ChangeOptions {
  sort?: StoreSort;
  upsert?: boolean;
}

/** A document's JSON before and after an update. Null if there is none. */
interface Changed {
  readonly before: string | null;
  readonly after: string | null;
}

function countsOf({ before, after }: Changed): UpdateOutcome {
  const isFound = before !== null;
  return {
    matchedCount: Number(isFound),
    modifiedCount: Number(isFound && after !== before),
    upsertedCount: Number(!isFound && after !== null),
  };
}

const allDocuments: Page = { sort: {}, skip: 0, limit: Infinity, projection: wholeDocument };

/**
 * A collection as a table of JSON documents. SQL checks the conditions of a filter that its indexes support. The store
 * checks the other conditions: see FilterPlan.
 */
export class SqliteCollection<T extends StoredDocument> implements StoreCollection<T> {
  readonly #database: SqliteDatabase;
  readonly #name: string;
  readonly #indexes: SqliteIndexes;
  readonly #queries: SqliteQueries;

  constructor(database: SqliteDatabase, name: string, indexes: SqliteIndexes) {
    this.#database = database;
    this.#name = name;
    this.#indexes = indexes;
    this.#queries = new SqliteQueries(name, indexes);
  }

  async findOne(filter: StoreFilter<T>, { sort = {} }: { sort?: StoreSort } = {}): Promise<T | null> {
    const row = await this.#database.read(inOneStep(() => this.#first(filter, sort)));
    if (row === null) return null;
    const { parsedDocuments } = this.#database;
    return parsedDocuments.read(this.#name, String(row._id), documentText(row), wholeDocument) as T;
  }

  find(filter: StoreFilter<T>): SqliteCursor<T> {
    return new SqliteCursor(async (page, view) => this.#database.read(this.#findSteps(filter, page, view)));
  }

  async countDocuments(filter: StoreFilter<T>): Promise<number> {
    const plan = this.#plan(filter);
    if (plan.rest) {
      const query = this.#queries.of(filter, allDocuments);
      return this.#database.read((isLate) => count(this.#database, query, isLate));
    }
    const counting = this.#database.prepare(`SELECT count(*) AS found FROM ${candidates(this.#name, plan)}`);
    return this.#database.read(inOneStep(() => Number(counting.get(...plan.parameters)?.found)));
  }

  async insertOne(document: T): Promise<{ insertedId: string }> {
    const { _id } = document;
    checkId(_id);
    checkPlainJson(document, 'document');
    const text = this.#toText(document);
    // Does not await the write. With `await`, the text would stay in memory until the turn ends, even if the write is
    // done earlier.
    return this.#database.write(() => {
      this.#insert(_id, text);
      return { insertedId: _id };
    }, text.length);
  }

  async insertMany(documents: readonly T[]): Promise<{ insertedCount: number }> {
    if (documents.length === 0) throw new StoreUsageError('There is no document to insert.');
    await Promise.all(documents.map((document) => this.insertOne(document)));
    return { insertedCount: documents.length };
  }

  async updateOne(
    filter: StoreFilter<T>,
    update: StoreUpdate<T>,
    options: { upsert?: boolean } = {},
  ): Promise<UpdateOutcome> {
    return this.#change(filter, update, options, countsOf);
  }

  async findOneAndUpdate(
    filter: StoreFilter<T>,
    update: StoreUpdate<T>,
    options: ChangeOptions & { returnDocument: 'before' | 'after' },
  ): Promise<T | null> {
    const { returnDocument } = options;
    const text = await this.#change(filter, update, options, (changed) => changed[returnDocument]);
    return text === null ? null : (JSON.parse(text) as T);
  }

  deleteOne(filter: StoreFilter<T>): Promise<{ deletedCount: number }> {
    return this.#delete(filter, 1);
  }

  deleteMany(filter: StoreFilter<T>): Promise<{ deletedCount: number }> {
    return this.#delete(filter, Infinity);
  }

  async createIndex(keys: StoreSort, options: IndexOptions = {}): Promise<string> {
    return this.#indexes.create(keys, options);
  }

  #plan(filter: unknown): FilterPlan {
    return planFilter(filter, this.#indexes.paths, this.#indexes.declared);
  }

  /** The steps of a query, each of whose documents is mapped by `view`. */
  #findSteps<View>(filter: StoreFilter<T>, page: Page, view: (document: T) => View): StepsOf<View[]> {
    const query = this.#queries.of(filter, page);
    return (isLate) => find(this.#database, query, page, { view, isLate });
  }

  /** The row of the first document that matches. */
  #first(filter: StoreFilter<T>, sort: StoreSort): Row | null {
    const id = soleId(filter);
    if (id !== null) {
      const statement = this.#database.prepare(`SELECT _id, doc FROM "${this.#name}" WHERE _id = ?`);
      return statement.get(id) ?? null;
    }
    const query = this.#queries.of(filter, { ...allDocuments, sort, limit: 1 });
    return firstRow(this.#database, query, sort);
  }

  /** `resultOf` selects what the caller needs. Only its result stays in memory until the write is on the disk. */
  async #change<Result>(
    filter: StoreFilter<T>,
    update: StoreUpdate<T>,
    options: ChangeOptions,
    resultOf: (changed: Changed) => Result,
  ): Promise<Result> {
    const { sort = {}, upsert = false } = options;
    const apply = planUpdate(update);
    const seed = upsert ? toJsonText(seedOfUpsert(filter)) : null;
    return this.#database.write(() => {
      const row = this.#first(filter, sort);
      const before = row && documentText(row);
      const start = before ?? seed;
      if (start === null) return resultOf({ before: null, after: null });
      // A document that is kept in memory is frozen, and `apply` changes its document.
      const document: StoredDocument = JSON.parse(start);
      const { _id } = document;
      apply(document);
      const after = this.#toText(document);
      if (before === null) this.#insert(_id, after);
      else if (after !== before) this.#replace(_id, after);
      return resultOf({ before, after });
    });
  }

  #delete(filter: StoreFilter<T>, limit: number): Promise<{ deletedCount: number }> {
    return this.#database.write(() => {
      const plan = this.#plan(filter);
      const found = plan.rest || limit < Infinity ? this.#idsOf(filter, limit) : plan;
      const statement = this.#database.prepare(`DELETE FROM ${candidates(this.#name, found)}`);
      return { deletedCount: Number(statement.run(...found.parameters).changes) };
    });
  }

  /** A plan that finds the documents of the filter by their IDs. */
  #idsOf(filter: StoreFilter<T>, limit: number): FilterPlan {
    const page: Page = { ...allDocuments, limit, projection: onlyId };
    const ids = runAllSteps(this.#findSteps(filter, page, ({ _id }) => _id));
    return this.#plan({ _id: { $in: ids } });
  }

  #toText(document: StoredDocument): string {
    this.#indexes.check(document);
    return toJsonText(document);
  }

  #insert(id: string, text: string): void {
    this.#run(`INSERT INTO "${this.#name}" (doc, _id) VALUES (?, ?)`, id, text);
  }

  #replace(id: string, text: string): void {
    this.#run(`UPDATE "${this.#name}" SET doc = ? WHERE _id = ?`, id, text);
  }

  #run(sql: string, id: string, text: string): void {
    try {
      this.#database.put(sql, text, id);
    } catch (error) {
      throw this.#indexes.explain(error, text);
    }
  }
}

function checkId(id: unknown): void {
  if (typeof id === 'string' && id !== '') return;
  throw new StoreUsageError('The _id of a document is a text that is not empty.');
}

/** The ID, if the filter has no other condition than `_id: id` or `_id: { $eq: id }`. */
function soleId(filter: { readonly _id?: unknown }): string | null {
  const { _id: condition } = filter;
  if (condition === undefined || Object.keys(filter).length > 1) return null;
  if (typeof condition === 'string') return condition;
  if (typeof condition !== 'object' || condition === null || !('$eq' in condition)) return null;
  return typeof condition.$eq === 'string' && Object.keys(condition).length === 1 ? condition.$eq : null;
}
