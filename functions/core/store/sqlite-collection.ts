import { checkPlainJson, toJsonText } from './plain-json.ts';
import { SqliteCursor } from './sqlite-cursor.ts';
import type { SqliteDatabase } from './sqlite-database.ts';
import { planFilter, type FilterPlan } from './sqlite-filter.ts';
import type { IndexOptions } from './sqlite-index.ts';
import type { SqliteIndexes } from './sqlite-indexes.ts';
import { runQuery, toSqlQuery, where, type Page } from './sqlite-query.ts';
import { parseDocument } from './sqlite-rows.ts';
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

/** A document's JSON before and after an update; null where there was none, or is none. */
interface Changed {
  readonly before: string | null;
  readonly after: string | null;
}

const everything: Page = { sort: {}, skip: 0, limit: Infinity };

/** A collection as a table of JSON documents. What can be decided by SQL and its indexes is; see FilterPlan. */
export class SqliteCollection<T extends StoredDocument> implements StoreCollection<T> {
  readonly #database: SqliteDatabase;
  readonly #name: string;
  readonly #indexes: SqliteIndexes;

  constructor(database: SqliteDatabase, name: string, indexes: SqliteIndexes) {
    this.#database = database;
    this.#name = name;
    this.#indexes = indexes;
  }

  async findOne(filter: StoreFilter<T>, { sort = {} }: { sort?: StoreSort } = {}): Promise<T | null> {
    return this.#first(filter, sort);
  }

  find(filter: StoreFilter<T>): SqliteCursor<T> {
    return new SqliteCursor((page) => this.#query(filter, page));
  }

  async countDocuments(filter: StoreFilter<T>): Promise<number> {
    const plan = planFilter(filter, this.#indexes.paths);
    if (plan.rest) return this.#query(filter, everything).length;
    const count = this.#database.prepare(`SELECT count(*) AS found FROM "${this.#name}"${where(plan)}`);
    return Number(count.get(...plan.parameters)?.found);
  }

  async insertOne(document: T): Promise<{ insertedId: string }> {
    const { _id } = document;
    checkId(_id);
    checkPlainJson(document, 'document');
    const text = this.#toText(document);
    await this.#database.write(() => this.#insert(_id, text));
    return { insertedId: _id };
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
    const { before, after } = await this.#change(filter, update, options);
    const isFound = before !== null;
    return {
      matchedCount: Number(isFound),
      modifiedCount: Number(isFound && after !== before),
      upsertedCount: Number(!isFound && after !== null),
    };
  }

  async findOneAndUpdate(
    filter: StoreFilter<T>,
    update: StoreUpdate<T>,
    options: ChangeOptions & { returnDocument: 'before' | 'after' },
  ): Promise<T | null> {
    const changed = await this.#change(filter, update, options);
    const text = changed[options.returnDocument];
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

  #query(filter: StoreFilter<T>, page: Page): T[] {
    const plan = planFilter(filter, this.#indexes.paths);
    const query = toSqlQuery(this.#name, plan, page, this.#indexes.paths);
    return runQuery<T>(this.#database, query, plan, page);
  }

  #first(filter: StoreFilter<T>, sort: StoreSort): T | null {
    const id = onlyId(filter);
    if (id === null) return this.#query(filter, { sort, skip: 0, limit: 1 })[0] ?? null;
    const row = this.#database.prepare(`SELECT doc FROM "${this.#name}" WHERE _id = ?`).get(id);
    return row ? parseDocument<T>(row) : null;
  }

  async #change(filter: StoreFilter<T>, update: StoreUpdate<T>, options: ChangeOptions): Promise<Changed> {
    const { sort = {}, upsert = false } = options;
    const apply = planUpdate(update);
    const seed = upsert ? toJsonText(seedOfUpsert(filter)) : null;
    return this.#database.write(() => {
      const found = this.#first(filter, sort);
      const start = found ? toJsonText(found) : seed;
      if (start === null) return { before: null, after: null };
      const document: StoredDocument = JSON.parse(start);
      const { _id } = document;
      apply(document);
      const after = this.#toText(document);
      if (!found) this.#insert(_id, after);
      else if (after !== start) this.#replace(_id, after);
      return { before: found && start, after };
    });
  }

  #delete(filter: StoreFilter<T>, limit: number): Promise<{ deletedCount: number }> {
    return this.#database.write(() => {
      const plan = planFilter(filter, this.#indexes.paths);
      const found = plan.rest || limit < Infinity ? this.#idsOf(filter, limit) : plan;
      const statement = this.#database.prepare(`DELETE FROM "${this.#name}"${where(found)}`);
      return { deletedCount: Number(statement.run(...found.parameters).changes) };
    });
  }

  #idsOf(filter: StoreFilter<T>, limit: number): FilterPlan {
    const ids = this.#query(filter, { ...everything, limit }).map(({ _id }) => _id);
    return planFilter({ _id: { $in: ids } }, this.#indexes.paths);
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
      this.#database.prepare(sql).run(text, id);
    } catch (error) {
      throw this.#indexes.explain(error, text);
    }
  }
}

function checkId(id: unknown): void {
  if (typeof id === 'string' && id !== '') return;
  throw new StoreUsageError('The _id of a document is a text that is not empty.');
}

/** The id, where the filter asks for nothing else. */
function onlyId(filter: { readonly _id?: unknown }): string | null {
  const { _id: id } = filter;
  return typeof id === 'string' && Object.keys(filter).length === 1 ? id : null;
}
