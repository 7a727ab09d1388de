import type { SQLInputValue } from 'node:sqlite';
import { parsePath } from './document-path.ts';
import { readConditions, type FilterCondition } from './filter-conditions.ts';
import { isPlainObject } from './plain-json.ts';
import { notSearchedByNull, toSqlCondition } from './sqlite-condition.ts';
import { planRest, type Rest } from './sqlite-rest.ts';
import { StoreUsageError } from './store-errors.ts';

/** A filter in two parts: conditions that SQL checks with indexes, and conditions to check for each candidate. */
export interface FilterPlan {
  /** Conditions to join by AND. Without any, every document is a candidate. */
  readonly sql: readonly string[];
  readonly parameters: readonly SQLInputValue[];
  /** Whether the filter names a few IDs. */
  readonly isById: boolean;
  /** Null if SQL checks the whole filter. */
  readonly rest: Rest | null;
}

interface Draft {
  readonly sql: string[];
  readonly parameters: SQLInputValue[];
  readonly rest: Record<string, unknown>[];
  isById: boolean;
}

/**
 * @param indexed the paths with single values, whose conditions SQL can check
 * @throws StoreUsageError for anything that the store does not support
 */
export function planFilter(filter: unknown, indexed: ReadonlySet<string>): FilterPlan {
  const { sql, parameters, isById, rest } = draftFilter(filter, indexed);
  return {
    sql: sql.map(notSearchedByNull),
    parameters,
    isById,
    rest: rest.length > 0 ? planRest(rest) : null,
  };
}

function draftFilter(filter: unknown, indexed: ReadonlySet<string>): Draft {
  const draft: Draft = { sql: [], parameters: [], rest: [], isById: false };
  addFilter(draft, filter, indexed);
  return draft;
}

function addFilter(draft: Draft, filter: unknown, indexed: ReadonlySet<string>): void {
  if (!isPlainObject(filter)) throw new StoreUsageError('A filter is an object.');
  for (const [name, demand] of Object.entries(filter)) {
    if (name === '$and') for (const part of alternatives(name, demand)) addFilter(draft, part, indexed);
    else if (name === '$or') addAlternatives(draft, alternatives(name, demand), indexed);
    else if (name.startsWith('$')) throw new StoreUsageError(`The store has no filter operator '${name}'.`);
    else addConditions(draft, name, demand, indexed);
  }
}

function addConditions(draft: Draft, path: string, demand: unknown, indexed: ReadonlySet<string>): void {
  parsePath(path);
  for (const condition of readConditions(demand)) {
    const sql = indexed.has(path) ? toSqlCondition(path, condition) : null;
    if (sql) {
      draft.sql.push(sql.text);
      draft.parameters.push(...sql.parameters);
      if (path === '_id' && listsValues(condition)) draft.isById = true;
    } else {
      draft.rest.push({ [path]: { [condition.operator]: condition.operand } });
    }
  }
}

function listsValues({ operator }: FilterCondition): boolean {
  return operator === '$eq' || operator === '$in';
}

/** SQL checks an $or only if it can check all its alternatives. */
function addAlternatives(draft: Draft, filters: readonly unknown[], indexed: ReadonlySet<string>): void {
  const drafts = filters.map((filter) => draftFilter(filter, indexed));
  if (drafts.some(({ rest }) => rest.length > 0)) {
    draft.rest.push({ $or: filters });
    return;
  }
  const texts = drafts.map(({ sql }) =>
    sql.length > 0 ? `(${sql.map(notSearchedByNull).join(' AND ')})` : 'TRUE',
  );
  draft.sql.push(`(${texts.join(' OR ')})`);
  draft.parameters.push(...drafts.flatMap(({ parameters }) => parameters));
}

function alternatives(name: string, demand: unknown): readonly unknown[] {
  if (Array.isArray(demand) && demand.length > 0) return demand;
  throw new StoreUsageError(`${name} takes a list of filters, at least one.`);
}
