import type { SQLInputValue } from 'node:sqlite';
import { parsePath } from './document-path.ts';
import { readConditions, type FilterCondition } from './filter-conditions.ts';
import { isPlainObject } from './plain-json.ts';
import { notSearchedByNull, toSqlCondition } from './sqlite-condition.ts';
import { idIndex, type SqliteIndex } from './sqlite-index.ts';
import { planRest, type Rest } from './sqlite-rest.ts';
import { StoreUsageError } from './store-errors.ts';

/**
 * A filter in two parts. SQL checks the conditions on indexed paths. The documents that meet these conditions are the
 * candidates, and the store checks the other conditions, the rest, for each candidate.
 */
export interface FilterPlan {
  /** Conditions to join by AND. Without any, every document is a candidate. */
  readonly sql: readonly string[];
  readonly parameters: readonly SQLInputValue[];
  /**
   * The index that SQLite must search. Without this, it might choose an index of a value that all documents share, since
   * it has no statistics about values. Null if SQLite can choose.
   */
  readonly index: SqliteIndex | null;
  /** Null if SQL checks the whole filter. */
  readonly rest: Rest | null;
}

interface PathCondition extends FilterCondition {
  readonly path: string;
}

interface DraftCondition {
  readonly text: string;
  /** The condition on a path. Null for an `$or`. */
  readonly source: PathCondition | null;
}

interface Draft {
  readonly sql: DraftCondition[];
  readonly parameters: SQLInputValue[];
  readonly rest: Record<string, unknown>[];
}

/**
 * `indexed`: paths with single values, whose conditions SQL can check. `indexes`: the collection's indexes. Throws
 * StoreUsageError for anything that the store does not support.
 */
export function planFilter(
  filter: unknown,
  indexed: ReadonlySet<string>,
  indexes: readonly SqliteIndex[] = [],
): FilterPlan {
  const { sql, parameters, rest } = draftFilter(filter, indexed);
  const conditions = sql.flatMap(({ source }) => source ?? []);
  const isById = conditions.some((condition) => condition.path === '_id' && hasValue(condition));
  const index = isById ? idIndex : wholeIndexOf(conditions, indexes);
  const searched = index ? pathsOf(index) : [];
  return {
    sql: sql.map(({ text, source }) =>
      source && searched.includes(source.path) ? text : notSearchedByNull(text),
    ),
    parameters,
    index,
    rest: rest.length > 0 ? planRest(rest) : null,
  };
}

/**
 * An index whose paths all have a value or null in the filter, for example { courseId: 1, isPublished: 1, _id: 1 } for
 * { courseId: null, isPublished: true }. Null if there is none, or if the filter has only values or only nulls: then
 * SQLite chooses well.
 */
function wholeIndexOf(
  conditions: readonly PathCondition[],
  indexes: readonly SqliteIndex[],
): SqliteIndex | null {
  const valued = new Set(conditions.filter(hasValue).map(({ path }) => path));
  const nulls = new Set(conditions.filter(isNull).map(({ path }) => path));
  const found = indexes.find((index) => {
    const paths = pathsOf(index);
    const has = (set: ReadonlySet<string>) => paths.some((path) => set.has(path));
    return has(valued) && has(nulls) && paths.every((path) => valued.has(path) || nulls.has(path));
  });
  return found ?? null;
}

/** The paths of an index without the ID, which only sorts documents with equal values. */
function pathsOf({ keys }: SqliteIndex): string[] {
  return Object.keys(keys).filter((path) => path !== '_id');
}

function isNull({ operator, operand }: FilterCondition): boolean {
  return operator === '$eq' && operand === null;
}

/** Whether the condition is met by one or a few values only. */
function hasValue({ operator, operand }: FilterCondition): boolean {
  return (operator === '$eq' && operand !== null) || operator === '$in';
}

function draftFilter(filter: unknown, indexed: ReadonlySet<string>): Draft {
  const draft: Draft = { sql: [], parameters: [], rest: [] };
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
      draft.sql.push({ text: sql.text, source: { path, ...condition } });
      draft.parameters.push(...sql.parameters);
    } else {
      draft.rest.push({ [path]: { [condition.operator]: condition.operand } });
    }
  }
}

/** SQL checks an $or only if it can check all its alternatives. */
function addAlternatives(draft: Draft, filters: readonly unknown[], indexed: ReadonlySet<string>): void {
  const drafts = filters.map((filter) => draftFilter(filter, indexed));
  if (drafts.some(({ rest }) => rest.length > 0)) {
    draft.rest.push({ $or: filters });
    return;
  }
  const texts = drafts.map(({ sql }) =>
    sql.length > 0 ? `(${sql.map(({ text }) => notSearchedByNull(text)).join(' AND ')})` : 'TRUE',
  );
  draft.sql.push({ text: `(${texts.join(' OR ')})`, source: null });
  draft.parameters.push(...drafts.flatMap(({ parameters }) => parameters));
}

function alternatives(name: string, demand: unknown): readonly unknown[] {
  if (Array.isArray(demand) && demand.length > 0) return demand;
  throw new StoreUsageError(`${name} takes a list of filters, at least one.`);
}
