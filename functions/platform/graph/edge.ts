import { Extensions } from '../../../schema/type-graphql.ts';

interface EdgeOptions {
  /** The most objects to which an edge without pages leads. */
  readonly maxRows?: number;
  /**
   * True if many objects lead to the same large one, which is then written for each of them: the lists in it count for the
   * estimated size of the response.
   */
  readonly isShared?: boolean;
  /** Objects that each row counts as in the estimate. More than 1 for rows that are large to load. */
  readonly weight?: number;
}

/**
 * Marks a field as an edge of the graph: a client can follow it from any object of its type. `points`: what it takes of the
 * request's `requestPoints`, once for each time that it is selected, because all objects of a list are loaded together.
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

/** 1 for a field that is no edge. */
export function weightOf({ extensions }: Extended): number {
  const { weight } = extensions;
  return typeof weight === 'number' ? weight : 1;
}

/** Null for a field that is no edge, and declares no maximum. */
export function maxRowsOf({ extensions }: Extended): number | null {
  const { maxRows } = extensions;
  return typeof maxRows === 'number' ? maxRows : null;
}
