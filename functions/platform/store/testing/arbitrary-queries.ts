import * as fc from 'fast-check';
import type { Scalar, StoreFilter } from '../store-filter.ts';
import type { StoredDocument, StoreSort } from '../store.ts';

/** A document for generated queries. `any` has values of different types. Each other field has one type, or is missing. */
export interface Sample extends StoredDocument {
  any?: string | number | boolean | null;
  text?: string | null;
  number?: number;
  flag?: boolean;
  inner?: { text?: string };
  tags?: string[];
  items?: { id: string; points: number }[];
}

const text = fc.constantFrom(
  '',
  'a',
  'A',
  'ab',
  'b',
  'ä',
  '1',
  'true',
  '\u{1f600}',
  '2026-01-01T00:00:00.000Z',
);
const number = fc.constantFrom(-1, 0, 1, 1.5, 2, 1e21);
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const item = fc.record({ id: text, points: number });

const fields = {
  any: scalar,
  text: fc.option(text),
  number,
  flag: fc.boolean(),
  inner: fc.record({ text }, { requiredKeys: [] }),
  tags: fc.array(text, { maxLength: 3 }),
  items: fc.array(item, { maxLength: 2 }),
};

/** Generated documents. They are the same in every run. */
export function sampleDocuments(count: number): Sample[] {
  const documents = fc.sample(fc.record(fields, { requiredKeys: [] }), { numRuns: count, seed: 1 });
  return documents.map((document, index) => ({ ...document, _id: `s${String(index).padStart(3, '0')}` }));
}

/** The paths of Sample that an index may be on. */
export const indexablePaths = ['any', 'text', 'number', 'flag', 'inner.text'] as const;

const ordered = fc.oneof(text, number);

const equalities = (operand: fc.Arbitrary<Scalar>) => [
  operand,
  fc.record({ $eq: operand }),
  fc.record({ $in: fc.array(operand, { maxLength: 3 }) }),
  fc.record({ $in: fc.array(text, { maxLength: 3 }) }),
];
const ranges = [
  fc.record({ $gt: ordered }),
  fc.record({ $gte: ordered }),
  fc.record({ $lt: ordered }),
  fc.record({ $lte: ordered }),
];
const pairsOfRanges = [
  fc.record({ $gt: ordered, $lte: ordered }),
  fc.record({ $gte: ordered, $lt: ordered }),
];
const absences = [
  fc.record({ $ne: scalar }),
  fc.record({ $nin: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({ $exists: fc.boolean() }),
];

const condition = fc.oneof(
  fc.tuple(
    fc.constantFrom(...indexablePaths, 'tags', 'missing'),
    fc.oneof(...equalities(scalar), ...ranges, ...pairsOfRanges, ...absences),
  ),
  // Only some conditions for paths in an array of objects, because FerretDB 1 differs from MongoDB: a missing path
  // matches if any object lacks it, not only if all lack it, and a pair of ranges must match in one object.
  fc.tuple(
    fc.constantFrom('items.id', 'items.0.points'),
    fc.oneof(...equalities(fc.oneof(text, number)), ...ranges),
  ),
);

const conditions = fc.array(condition, { maxLength: 2 }).map((entries) => Object.fromEntries(entries));

export const filters: fc.Arbitrary<StoreFilter<Sample>> = fc.oneof(
  conditions,
  fc.record({ $or: fc.array(conditions, { minLength: 1, maxLength: 3 }) }),
  fc.record({ $and: fc.array(conditions, { minLength: 1, maxLength: 2 }), text }),
);

const direction = fc.constantFrom<1 | -1>(1, -1);

/** Sorts by up to two paths, and finally by ID. */
export const sorts: fc.Arbitrary<StoreSort> = fc
  .tuple(
    fc.dictionary(fc.constantFrom('text', 'number', 'flag', 'inner.text'), direction, { maxKeys: 2 }),
    direction,
  )
  .map(([sort, last]) => ({ ...sort, _id: last }));
