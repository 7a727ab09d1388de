import { parsePath, valueAt } from './document-path.ts';
import { sqlValue } from './sqlite-condition.ts';
import { StoreUsageError } from './store-errors.ts';
import type { StoreSort } from './store.ts';

/** Compares documents, for Array.prototype.sort. */
export type Comparator = (one: object, other: object) => number;

/**
 * The sort as an ORDER BY clause. Empty for no sort. Null if a path is not indexed. SQLite sorts nulls, numbers and text
 * like MongoDB, and text by its bytes.
 */
export function toSqlOrder(sort: StoreSort, indexed: ReadonlySet<string>): string | null {
  const terms: string[] = [];
  for (const [path, direction] of readSort(sort)) {
    if (!indexed.has(path)) return null;
    terms.push(direction === 1 ? sqlValue(path) : `${sqlValue(path)} DESC`);
  }
  return terms.length > 0 ? ` ORDER BY ${terms.join(', ')}` : '';
}

/** Compares documents in memory by the same order. */
export function comparator(sort: StoreSort): Comparator {
  const terms = readSort(sort).map(([path, direction]) => ({ names: parsePath(path), direction }));
  return (one, other) => {
    for (const { names, direction } of terms) {
      const order = compareValues(valueAt(one, names), valueAt(other, names));
      if (order !== 0) return order * direction;
    }
    return 0;
  };
}

function readSort(sort: StoreSort): [path: string, direction: 1 | -1][] {
  const terms = Object.entries(sort);
  for (const [path, direction] of terms) {
    parsePath(path);
    if (Math.abs(direction) !== 1) throw new StoreUsageError(`The sort by '${path}' is neither 1 nor -1.`);
  }
  return terms;
}

function compareValues(one: unknown, other: unknown): number {
  const byType = rank(one) - rank(other);
  if (byType !== 0) return byType;
  if (typeof one === 'string' && typeof other === 'string') return compareText(one, other);
  return Number(one ?? 0) - Number(other ?? 0);
}

// MongoDB's order of types. Missing and null are equal.
function rank(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (typeof value === 'number') return 1;
  if (typeof value === 'string') return 2;
  if (typeof value === 'boolean') return 3;
  throw new StoreUsageError('The store sorts by single values, not by arrays or objects.');
}

/** Compares texts by code point, which is also the order of their UTF-8 bytes. `<` would compare UTF-16 units. */
export function compareText(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at++) {
    const difference = unitRank(one.charCodeAt(at)) - unitRank(other.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

// Surrogates encode the highest code points, but as UTF-16 units they are lower than U+E000 to U+FFFF.
function unitRank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
