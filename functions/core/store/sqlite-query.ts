import type { SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from './sqlite-database.ts';
import type { FilterPlan } from './sqlite-filter.ts';
import { parseDocument, type Row } from './sqlite-rows.ts';
import { comparator, toSqlOrder } from './sqlite-sort.ts';
import type { StoreSort } from './store.ts';

/** Which of the documents found, and in which order. */
export interface Page {
  readonly sort: StoreSort;
  readonly skip: number;
  /** Infinity for none. */
  readonly limit: number;
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
  { sort, skip, limit }: Page,
  indexed: ReadonlySet<string>,
): SqlQuery {
  const order = toSqlOrder(sort, indexed);
  const isSorted = order !== null;
  const isComplete = isSorted && plan.rest === null;
  const isCut = isComplete && (skip > 0 || limit < Infinity);
  const text = `SELECT doc FROM "${collection}"${where(plan)}${order ?? ''}${isCut ? ' LIMIT ? OFFSET ?' : ''}`;
  // A negative limit is none.
  const page = isCut ? [limit === Infinity ? -1 : limit, skip] : [];
  return { text, parameters: [...plan.parameters, ...page], isSorted, isComplete };
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
  return found.slice(page.skip, end);
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
