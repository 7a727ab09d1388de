import { StoreUsageError } from './store-errors.ts';

// These names lead from any object to the prototypes that all objects share.
const unsafeNames = new Set(['__proto__', 'constructor', 'prototype']);

/** 'items.0.points' → ['items', '0', 'points']. Throws for paths that engines interpret differently. */
export function parsePath(path: string): string[] {
  const names = path.split('.');
  for (const name of names) {
    if (name === '' || name.startsWith('$') || name.includes('\0') || unsafeNames.has(name)) {
      throw new StoreUsageError(`The store does not support the path '${path}'.`);
    }
  }
  return names;
}

/** The value at the path, through objects only. Undefined if there is none. */
export function valueAt(document: object, names: readonly string[]): unknown {
  let value: unknown = document;
  for (const name of names) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = Reflect.get(value, name);
  }
  return value;
}

/** Array positions are written without a sign or leading zeros. */
export function isPosition(name: string): boolean {
  return /^(?:0|[1-9]\d{0,8})$/.test(name);
}
