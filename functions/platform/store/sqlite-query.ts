import type { SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from './sqlite-database.ts';
import type { FilterPlan } from './sqlite-filter.ts';
import { documentText, parseDocument, type Row } from './sqlite-rows.ts';
import { comparator, toSqlOrder } from './sqlite-sort.ts';
import { StoreUsageError } from './store-errors.ts';
import type { StoreSort } from './store.ts';

/** Which of the documents found, and in which order. */
export interface Page {
  readonly sort: StoreSort;
  readonly skip: number;
  /** Infinity for none. */
  readonly limit: number;
  /** Fields that are left out. */
  readonly without: readonly string[];
}

export interface SqlQuery {
  readonly text: string;
  readonly parameters: readonly SQLInputValue[];
  /** Whether the rows come in order. */
  readonly isSorted: boolean;
  /** Whether SQL filters, sorts and cuts alone. */
  readonly isComplete: boolean;
}

/** The SQL of a query, and how much of the work it does. */
export function toSqlQuery(
  collection: string,
  plan: FilterPlan,
  { sort, skip, limit, without }: Page,
  indexed: ReadonlySet<string>,
): SqlQuery {
  const order = toSqlOrder(sort, indexed);
  const isSorted = order !== null;
  const isComplete = isSorted && plan.rest === null;
  const isCut = isComplete && (skip > 0 || limit < Infinity);
  // What SQL does not decide is decided by the whole document.
  const shown = isComplete ? remainder(without) : 'doc';
  const text = `SELECT ${shown} FROM "${collection}"${where(plan)}${order ?? ''}${isCut ? ' LIMIT ? OFFSET ?' : ''}`;
  // A negative limit is none.
  const page = isCut ? [limit === Infinity ? -1 : limit, skip] : [];
  return { text, parameters: [...plan.parameters, ...page], isSorted, isComplete };
}

/** The document without some fields: their text never leaves SQLite. */
function remainder(without: readonly string[]): string {
  if (without.length === 0) return 'doc';
  const paths = without.map((field) => `'$.${checkField(field)}'`);
  return `json_remove(doc, ${paths.join(', ')}) AS doc`;
}

/** Names come from the code, never from a request; quoting one would hide a mistake. */
function checkField(field: string): string {
  if (/^[A-Za-z]\w*$/.test(field)) return field;
  throw new StoreUsageError(`A field cannot be left out by the name ${field}.`);
}

export function where({ sql }: FilterPlan): string {
  return sql.length > 0 ? ` WHERE ${sql.join(' AND ')}` : '';
}

/** The documents that a query finds, each freshly parsed. */
export function runQuery<T extends object>(
  database: SqliteDatabase,
  query: SqlQuery,
  plan: FilterPlan,
  page: Page,
): T[] {
  const statement = database.prepare(query.text);
  if (query.isComplete) return statement.all(...query.parameters).map((row) => parseDocument<T>(row));
  const rows = statement.iterate(...query.parameters);
  const end = page.skip + page.limit;
  const found = matching<T>(rows, plan, query.isSorted ? end : Infinity);
  if (!query.isSorted) found.sort(comparator(page.sort));
  return found.slice(page.skip, end).map((document) => omit(document, page.without));
}

function omit<T extends object>(document: T, without: readonly string[]): T {
  if (without.length === 0) return document;
  return Object.fromEntries(Object.entries(document).filter(([field]) => !without.includes(field))) as T;
}

/** The JSON of the first document that a query finds; holds no more than two of them at a time. */
export function firstText(
  database: SqliteDatabase,
  query: SqlQuery,
  { rest }: FilterPlan,
  sort: StoreSort,
): string | null {
  const statement = database.prepare(query.text);
  if (query.isComplete) {
    const row = statement.get(...query.parameters);
    return row ? documentText(row) : null;
  }
  const compare = comparator(sort);
  let first: { readonly row: Row; readonly document: object } | null = null;
  for (const row of statement.iterate(...query.parameters)) {
    const document = parseDocument(row);
    if (rest && !rest(document)) continue;
    if (query.isSorted) return documentText(row);
    if (first === null || compare(document, first.document) < 0) first = { row, document };
  }
  return first && documentText(first.row);
}

/** The first documents among the rows that meet what SQL has not decided. */
function matching<T extends object>(rows: Iterable<Row>, { rest }: FilterPlan, count: number): T[] {
  const found: T[] = [];
  for (const row of rows) {
    const document = parseDocument<T>(row);
    if (rest && !rest(document)) continue;
    found.push(document);
    if (found.length === count) break;
  }
  return found;
}
