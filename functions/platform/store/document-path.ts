import { StoreUsageError } from './store-errors.ts';

// With these names, a path could reach the prototypes that all objects share.
const unsafeNames = new Set(['__proto__', 'constructor', 'prototype']);

/** 'items.0.points' → ['items', '0', 'points']. Throws StoreUsageError for paths that the engines read differently. */
export function parsePath(path: string): string[] {
  const names = path.split('.');
  for (const name of names) {
    if (name === '' || name.startsWith('$') || name.includes('\0') || unsafeNames.has(name)) {
      throw new StoreUsageError(`The store does not support the path '${path}'.`);
    }
  }
  return names;
}

/** The value at the end of the path. Undefined if there is none. */
export function valueAt(document: object, names: readonly string[]): unknown {
  let value: unknown = document;
  for (const name of names) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}

/** Whether a name is an array position: a whole number without a sign and without leading zeros. */
export function isPosition(name: string): boolean {
  return /^(?:0|[1-9]\d{0,8})$/.test(name);
}
