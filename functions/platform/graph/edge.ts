import { Extensions } from '../../../schema/type-graphql.ts';

/**
 * Marks a field as an edge of the graph: a client can follow it from any object of its type. `points`: what it takes of the
 * request's `requestPoints`, once for each time that it is selected, because all objects of a list are loaded together.
 * `maxRows`: the most objects to which an edge without pages leads.
 */
export function Edge(points: number, maxRows = 1): MethodDecorator & PropertyDecorator {
  return Extensions({ edge: true, cost: points, maxRows });
}

interface Extended {
  readonly extensions: Readonly<Record<string, unknown>>;
}

export function isEdge({ extensions }: Extended): boolean {
  return extensions['edge'] === true;
}

/** Null for a field that is no edge. */
export function maxRowsOf({ extensions }: Extended): number | null {
  const { maxRows } = extensions;
  return typeof maxRows === 'number' ? maxRows : null;
}
