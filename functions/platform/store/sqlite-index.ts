import { parsePath, valueAt } from './document-path.ts';
import { sqlValue } from './sqlite-condition.ts';
import { StoreUsageError } from './store-errors.ts';
import type { StoreSort } from './store.ts';

export interface IndexOptions {
  unique?: boolean;
  sparse?: boolean;
}

/** An index as it was declared. */
export interface SqliteIndex {
  readonly keys: StoreSort;
  readonly unique: boolean;
  readonly sparse: boolean;
}

// Paths that can be indexed. They become part of SQL texts, so only letters, digits and underscores are allowed.
const indexable = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;

/** Throws StoreUsageError for paths and options that not all engines support in the same way. */
export function declareIndex(keys: StoreSort, options: IndexOptions): SqliteIndex {
  const paths = Object.keys(keys);
  const { unique = false, sparse = false } = options;
  if (paths.length === 0) throw new StoreUsageError('An index has at least one path.');
  for (const path of paths) {
    parsePath(path);
    if (!indexable.test(path)) throw new StoreUsageError(`The store cannot index the path '${path}'.`);
  }
  // With several paths MongoDB skips documents that lack all of them, and FerretDB skips documents that lack any
  // of them.
  if (sparse && !(unique && paths.length === 1)) {
    throw new StoreUsageError('A sparse index must be unique and have a single path.');
  }
  return { keys, unique, sparse };
}

/** The name that MongoDB gives: 'ownerId_1_createdAt_-1'. */
export function indexName({ keys }: SqliteIndex): string {
  return Object.entries(keys)
    .map(([path, direction]) => `${path}_${direction}`)
    .join('_');
}

/** The index of the IDs, which SQLite creates for the primary key. */
export const idIndex: SqliteIndex = { keys: { _id: 1 }, unique: true, sparse: false };

/** The name of an index in SQL. */
export function quotedIndexName(collection: string, index: SqliteIndex): string {
  return `"${sqliteIndexName(collection, index).replaceAll('"', '""')}"`;
}

// The name of an index in SQLite contains its whole declaration, so that the declaration can be read from the database.
function sqliteIndexName(collection: string, index: SqliteIndex): string {
  return index === idIndex ? `sqlite_autoindex_${collection}_1` : `${collection} ${JSON.stringify(index)}`;
}

/** The declaration in the name of an index. Null if the store did not create the index. */
export function parseSqliteIndexName(collection: string, name: string): SqliteIndex | null {
  return name.startsWith(`${collection} {`)
    ? (JSON.parse(name.slice(collection.length)) as SqliteIndex)
    : null;
}

export function createIndexSql(collection: string, index: SqliteIndex): string {
  const columns = Object.entries(index.keys).map(
    ([path, direction]) => `${sqlValue(path)} ${direction === 1 ? 'ASC' : 'DESC'}`,
  );
  return `CREATE ${index.unique ? 'UNIQUE ' : ''}INDEX ${quotedIndexName(collection, index)} ON "${collection}" (${columns.join(', ')})`;
}

/**
 * Returns a function that throws StoreUsageError if a document does not fit the index. SQL reads arrays and objects as
 * text, so an indexed path cannot have either. The engines disagree whether null and a missing value are values in a
 * unique index. So a unique path needs a value. With `sparse` it may be missing, but not null.
 */
export function indexCheck(index: SqliteIndex): (document: object) => void {
  const paths = Object.keys(index.keys).map((path) => ({ path, names: parsePath(path) }));
  return (document) => {
    for (const { path, names } of paths) {
      const value = valueOrArrayAt(document, names);
      if (typeof value === 'object' && value !== null) throw indexTypeError(path, 'an array or an object');
      if (index.unique && value === null) throw indexTypeError(path, 'null, but the index is unique');
      if (index.unique && !index.sparse && value === undefined)
        throw indexTypeError(path, 'no value, but the index is unique');
    }
  };
}

/** The value at the path, or the first array in the path. */
function valueOrArrayAt(document: object, names: readonly string[]): unknown {
  let value: unknown = document;
  for (const name of names) {
    if (Array.isArray(value)) return value;
    value = typeof value === 'object' && value !== null ? valueAt(value, [name]) : undefined;
  }
  return value;
}

function indexTypeError(path: string, actual: string): StoreUsageError {
  return new StoreUsageError(`The indexed path '${path}' takes single values; here it holds ${actual}.`);
}
