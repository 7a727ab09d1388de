import { join } from 'node:path';
import { SqliteCollection } from './sqlite-collection.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { DamageSearch } from './sqlite-damage.ts';
import { SqliteIndexes } from './sqlite-indexes.ts';
import { databaseFile, openDatabase } from './sqlite-open.ts';
import { createTableSql } from './sqlite-rows.ts';
import { StoreUsageError } from './store-errors.ts';
import type { Store, StoreCollection, StoredDocument } from './store.ts';

/**
 * Opens the embedded store in a folder, which is created if missing. Only this process can use the folder. SQLite stores
 * the documents and the indexes, and mingo checks filters by MongoDB's rules. The store refuses everything that the
 * interface does not allow, so that errors are found in development. Throws StoreOpenError with one sentence for the
 * operator.
 */
export async function openSqliteStore(folder: string): Promise<EmbeddedStore> {
  const connection = openDatabase(folder);
  const search = new DamageSearch(connection, join(folder, databaseFile));
  return new SqliteStore(new SqliteDatabase(connection), search);
}

export interface EmbeddedStore extends Store {
  /**
   * Reads all data in another process, and resolves with the first damage found. Null if there is none, or if the store
   * was closed. Without this search, damage is found only when somebody reads a damaged document. Call it once. Throws
   * DamageSearchError if the search ended early.
   */
  findDamage(): Promise<string | null>;
}

class SqliteStore implements EmbeddedStore {
  readonly #database: SqliteDatabase;
  readonly #search: DamageSearch;
  readonly #indexes = new Map<string, SqliteIndexes>();

  constructor(database: SqliteDatabase, search: DamageSearch) {
    this.#database = database;
    this.#search = search;
  }

  collection<T extends StoredDocument>(name: string): StoreCollection<T> {
    return new SqliteCollection<T>(this.#database, name, this.#indexes.get(name) ?? this.#open(name));
  }

  async ping(): Promise<void> {
    this.#database.prepare('SELECT 1').get();
  }

  findDamage(): Promise<string | null> {
    return this.#search.run();
  }

  async close(): Promise<void> {
    this.#search.stop();
    this.#database.close();
  }

  #open(name: string): SqliteIndexes {
    if (!/^[a-z][A-Za-z0-9]*$/.test(name))
      throw new StoreUsageError(`'${name}' is not a valid name for a collection.`);
    this.#database.prepare(createTableSql(name)).run();
    const indexes = new SqliteIndexes(this.#database, name);
    this.#indexes.set(name, indexes);
    return indexes;
  }
}
