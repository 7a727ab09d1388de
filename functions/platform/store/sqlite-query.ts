import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { SqliteDatabase } from './sqlite-database.ts';
import type { FilterPlan } from './sqlite-filter.ts';
import {
  documentColumns,
  noColumns,
  projected,
  onlyId,
  wholeDocument,
  type Columns,
  type Projection,
} from './sqlite-projection.ts';
import { idIndex, quotedIndexName } from './sqlite-index.ts';
import { documentText, parseDocument, type Row } from './sqlite-rows.ts';
import { comparator, toSqlOrder } from './sqlite-sort.ts';
import type { Steps } from './sqlite-turns.ts';
import type { StoreSort } from './store.ts';

/** Which documents to return, and in which order. */
export interface Page {
  readonly sort: StoreSort;
  readonly skip: number;
  /** Infinity for no limit. */
  readonly limit: number;
  readonly projection: Projection;
}

export interface SqlQuery {
  readonly collection: string;
  readonly plan: FilterPlan;
  readonly order: string;
  /** The columns of the document. */
  readonly document: Columns;
  /** The fields of the document that these columns contain. */
  readonly projection: Projection;
  /** Whether SQL returns the rows in order. */
  readonly isSorted: boolean;
  /** The limit that SQL applies. Infinity for no limit. */
  readonly limit: number;
  /** The statement for the candidates with the columns of `columnsOf`. */
  readonly text: string;
}

type QueryWithoutText = Omit<SqlQuery, 'text'>;

/** Plans a query: decides whether SQL sorts the documents, limits their number and selects their fields. */
export function toSqlQuery(
  collection: string,
  plan: FilterPlan,
  { sort, skip, limit, projection }: Page,
  indexed: ReadonlySet<string>,
): SqlQuery {
  const order = toSqlOrder(sort, indexed);
  const isSorted = order !== null;
  const isComplete = isSorted && plan.rest === null;
  // Sorting in memory needs all fields.
  const read = isSorted ? projection : wholeDocument;
  const query: QueryWithoutText = {
    collection,
    plan,
    order: order ?? '',
    document: documentColumns(read),
    projection: read,
    isSorted,
    limit: isComplete ? skip + limit : Infinity,
  };
  return { ...query, text: textOf(query, columnsOf(query)) };
}

/** The columns to read of each candidate: the document, or only the fields that the rest of the filter needs. */
function columnsOf({ plan: { rest }, document }: QueryWithoutText): Columns {
  return rest ? { sql: rest.columns, parameters: [] } : document;
}

/** The statement for the candidates. */
export function toStatement(query: SqlQuery): {
  readonly text: string;
  readonly parameters: readonly SQLInputValue[];
} {
  return { text: query.text, parameters: parametersOf(query, columnsOf(query)) };
}

function textOf({ collection, plan, order, limit }: QueryWithoutText, { sql }: Columns): string {
  const text = `SELECT ${['_id', ...sql].join(', ')} FROM ${candidates(collection, plan)}${order}`;
  return limit === Infinity ? text : `${text} LIMIT ?`;
}

function parametersOf({ plan, limit }: QueryWithoutText, { parameters }: Columns): SQLInputValue[] {
  const all = [...parameters, ...plan.parameters];
  return limit === Infinity ? all : [...all, limit];
}

/** The candidates of a plan, as SQL after FROM. */
export function candidates(collection: string, { sql, index }: FilterPlan): string {
  const table = index
    ? `"${collection}" INDEXED BY ${quotedIndexName(collection, index)}`
    : `"${collection}"`;
  return sql.length > 0 ? `${table} WHERE ${sql.join(' AND ')}` : table;
}

interface Reading<T, View> {
  readonly view: (document: T) => View;
  readonly isLate: () => boolean;
}

/** The documents of a query, each mapped by `view`. They may be frozen. */
export function* find<T extends object, View>(
  database: SqliteDatabase,
  query: SqlQuery,
  page: Page,
  { view, isLate }: Reading<T, View>,
): Steps<View[]> {
  const end = page.skip + page.limit;
  const unsorted: T[] = [];
  const views: View[] = [];
  let skipped = 0;
  for (const rows of matchingChunks(database, query, isLate)) {
    if (rows === null) yield null;
    else
      for (const row of documentsOf(database, query, rows)) {
        if (!query.isSorted) unsorted.push(parsed<T>(database, query, row));
        else if (skipped < page.skip) skipped += 1;
        else if (views.length < page.limit) views.push(view(parsed<T>(database, query, row)));
      }
    if (views.length >= page.limit) break;
  }
  if (query.isSorted) return views;
  const sorted = unsorted.toSorted(comparator(page.sort)).slice(page.skip, end);
  return sorted.map((document) => view(projected(document, page.projection)));
}

/** The number of documents of a query. */
export function* count(database: SqliteDatabase, query: SqlQuery, isLate: () => boolean): Steps<number> {
  let found = 0;
  for (const rows of matchingChunks(database, query, isLate)) {
    if (rows === null) yield null;
    else found += rows.length;
  }
  return found;
}

