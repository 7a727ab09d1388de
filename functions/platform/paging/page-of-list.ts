import { checkSize, cursorOf, readCursor, type Page, type PageRequest } from './page.ts';

/**
 * One page of a list in memory, in the list's order. A cursor contains the position and the ID of its row. If the row
 * no longer exists, the page begins at the position. Throws BAD_USER_INPUT if `first` is not 1 to 100, or if `after`
 * is invalid.
 */
export function pageOfList<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { first, after }: PageRequest,
): Page<Row> {
  checkSize(first);
  const start = after === null ? 0 : startAfter(rows, after);
  const edges = rows
    .slice(start, start + first)
    .map((node, index) => ({ cursor: cursorOf(String(start + index), node.id), node }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: { hasNextPage: start + first < rows.length, endCursor: edges.at(-1)?.cursor ?? null },
    totalCount: rows.length,
  };
}

function startAfter(rows: readonly { readonly id: string }[], after: string): number {
  const [position, id] = readCursor(after);
  const found = rows.findIndex((row) => row.id === id);
  return found >= 0 ? found + 1 : Math.max(0, Number.parseInt(position, 10) || 0);
}
