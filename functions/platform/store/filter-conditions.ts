import { isPlainObject } from './plain-json.ts';
import { StoreUsageError } from './store-errors.ts';
import type { Comparison } from './store-filter.ts';

export type FilterOperator = keyof Comparison<unknown>;

/** One condition on one path. A plain value means $eq. */
export interface FilterCondition {
  readonly operator: FilterOperator;
  readonly operand: unknown;
}

const operandChecks: Readonly<Record<FilterOperator, (operand: unknown) => boolean>> = {
  $eq: isComparable,
  $ne: isComparable,
  $in: isScalarList,
  $nin: isScalarList,
  $gt: isOrdered,
  $gte: isOrdered,
  $lt: isOrdered,
  $lte: isOrdered,
  $exists: (operand) => typeof operand === 'boolean',
  $elemMatch: (operand) =>
    isOperators(operand) && readConditions(operand).every(({ operator }) => operator !== '$elemMatch'),
};

/**
 * `{ $gt: 1, $lt: 5 }` → two conditions. `5` → one condition, `$eq`. Throws StoreUsageError for unknown operators and
 * for invalid operands.
 */
export function readConditions(condition: unknown): FilterCondition[] {
  const operators = isOperators(condition) ? Object.entries(condition) : [['$eq', condition] as const];
  return operators.map(([operator, operand]) => {
    if (!isFilterOperator(operator)) {
      throw new StoreUsageError(`The store has no filter operator '${operator}'.`);
    }
    if (!operandChecks[operator](operand)) {
      throw new StoreUsageError(
        `The store cannot filter by ${operator} with this operand (${typeof operand}).`,
      );
    }
    return { operator, operand };
  });
}

function isOperators(condition: unknown): condition is object {
  return isPlainObject(condition) && Object.keys(condition).some((name) => name.startsWith('$'));
}

function isFilterOperator(name: string): name is FilterOperator {
  return Object.hasOwn(operandChecks, name);
}

function isOrdered(operand: unknown): boolean {
  return typeof operand === 'string' || Number.isFinite(operand);
}

function isScalar(operand: unknown): boolean {
  return operand === null || typeof operand === 'boolean' || isOrdered(operand);
}

function isScalarList(operand: unknown): boolean {
  return Array.isArray(operand) && operand.every(isScalar);
}

/** Whether an operand is JSON. Names of fields that could not be stored are allowed: comparing them does no harm. */
function isComparable(operand: unknown): boolean {
  if (Array.isArray(operand)) return operand.every(isComparable);
  return isScalar(operand) || (isPlainObject(operand) && Object.values(operand).every(isComparable));
}
