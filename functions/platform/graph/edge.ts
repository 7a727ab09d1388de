import { Extensions } from '../../../schema/type-graphql.ts';

interface EdgeOptions {
  /** Maximum objects of an edge without pages. */
  readonly maxRows?: number;
  /**
   * True if many objects lead to the same large object. The response repeats that object for each of them, so its
   * lists count in the estimated size of the response.
   */
  readonly isShared?: boolean;
  /** How many objects each row counts for in the estimate. More than 1 for rows that cost much to load. */
  readonly weight?: number;
}

/**
 * Marks a field as an edge of the graph: a client can follow it from any object of its type. `points`: its cost,
 * out of the request's `requestPoints`. It counts once per selection, because all objects of a list are loaded
 * together.
 */
export function Edge(
  points: number,
  { maxRows = 1, isShared = false, weight = 1 }: EdgeOptions = {},
): MethodDecorator & PropertyDecorator {
  return Extensions({ edge: true, cost: points, maxRows, isShared, weight });
}

interface Extended {
  readonly extensions: Readonly<Record<string, unknown>>;
}

export function isEdge({ extensions }: Extended): boolean {
  return extensions['edge'] === true;
}

export function isSharedEdge({ extensions }: Extended): boolean {
  return extensions['isShared'] === true;
}

/** 1 for a field that is not an edge. */
export function weightOf({ extensions }: Extended): number {
  const { weight } = extensions;
  return typeof weight === 'number' ? weight : 1;
}

/** Null for a field that declares no maximum. */
export function maxRowsOf({ extensions }: Extended): number | null {
  const { maxRows } = extensions;
  return typeof maxRows === 'number' ? maxRows : null;
}
