import type { SQLInputValue } from 'node:sqlite';
import { isPlainObject } from './plain-json.ts';

/** A filter in two parts: what its SQL depends on, and the values for the placeholders of this SQL. */
export interface FilterShape {
  /** Equal for filters that differ only in their values. */
  readonly key: string;
  readonly parameters: readonly SQLInputValue[];
}

/** Operators whose SQL depends only on the type of the operand. */
const operators: ReadonlySet<string> = new Set([
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$exists',
]);

/**
 * The shape of a filter. Null if the filter is unusual: then its SQL can depend on its values. `indexed`: paths whose
 * conditions SQL can check.
 */
export function shapeOf(filter: unknown, indexed: ReadonlySet<string>): FilterShape | null {
  const parameters: SQLInputValue[] = [];
  const key = keyOfFilter(filter, indexed, parameters);
  return key === null ? null : { key, parameters };
}

function keyOfFilter(
  filter: unknown,
  indexed: ReadonlySet<string>,
  parameters: SQLInputValue[],
): string | null {
  if (!isPlainObject(filter)) return null;
  let key = '';
  for (const [name, demand] of Object.entries(filter) as [string, unknown][]) {
    const part =
      name === '$and' || name === '$or'
        ? keyOfParts(demand, indexed, parameters)
        : keyOfConditions(demand, parametersOf(name, indexed, parameters));
    if (part === null) return null;
    key += `${name} ${part};`;
  }
  return key;
}

function keyOfParts(
  parts: unknown,
  indexed: ReadonlySet<string>,
  parameters: SQLInputValue[],
): string | null {
  if (!Array.isArray(parts)) return null;
  let key = '';
  for (const part of parts) {
    const partKey = keyOfFilter(part, indexed, parameters);
    if (partKey === null) return null;
    key += `(${partKey})`;
  }
  return key;
}

/**
 * The list to add the values of a path to. Null if its conditions must not contain values, because the store checks
 * them. Undefined for a path with special characters, which could be mistaken for another part of a key.
 */
function parametersOf(
  path: string,
  indexed: ReadonlySet<string>,
  parameters: SQLInputValue[],
): SQLInputValue[] | null | undefined {
  if (indexed.has(path)) return parameters;
  return /^[A-Za-z_]\w*$/.test(path) ? null : undefined;
}

function keyOfConditions(demand: unknown, parameters: SQLInputValue[] | null | undefined): string | null {
  if (parameters === undefined) return null;
  if (typeof demand !== 'object' || demand === null) return keyOfOperand('$eq', demand, parameters);
  if (!isPlainObject(demand)) return null;
  let key = '';
  for (const [operator, operand] of Object.entries(demand) as [string, unknown][]) {
    const part = operators.has(operator) ? keyOfOperand(operator, operand, parameters) : null;
    if (part === null) return null;
    key += part;
  }
  return key === '' ? null : key;
}

/** The operator and the type of its operand, whose value is added to `parameters`. */
function keyOfOperand(operator: string, operand: unknown, parameters: SQLInputValue[] | null): string | null {
  if (operand === null || typeof operand === 'boolean') return `${operator}=${operand}`;
  if (parameters === null) return null;
  if (operator === '$in') {
    if (!Array.isArray(operand)) return null;
    parameters.push(JSON.stringify(operand));
    return operand.every((each) => typeof each === 'string') ? '$in' : null;
  }
  if (typeof operand !== 'string' && !Number.isFinite(operand)) return null;
  parameters.push(operand as string | number);
  return operator + typeof operand;
}
