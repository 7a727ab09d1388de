/** A single value, which filters can compare and indexes can contain. */
export type Scalar = string | number | boolean | null;

/** A dotted path into a document: 'plan.target', 'items.0.points', 'items.id' (of any item). */
export type DottedPath = `${string}.${string}`;

/** The element of an array. A filter on an array matches if an element matches. */
export type ElementOf<V> = V extends readonly (infer E)[] ? E : V;

/**
 * The part of MongoDB's filters that all engines support in the same way. A missing path equals null. Write values of
 * clients as `{ email: { $eq: email } }`, or check that they are strings: the store reads an object as operators. For a
 * path through an array of objects ('items.id'), only equality, $in and a single range give the same result in all
 * engines.
 */
export type StoreFilter<T> = {
  [path in keyof T & string]?: Condition<NonUndefined<T[path]>>;
} & { [path: DottedPath]: Condition<Scalar> } & {
  $and?: StoreFilter<T>[];
  $or?: StoreFilter<T>[];
};

export type Condition<V> = V | ElementOf<V> | Comparison<V | ElementOf<V>>;

/** Ranges only match values of the operand's type. They compare text by code point. */
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
  /** At least one element meets all comparisons. For arrays of single values, because FerretDB 1 ignores objects. */
  $elemMatch?: Comparison<Scalar>;
}

type NonUndefined<V> = Exclude<V, undefined>;
