import { parsePath } from './document-path.ts';
import { readConditions, type FilterCondition } from './filter-conditions.ts';
import { matcher } from './matcher.ts';
import type { Row } from './sqlite-rows.ts';

/** The conditions of a filter that SQL does not check. `matches` checks them on rows with the JSON of a few fields. */
export interface Rest {
  /** The columns to select of each candidate. */
  readonly columns: readonly string[];
  matches(row: Row): boolean;
}

type RowTest = (row: Row) => boolean;

/**
 * Reads only the fields that the filters contain. Tests simple conditions on the JSON text of a field, because parsing a
 * long list is much slower.
 */
export function planRest(filters: readonly Record<string, unknown>[]): Rest {
  const fields = [...new Set(filters.flatMap(fieldsOf))];
  if (!fields.every((field) => /^[A-Za-z_]\w*$/.test(field))) {
    const matches = matcher({ $and: filters });
    return { columns: ['doc'], matches: (row) => matches(JSON.parse(String(row.doc)) as object) };
  }
  const column = (field: string) => `f${fields.indexOf(field)}`;
  const tests = filters.map((filter) => quickTest(filter, column));
  const slow = filters.filter((_, at) => tests[at] === null);
  if (slow.length > 0) tests.push(slowTest(slow, column));
  const all = tests.filter((test) => test !== null);
  return {
    columns: fields.map((field) => `doc -> '$.${field}' AS ${column(field)}`),
    matches: (row) => all.every((test) => test(row)),
  };
}

/** The fields of a checked filter. */
function fieldsOf(filter: Record<string, unknown>): string[] {
  return Object.entries(filter).flatMap(([name, demand]) =>
    name.startsWith('$')
      ? (demand as Record<string, unknown>[]).flatMap(fieldsOf)
      : (parsePath(name)[0] ?? name),
  );
}

/** A test on the JSON texts of the fields. Null if a condition is not simple enough. */
function quickTest(filter: Record<string, unknown>, column: (field: string) => string): RowTest | null {
  const tests = Object.entries(filter).map(([name, demand]): RowTest | null => {
    if (!name.startsWith('$')) return quickField(name, demand, column);
    const parts = allOrNull((demand as Record<string, unknown>[]).map((part) => quickTest(part, column)));
    if (name === '$and') return parts && ((row) => parts.every((test) => test(row)));
    return parts && ((row) => parts.some((test) => test(row)));
  });
  const all = allOrNull(tests);
  return all && ((row) => all.every((test) => test(row)));
}

function quickField(path: string, demand: unknown, column: (field: string) => string): RowTest | null {
  if (path.includes('.')) return null;
  const tests = allOrNull(readConditions(demand).map(quickCondition));
  const name = column(path);
  return tests && ((row) => tests.every((test) => test(row[name] as string | null)));
}

/** The tests, or null if one of them is null. */
function allOrNull<Test>(tests: readonly (Test | null)[]): readonly Test[] | null {
  const known = tests.filter((test) => test !== null);
  return known.length === tests.length ? known : null;
}

type TextTest = (json: string | null) => boolean;

function quickCondition({ operator, operand }: FilterCondition): TextTest | null {
  switch (operator) {
    case '$eq':
      return fieldContains(operand);
    case '$ne':
      return negated(fieldContains(operand));
    case '$in':
      return fieldContainsAny(operand as unknown[]);
    case '$nin':
      return negated(fieldContainsAny(operand as unknown[]));
    case '$exists':
      return (json) => (json !== null) === operand;
    default:
      return null;
  }
}

function negated(test: TextTest | null): TextTest | null {
  return test && ((json) => !test(json));
}

function fieldContainsAny(operands: readonly unknown[]): TextTest | null {
  const tests = allOrNull(operands.map(fieldContains));
  return tests && ((json) => tests.some((test) => test(json)));
}

/** Whether a field equals the value, or is a list that contains it. */
function fieldContains(operand: unknown): TextTest | null {
  if (typeof operand === 'string') return fieldContainsText(operand);
  if (operand !== null && typeof operand !== 'boolean') return null;
  const expected = String(operand);
  return (json) => {
    if (json === null) return operand === null;
    return json.startsWith('[') ? elements(json).includes(operand) : json === expected;
  };
}

function fieldContainsText(operand: string): TextTest {
  const expected = JSON.stringify(operand);
  // In JSON, a quotation mark before a letter or a digit is the beginning of a string, unless a backslash precedes it.
  const isPlain = /^[\p{L}\p{N}]/u.test(operand);
  return (json) => {
    if (json === null) return false;
    if (!json.startsWith('[')) return json === expected;
    if (!json.includes(expected)) return false;
    // If the list contains objects, the match may be inside one of them.
    if (!isPlain || json.includes('{')) return elements(json).includes(operand);
    return json.startsWith(expected, 1) || json.includes(`,${expected}`);
  };
}

function elements(json: string): unknown[] {
  return JSON.parse(json) as unknown[];
}

function slowTest(filters: readonly Record<string, unknown>[], column: (field: string) => string): RowTest {
  const matches = matcher({ $and: filters });
  const fields = [...new Set(filters.flatMap(fieldsOf))];
  return (row) => {
    const values = fields.flatMap((field) => {
      const json = row[column(field)];
      return typeof json === 'string' ? [[field, JSON.parse(json)] as const] : [];
    });
    return matches(Object.fromEntries(values) as object);
  };
}
