import type { SQLInputValue } from 'node:sqlite';
import type { FilterCondition } from './filter-conditions.ts';

export interface SqlCondition {
  readonly text: string;
  readonly parameters: readonly SQLInputValue[];
}

/**
 * The SQL expression of a path. SQLite uses an index only if its expression is identical to this one.
 */
export function sqlValue(path: string): string {
  return path === '_id' ? '_id' : `json_extract(doc, '$.${path}')`;
}

/**
 * The condition in SQL, with the same result as in MongoDB, for a path with a single value or none. Null if SQL cannot
 * express it. A missing value and null are both NULL in SQL.
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

// The condition also checks the type: for SQLite, true and false are 1 and 0, text is greater than every number, and
// the ID '5' equals 5.
function compareNumber(value: string, type: string, operator: string, operand: number): SqlCondition | null {
  const comparison = numberComparisons[operator];
  if (comparison === undefined) return null;
  return condition(`${value} ${comparison} ? AND ${type} IN ('integer', 'real')`, operand);
}

/**
 * Prevents SQLite from searching an index for null. Most documents have null in fields like `deletedAt`, so another index
 * usually finds fewer documents or has the order of the result. SQLite has no statistics about this.
 */
export function notSearchedByNull(text: string): string {
  return isNullTest.test(text) ? `+${text}` : text;
}

const isNullTest = /^(?:_id|json_extract\(doc, '[^']*'\)) IS NULL$/;

function compareNull(value: string, operator: string): SqlCondition | null {
  if (operator === '$eq') return condition(`${value} IS NULL`);
  return operator === '$ne' ? condition(`${value} IS NOT NULL`) : null;
}
