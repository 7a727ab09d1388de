/** A scalar value: filters compare it, indexes contain it. */
export type Scalar = string | number | boolean | null;

/** A dotted path into a document: 'plan.target', 'items.0.points', 'items.id' (any item's). */
export type DottedPath = `${string}.${string}`;

/** An array's element: a filter on an array asks whether any element matches. */
export type ElementOf<V> = V extends readonly (infer E)[] ? E : V;

/**
 * MongoDB's filter, as far as all engines agree on it. A path that is absent equals null.
 * Values that come from outside are wrapped, `{ email: { $eq: email } }`, or checked to be strings:
 * an object in their place would be read as operators.
 * Through an array of objects ('items.id') only equality, $in and a single range mean the same everywhere.
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
  /** Some element meets all of these at once. Elements are single values: FerretDB 1 looks into no objects. */
  $elemMatch?: Comparison<Scalar>;
}

type NonUndefined<V> = Exclude<V, undefined>;
