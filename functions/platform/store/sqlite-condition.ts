import type { SQLInputValue } from 'node:sqlite';
import type { FilterCondition } from './filter-conditions.ts';

export interface SqlCondition {
  readonly text: string;
  readonly parameters: readonly SQLInputValue[];
}

/**
 * The SQL expression of a path. It has to be identical to the index's expression, or SQLite does not use the
 * index.
 */
export function sqlValue(path: string): string {
  return path === '_id' ? '_id' : `json_extract(doc, '$.${path}')`;
}

/**
 * The condition in SQL with MongoDB's exact meaning, for a path with a single value or none. Null if SQL
 * cannot express it. Missing and null are both SQL's NULL.
 */
export function toSqlCondition(path: string, { operator, operand }: FilterCondition): SqlCondition | null {
  const value = sqlValue(path);
  if (operator === '$in') return isTextList(operand) ? anyOf(value, operand) : null;
  if (typeof operand === 'string') return compareText(value, operator, operand);
  const type = `json_type(doc, '$.${path}')`;
  if (operator === '$exists') return condition(`${type} IS ${operand === true ? 'NOT NULL' : 'NULL'}`);
  if (operand === null) return compareNull(value, operator);
  if (typeof operand === 'number') return compareNumber(value, type, operator, operand);
  if (operator === '$eq' && typeof operand === 'boolean') {
    return condition(`${value} = ${Number(operand)} AND ${type} = '${operand}'`);
  }
  return null;
}

function condition(text: string, ...parameters: SQLInputValue[]): SqlCondition {
  return { text, parameters };
}

function isTextList(operand: unknown): operand is string[] {
  return Array.isArray(operand) && operand.every((element) => typeof element === 'string');
}

// The whole list is one parameter, so that lists of any length share one prepared statement.
function anyOf(value: string, operand: readonly string[]): SqlCondition {
  return condition(`${value} IN (SELECT value FROM json_each(?))`, JSON.stringify(operand));
}

// In SQLite's order NULL comes first, then numbers, then text, so numbers are below every text.
function compareText(value: string, operator: string, operand: string): SqlCondition | null {
  switch (operator) {
    case '$eq':
      return condition(`${value} = ?`, operand);
    case '$ne':
      return condition(`${value} IS NOT ?`, operand);
    case '$gt':
      return condition(`${value} > ?`, operand);
    case '$gte':
      return condition(`${value} >= ?`, operand);
    case '$lt':
      return condition(`${value} < ? AND ${value} >= ''`, operand);
    case '$lte':
      return condition(`${value} <= ? AND ${value} >= ''`, operand);
    default:
      return null;
  }
}

const numberComparisons: Readonly<Record<string, string>> = {
  $eq: '=',
  $gt: '>',
  $gte: '>=',
  $lt: '<',
  $lte: '<=',
};

// SQLite reads true and false as 1 and 0, sorts text above every number, and finds an ID of '5' equal to 5. So
// the type is checked as well.
function compareNumber(value: string, type: string, operator: string, operand: number): SqlCondition | null {
  const comparison = numberComparisons[operator];
  if (comparison === undefined) return null;
  return condition(`${value} ${comparison} ? AND ${type} IN ('integer', 'real')`, operand);
}

/**
 * Prevents an index search for null, because most documents have null in fields like `deletedAt`. SQLite does not
 * know this. It might use such an index even if another index finds fewer documents, or has the order of the result.
 */
export function notSearchedByNull(text: string): string {
  return isNullTest.test(text) ? `+${text}` : text;
}

const isNullTest = /^(?:_id|json_extract\(doc, '[^']*'\)) IS NULL$/;

function compareNull(value: string, operator: string): SqlCondition | null {
  if (operator === '$eq') return condition(`${value} IS NULL`);
  return operator === '$ne' ? condition(`${value} IS NOT NULL`) : null;
}
