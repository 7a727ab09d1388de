import { checkSize, cursorOf, notACursor, readCursor, type Page, type PageRequest } from './page.ts';

/** The order of rows in memory: by a key, then by a unique value. */
export interface RowOrder<Row> {
  positionOf(row: Row): RowPosition;
  compare(one: RowPosition, other: RowPosition): number;
}

export interface RowPosition {
  readonly key: string;
  readonly tie: string;
}

/** One page of rows in order. Throws BAD_USER_INPUT if `first` is not 1 to 100, or if `after` is invalid. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  { positionOf, compare }: RowOrder<Row>,
  { first, after }: PageRequest,
): Page<Row> {
  checkSize(first);
  const sorted = rows
    .map((node) => ({ node, position: positionOf(node) }))
    .toSorted((one, other) => compare(one.position, other.position));
  const [key, tie] = after === null ? [] : readCursor(after);
  const behindCursor =
    key === undefined || tie === undefined
      ? sorted
      : sorted.filter(({ position }) => compare(position, { key, tie }) > 0);
  const edges = behindCursor
    .slice(0, first)
    .map(({ node, position }) => ({ cursor: cursorOf(position.key, position.tie), node }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: { hasNextPage: behindCursor.length > first, endCursor: edges.at(-1)?.cursor ?? null },
    totalCount: rows.length,
  };
}

/** The list of a cursor: the rows in memory, or the stored list after them. */
type Part = 'rows' | 'stored';

/** The edges with cursors that also contain the part. */
function inPart<Row>(part: Part, edges: Page<Row>['edges']): Page<Row>['edges'] {
  return edges.map(({ cursor, node }) => ({ cursor: cursorOf(part, cursor), node }));
}

/** The part of a cursor, and the cursor within this part. Throws BAD_USER_INPUT if it is invalid. */
function readPart(cursor: string): readonly [part: Part, cursor: string] {
  const [part, inner] = readCursor(cursor);
  if (part !== 'rows' && part !== 'stored') throw notACursor();
  return [part, inner];
}

/**
 * One page of two lists: first rows in memory, in order, then a stored list. Throws BAD_USER_INPUT if `first`
 * is not 1 to 100, or if `after` is invalid.
 */
export async function rowsThenStored<Row>(
  rows: readonly Row[],
  order: RowOrder<Row>,
  { first, after }: PageRequest,
  readStored: (request: PageRequest) => Promise<Page<Row>>,
): Promise<Page<Row>> {
  const [part, cursor] = after === null ? ['rows', null] : readPart(after);
  const ahead = pageOfRows(rows, order, { first, after: part === 'rows' ? cursor : null });
  const leading = part === 'rows' ? ahead.edges : [];
  const room = first - leading.length;
  // If the page is full already, one stored row is read anyway, because the result has the total count.
  const behind = await readStored({
    first: Math.max(1, room),
    after: part === 'stored' ? cursor : null,
  });
  const edges = [...inPart('rows', leading), ...inPart('stored', behind.edges.slice(0, room))];
  const hasNextPage =
    room === 0 ? ahead.pageInfo.hasNextPage || behind.totalCount > 0 : behind.pageInfo.hasNextPage;
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
    totalCount: ahead.totalCount + behind.totalCount,
  };
}
