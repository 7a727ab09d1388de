import type { SQLInputValue } from 'node:sqlite';
import { parsePath } from './document-path.ts';
import { isPlainObject } from './plain-json.ts';
import { StoreUsageError } from './store-errors.ts';

/** The fields of a document to read. */
export interface Projection {
  /** Fields to omit. */
  readonly without: readonly string[];
  /** Paths to read, and nothing else. Null for all. */
  readonly only: readonly string[] | null;
  /** Equal for equal projections. Empty for all fields. */
  readonly key: string;
}

/**
 * Maximum characters of a document that stays in memory after it was parsed. SQL omits the fields of larger documents,
 * because parsing them as a whole takes longer.
 */
export const maxDocumentLength = 32 * 1024;

/** Columns of a SELECT, with the values of their placeholders. */
export interface Columns {
  readonly sql: readonly string[];
  readonly parameters: readonly SQLInputValue[];
}

export const noColumns: Columns = { sql: [], parameters: [] };

export const wholeDocument: Projection = { without: [], only: null, key: '' };
/** Every row contains the ID, so no document is read. */
export const onlyId: Projection = { without: [], only: [], key: '{"_id":1}' };

/** Projections of whole fields that were read before, by key. */
const known = new Map<string, Projection>();

/** `fields`: 1 for each path to read, or 0 for each field to omit. */
export function readProjection(fields: Readonly<Record<string, unknown>>): Projection {
  const key = JSON.stringify(fields);
  const projection = known.get(key) ?? checkProjection(fields, key);
  // Paths of parts can contain IDs, so there can be any number of them. The names of whole fields come from code.
  if (!projection.only?.some((path) => path.includes('.'))) known.set(key, projection);
  return projection;
}

function checkProjection(fields: Readonly<Record<string, unknown>>, key: string): Projection {
  const names = Object.keys(fields);
  // The ID is always read, so no other field is needed.
  if (names.length === 1 && fields['_id'] === 1) return onlyId;
  const areAll = (value: 0 | 1) => Object.values(fields).every((each) => each === value);
  if (areAll(0)) return { without: names.map(checkField), only: null, key };
  if (!areAll(1)) throw new StoreUsageError('A projection either reads fields (1) or omits fields (0).');
  names.map(readPath);
  return { without: [], only: names, key };
}

/**
 * Columns with the JSON of each document: `doc` with all fields, or `part` with the requested fields. None if only the ID
 * is requested. If fields are only omitted, small documents are returned as a whole, because they may have been parsed before. Their `part` is null.
 */
export function documentColumns({ without, only }: Projection): Columns {
  if (only?.length === 0) return noColumns;
  if (only !== null) return pickedColumn(only);
  if (without.length === 0) return { sql: ['doc AS doc'], parameters: [] };
  const paths = without.map((field) => `'$.${checkField(field)}'`);
  const isLarge = `octet_length(doc) > ${maxDocumentLength}`;
  const part = `CASE WHEN ${isLarge} THEN json_remove(doc, ${paths.join(', ')}) END AS part`;
  return { sql: [part, `CASE WHEN NOT ${isLarge} THEN doc END AS doc`], parameters: [] };
}

/** Applies a projection to a document in memory. */
export function projected<T extends object>(document: T, { without, only }: Projection): T {
  if (only !== null) return picked(document, only) as T;
  if (without.length === 0) return document;
  return Object.fromEntries(Object.entries(document).filter(([field]) => !without.includes(field))) as T;
}

/** A column with only these paths of the document. SQLite parses the document once for all paths of a statement. */
function pickedColumn(only: readonly string[]): Columns {
  const parameters: SQLInputValue[] = [];
  const members = [...keysOf(only)].map(([field, keys]) => {
    if (keys === null) return `coalesce(',"${field}":' || (doc -> '$.${field}'), '')`;
    // Keys are parameters, so that all keys share one prepared statement.
    const values = keys.map((key) => {
      parameters.push(`,"${key}":`, `$.${field}."${key}"`);
      return `coalesce(? || (doc -> ?), '')`;
    });
    const object = `'{' || substr(${values.join(' || ')}, 2) || '}'`;
    return `CASE json_type(doc, '$.${field}') WHEN 'object' THEN ',"${field}":' || ${object} ELSE '' END`;
  });
  const parts = [`'{"_id":' || json_quote(_id)`, ...members, `'}'`];
  return { sql: [`${parts.join(' || ')} AS part`], parameters };
}

function picked(document: object, only: readonly string[]): object {
  const keysByField = keysOf(only);
  const fields = Object.entries(document).flatMap(([field, value]: [string, unknown]) => {
    const keys = keysByField.get(field);
    if (field === '_id' || keys === null) return [[field, value] as const];
    if (keys === undefined || !isPlainObject(value)) return [];
    const shown = Object.entries(value).filter(([key]) => keys.includes(key));
    return [[field, Object.fromEntries(shown)] as const];
  });
  return Object.fromEntries(fields);
}

/** The keys to read of each field. Null for the whole field. */
function keysOf(only: readonly string[]): ReadonlyMap<string, readonly string[] | null> {
  const paths = only.map(readPath);
  const groups = Map.groupBy(paths, ([field]) => field);
  return new Map(
    [...groups].map(([field, group]) => {
      const keys = group.map(([, key]) => key);
      const some = keys.filter((key) => key !== undefined);
      if (some.length > 0 && some.length < keys.length)
        throw new StoreUsageError(`A projection reads '${field}' as a whole or in part, not both.`);
      return [field, some.length > 0 ? some : null];
    }),
  );
}

function readPath(path: string): readonly [field: string, key?: string] {
  const [field = '', key, ...deeper] = parsePath(path);
  checkField(field);
  if (key === undefined) return [field];
  if (deeper.length > 0 || !/^[\w-]+$/.test(key))
    throw new StoreUsageError(`A projection cannot read the path ${path}.`);
  return [field, key];
}

/** Throws for a name with special characters: field names come from code, so such a name is a mistake. */
function checkField(field: string): string {
  if (/^[A-Za-z]\w*$/.test(field)) return field;
  throw new StoreUsageError(`A projection cannot name the field ${field}.`);
}
