import { parsePath } from './document-path.ts';
import { isPlainObject } from './plain-json.ts';
import { StoreUsageError } from './store-errors.ts';
import { updateOperators, type UpdateOperator } from './update-operators.ts';

/**
 * Compiles an update to a function that changes a document like MongoDB. If an operator does not fit the stored
 * value, the function throws a StoreUsageError, because MongoDB refuses the whole update. The document may then be
 * partly changed and must not be used. mingo's updater is not used, because it would skip the operator silently. Throws
 * StoreUsageError immediately for anything that the store does not support.
 */
export function planUpdate(update: unknown): (document: object) => void {
  if (!isPlainObject(update)) throw new StoreUsageError('An update is an object.');
  const steps = Object.entries(update).flatMap(([operator, changes]) => readSteps(operator, changes));
  if (Object.keys(update).length === 0) throw new StoreUsageError('An update has at least one operator.');
  checkConflicts(steps.map(({ path }) => path));
  return (document) => {
    for (const { change, names } of steps) change(document, names);
  };
}

function readSteps(operator: string, changes: unknown) {
  if (!isUpdateOperator(operator)) {
    throw new StoreUsageError(`The store has no update operator '${operator}'.`);
  }
  if (!isPlainObject(changes)) throw new StoreUsageError(`${operator} takes an object of paths.`);
  return Object.entries(changes).map(([path, operand]) => {
    const names = parsePath(path);
    if (names[0] === '_id') throw new StoreUsageError('The _id of a document never changes.');
    return { path, names, change: updateOperators[operator](operand, path) };
  });
}

function isUpdateOperator(name: string): name is UpdateOperator {
  return Object.hasOwn(updateOperators, name);
}

/** Throws if two paths are the same, or if one is inside the other. Sorted with a dot at the end, they are neighbours. */
function checkConflicts(paths: readonly string[]): void {
  const sorted = paths.map((path) => `${path}.`).toSorted();
  for (const [index, path] of sorted.entries()) {
    if (sorted[index + 1]?.startsWith(path)) {
      throw new StoreUsageError(`The update changes '${path.slice(0, -1)}' in two ways.`);
    }
  }
}