/** A document of a query, with the fields of the query's projection. */
function parsed<T extends object>(
  { parsedDocuments }: SqliteDatabase,
  { collection, projection }: SqlQuery,
  row: Row,
): T {
  const { part } = row;
  if (projection === onlyId) return { _id: idOf(row) } as T;
  if (typeof part === 'string') return JSON.parse(part) as T;
  return parsedDocuments.read(collection, String(idOf(row)), documentText(row), projection) as T;
}

/** The row of the first document of a query. Keeps at most two documents in memory. */
export function firstRow(database: SqliteDatabase, query: SqlQuery, sort: StoreSort): Row | null {
  const compare = comparator(sort);
  let first: { readonly row: Row; readonly document: object } | null = null;
  for (const rows of matchingChunks(database, query, () => false))
    for (const row of rows ?? []) {
      const [found] = documentsOf(database, query, [row]);
      if (!found) continue;
      if (query.isSorted) return found;
      const document = parseDocument(found);
      if (first === null || compare(document, first.document) < 0) first = { row: found, document };
    }
  return first && first.row;
}

/** Rows with their documents, in the same order. */
function documentsOf(database: SqliteDatabase, query: SqlQuery, rows: readonly Row[]): readonly Row[] {
  if (query.plan.rest === null || query.projection === onlyId || rows.length === 0) return rows;
  const ids = rows.map(idOf);
  return rowsOf(database, query, query.document, ids, []);
}

/** Chunks of the rows that match the whole filter. Yields null to let other work run. */
function* matchingChunks(
  database: SqliteDatabase,
  query: SqlQuery,
  isLate: () => boolean,
): Generator<readonly Row[] | null, void> {
  const { rest } = query.plan;
  for (const rows of candidateChunks(database, query, isLate))
    yield rows && rest ? rows.filter((row) => rest.matches(row)) : rows;
}

/** Number of rows per chunk. */
const chunkSize = 16;

/**
 * The candidates in chunks. Yields null to let other work run. Before the first null, it records the IDs of the
 * remaining candidates. It then reads each of these rows at most once, in its current state, if the row still meets
 * SQL's conditions.
 */
function* candidateChunks(
  database: SqliteDatabase,
  query: SqlQuery,
  isLate: () => boolean,
): Generator<readonly Row[] | null, void> {
  const columns = columnsOf(query);
  const read = new Set<SQLOutputValue>();
  let isCut = false;
  let chunk: Row[] = [];
  const { text, parameters } = toStatement(query);
  for (const row of database.prepare(text).iterate(...parameters)) {
    chunk.push(row);
    read.add(idOf(row));
    if (chunk.length < chunkSize) continue;
    yield chunk;
    chunk = [];
    isCut = isLate();
    if (isCut) break;
  }
  if (chunk.length > 0) yield chunk;
  let missing = query.limit - read.size;
  for (let spare = spareRows; isCut && missing > 0; spare = Infinity) {
    const max = missing + spare;
    const remaining = remainingIds(database, query, read, max);
    for (let at = 0; at < remaining.length && missing > 0; at += chunkSize) {
      if (at === 0 || isLate()) yield null;
      const rows = rowsOf(database, query, columns, remaining.slice(at, at + chunkSize), [query.plan]);
      missing -= rows.length;
      yield rows;
    }
    isCut = remaining.length === max;
    for (const id of remaining) read.add(id);
  }
}

/**
 * Number of rows beyond the limit whose IDs are also recorded. They replace rows that are deleted during the read, so
 * that the page is full: callers treat a page with too few rows as the last page. If more rows are deleted, all IDs are
 * read again. Rows that were inserted during the read can then be out of order.
 */
const spareRows = 1_000;

/**
 * IDs of the next candidates that were not read yet, at most `max`. SQLite may use another index than before, so
 * rows with equal keys can change their order.
 */
function remainingIds(
  database: SqliteDatabase,
  query: SqlQuery,
  read: ReadonlySet<SQLOutputValue>,
  max: number,
): SQLOutputValue[] {
  const limited = { ...query, limit: read.size + max };
  const ids = database
    .prepare(textOf(limited, noColumns))
    .all(...parametersOf(limited, noColumns))
    .map(idOf);
  return ids.filter((id) => !read.has(id)).slice(0, max);
}

function idOf({ _id = null }: Row): SQLOutputValue {
  return _id;
}

/** The rows with these IDs that meet all plans, in the order of the IDs. */
function rowsOf(
  database: SqliteDatabase,
  { collection }: SqlQuery,
  columns: Columns,
  ids: readonly SQLOutputValue[],
  plans: readonly FilterPlan[],
): readonly Row[] {
  const sql = ['_id IN (SELECT value FROM json_each(?))', ...plans.flatMap((plan) => plan.sql)];
  const parameters = [JSON.stringify(ids), ...plans.flatMap((plan) => plan.parameters)];
  const from = candidates(collection, { sql, parameters, index: idIndex, rest: null });
  const rows = database
    .prepare(`SELECT ${['_id', ...columns.sql].join(', ')} FROM ${from}`)
    .all(...columns.parameters, ...parameters);
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [row] : [];
  });
}
