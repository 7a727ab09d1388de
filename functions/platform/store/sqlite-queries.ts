import { isDeepStrictEqual } from 'node:util';
import { shapeOf } from './filter-shape.ts';
import { planFilter } from './sqlite-filter.ts';
import type { SqliteIndexes } from './sqlite-indexes.ts';
import { toSqlQuery, type Page, type SqlQuery } from './sqlite-query.ts';

/** Maximum planned queries. Rarely reached, because they depend on the form of filters, not on their values. */
const maxQueries = 500;

/**
 * The queries of one collection. Planning one takes longer than many queries themselves, so a query is planned once for
 * all filters that differ only in their values.
 */
export class SqliteQueries {
  readonly #collection: string;
  readonly #indexes: SqliteIndexes;
  readonly #planned = new Map<string, SqlQuery>();
  /** Number of declared indexes for which the queries were planned. */
  #indexCount = 0;

  constructor(collection: string, indexes: SqliteIndexes) {
    this.#collection = collection;
    this.#indexes = indexes;
  }

  of(filter: unknown, page: Page): SqlQuery {
    const { paths, declared } = this.#indexes;
    if (declared.length !== this.#indexCount || this.#planned.size >= maxQueries) this.#planned.clear();
    this.#indexCount = declared.length;
    const shape = shapeOf(filter, paths);
    if (shape === null) return this.#plan(filter, page);
    const isLimited = page.limit < Infinity;
    const key = `${shape.key} ${JSON.stringify(page.sort)} ${page.projection.key} ${isLimited}`;
    const known = this.#planned.get(key);
    if (known) return withValues(known, page, shape.parameters);
    const query = this.#plan(filter, page);
    if (areInOrder(query, shape.parameters)) this.#planned.set(key, query);
    return query;
  }

  #plan(filter: unknown, page: Page): SqlQuery {
    const { paths, declared } = this.#indexes;
    return toSqlQuery(this.#collection, planFilter(filter, paths, declared), page, paths);
  }
}

/**
 * Whether the values are all parameters of the query, in this order. Equal values tell nothing about their order, and in
 * another order they would find other documents.
 */
function areInOrder({ document, plan }: SqlQuery, values: SqlQuery['plan']['parameters']): boolean {
  const areAll = document.parameters.length === 0 && isDeepStrictEqual(plan.parameters, values);
  return areAll && new Set(values).size === values.length;
}

function withValues(
  query: SqlQuery,
  { skip, limit }: Page,
  parameters: SqlQuery['plan']['parameters'],
): SqlQuery {
  const plan = { ...query.plan, parameters };
  return { ...query, plan, limit: query.limit < Infinity ? skip + limit : Infinity };
}
