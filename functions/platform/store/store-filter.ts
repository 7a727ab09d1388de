/** A scalar value: filters compare it, indexes contain it. */
export type Scalar = string | number | boolean | null;

/** A dotted path into a document: 'plan.target', 'items.0.points', 'items.id' (of any item). */
export type DottedPath = `${string}.${string}`;

/** An array's element: a filter on an array matches if any element does. */
export type ElementOf<V> = V extends readonly (infer E)[] ? E : V;

/**
 * The part of MongoDB's filters that all engines share. A missing path equals null. Wrap values from outside,
 * `{ email: { $eq: email } }`, or check that they are strings: an object would be read as operators. Through
 * an array of objects ('items.id') only equality, $in and a single range mean the same everywhere.
 */
export type StoreFilter<T> = {
  [path in keyof T & string]?: Condition<NonUndefined<T[path]>>;
} & { [path: DottedPath]: Condition<Scalar> } & {
  $and?: StoreFilter<T>[];
  $or?: StoreFilter<T>[];
};

export type Condition<V> = V | ElementOf<V> | Comparison<V | ElementOf<V>>;

/** Ranges compare values of the operand's own type only, text by code point. */
export interface Comparison<V> {
  $eq?: V;
  $ne?: V;
  $in?: readonly V[];
  $nin?: readonly V[];
  $gt?: Extract<V, string | number>;
  $gte?: Extract<V, string | number>;
  $lt?: Extract<V, string | number>;
  $lte?: Extract<V, string | number>;
  $exists?: boolean;
  /** At least one element meets all comparisons. Elements are single values: FerretDB 1 does not look into objects. */
  $elemMatch?: Comparison<Scalar>;
}

type NonUndefined<V> = Exclude<V, undefined>;
