import { parsePath, valueAt } from './document-path.ts';
import { parseDocument } from './sqlite-rows.ts';
import type { SqliteDatabase } from './sqlite-database.ts';
import { DuplicateKeyError, isUniqueViolation } from './sqlite-errors.ts';
import {
  createIndexSql,
  declareIndex,
  indexCheck,
  indexName,
  parseSqliteIndexName,
  type IndexOptions,
  type SqliteIndex,
} from './sqlite-index.ts';
import { StoreUsageError } from './store-errors.ts';
import type { StoreSort } from './store.ts';

interface KnownIndex {
  readonly index: SqliteIndex;
  readonly check: (document: object) => void;
}

/** The indexes of one collection, including indexes that earlier processes created. */
export class SqliteIndexes {
  readonly #database: SqliteDatabase;
  readonly #collection: string;
  readonly #known = new Map<string, KnownIndex>();
  readonly #declared: SqliteIndex[] = [];
  readonly #paths = new Set(['_id']);

  constructor(database: SqliteDatabase, collection: string) {
    this.#database = database;
    this.#collection = collection;
    const statement = database.prepare(
      `SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ?`,
    );
    for (const { name } of statement.all(collection)) {
      const index = parseSqliteIndexName(collection, String(name));
      if (index) this.#remember(index);
    }
  }

  /** The paths with single values, whose conditions SQL can check. */
  get paths(): ReadonlySet<string> {
    return this.#paths;
  }

  get declared(): readonly SqliteIndex[] {
    return this.#declared;
  }

  /** Creates an index and returns its name. Throws StoreUsageError if a stored document does not fit the index. */
  create(keys: StoreSort, options: IndexOptions): string {
    const index = declareIndex(keys, options);
    const name = indexName(index);
    const known = this.#known.get(name)?.index;
    if (known) {
      if (known.unique === index.unique && known.sparse === index.sparse) return name;
      throw new StoreUsageError(`The index ${name} of '${this.#collection}' exists with other options.`);
    }
    // Completes the waiting writes, so that their documents are checked, too.
    this.#database.flush();
    this.#checkStored(indexCheck(index));
    try {
      this.#database.prepare(createIndexSql(this.#collection, index)).run();
    } catch (error) {
      throw isUniqueViolation(error) ? this.#duplicateKey(index, {}, error) : error;
    }
    this.#remember(index);
    return name;
  }

  /** Throws StoreUsageError if the document does not fit an index. */
  check(document: object): void {
    for (const { check } of this.#known.values()) check(document);
  }

  /**
   * Turns the error of a failed write into the error for the caller: a unique violation becomes a
   * DuplicateKeyError. `text`: the document's JSON.
   */
  explain(error: unknown, text: string): unknown {
    if (!(error instanceof Error) || !isUniqueViolation(error)) return error;
    const [, name] = /index '(.*)'$/.exec(error.message) ?? [];
    const index = name === undefined ? null : parseSqliteIndexName(this.#collection, name);
    return this.#duplicateKey(index ?? { keys: { _id: 1 } }, parseDocument({ doc: text }), error);
  }

  #duplicateKey({ keys }: Pick<SqliteIndex, 'keys'>, document: object, cause: unknown): DuplicateKeyError {
    const values = Object.keys(keys).map((path) => [path, valueAt(document, parsePath(path))] as const);
    return new DuplicateKeyError(this.#collection, keys, Object.fromEntries(values), { cause });
  }

  #remember(index: SqliteIndex): void {
    this.#known.set(indexName(index), { index, check: indexCheck(index) });
    this.#declared.push(index);
    for (const path of Object.keys(index.keys)) this.#paths.add(path);
  }

  #checkStored(check: (document: object) => void): void {
    const rows = this.#database.prepare(`SELECT doc FROM "${this.#collection}"`).iterate();
    for (const row of rows) check(parseDocument(row));
  }
}
