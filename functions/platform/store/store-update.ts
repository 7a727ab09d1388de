import type { DottedPath, ElementOf, Scalar } from './store-filter.ts';

/**
 * The update operators of MongoDB that all engines support in the same way. An update cannot contain a path twice, or a
 * path and another path inside it. An operator that does not fit the stored value ($inc on text, $push on a number)
 * fails and changes nothing.
 */
export interface StoreUpdate<T> {
  $set?: Readonly<Partial<Omit<T, '_id'>>> & AtPath<unknown>;
  $unset?: { readonly [path in OptionalPaths<T>]?: '' } & AtPath<''>;
  $inc?: { readonly [path in PathsOf<T, number>]?: number } & AtPath<number>;
  $push?: {
    readonly [path in PathsOf<T, readonly unknown[]>]?: Addition<ElementOf<Present<T[path]>>>;
  } & AtPath<unknown>;
  /** Adds elements that are not in the list. */
  $addToSet?: {
    readonly [path in PathsOf<T, readonly unknown[]>]?: Addition<ElementOf<Present<T[path]>>>;
  } & AtPath<unknown>;
  /** Removes every element that equals the value. */
  $pull?: { readonly [path in PathsOf<T, readonly Scalar[]>]?: ElementOf<Present<T[path]>> } & AtPath<Scalar>;
}

type AtPath<V> = { readonly [path: DottedPath]: V };

/** One element, or several in order. */
type Addition<V> = V | { $each: V[] };

type Present<V> = NonNullable<V>;

type PathsOf<T, V> = { [path in keyof T & string]: Present<T[path]> extends V ? path : never }[keyof T &
  string];

type OptionalPaths<T> = { [path in keyof T & string]: undefined extends T[path] ? path : never }[keyof T &
  string];
