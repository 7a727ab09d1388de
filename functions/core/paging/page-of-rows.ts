import { checkSize, cursorOf, readCursor, type Page, type PageRequest } from './page.ts';

/** How rows that are in memory are ordered: by a key, and by what no other row has where keys are equal. */
export interface RowOrder<Row> {
  placeOf(row: Row): RowPlace;
  compare(one: RowPlace, other: RowPlace): number;
}

export interface RowPlace {
  readonly key: string;
  readonly tie: string;
}

/** One page of rows in their order. Throws BAD_USER_INPUT where `first` is not 1 to 100, or `after` no cursor. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  { placeOf, compare }: RowOrder<Row>,
  { first, after }: PageRequest,
): Page<Row> {
  checkSize(first);
  const sorted = rows
    .map((node) => ({ node, place: placeOf(node) }))
    .toSorted((one, other) => compare(one.place, other.place));
  const [key, tie] = after === null ? [] : readCursor(after);
  const rest =
    key === undefined || tie === undefined
      ? sorted
      : sorted.filter(({ place }) => compare(place, { key, tie }) > 0);
  const edges = rest
    .slice(0, first)
    .map(({ node, place }) => ({ cursor: cursorOf(place.key, place.tie), node }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: { hasNextPage: rest.length > first, endCursor: edges.at(-1)?.cursor ?? null },
    totalCount: rows.length,
  };
}

/** A page of a stored list, with rows in memory sorted in among it. Both are asked for by the same request, in the same order. */
export function withRows<Row>(
  page: Page<Row>,
  rows: readonly Row[],
  order: RowOrder<Row>,
  request: PageRequest,
): Page<Row> {
  const more = pageOfRows(rows, order, request);
  const all = [...page.edges, ...more.edges].toSorted((one, other) =>
    order.compare(order.placeOf(one.node), order.placeOf(other.node)),
  );
  const edges = all.slice(0, request.first);
  const isCut = all.length > request.first || page.pageInfo.hasNextPage || more.pageInfo.hasNextPage;
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: { hasNextPage: isCut, endCursor: edges.at(-1)?.cursor ?? null },
    totalCount: page.totalCount + more.totalCount,
  };
}
