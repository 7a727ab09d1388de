import { checkSize, cursorOf, notACursor, readCursor, type Page, type PageRequest } from './page.ts';

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

/** Which of two lists a cursor is of: rows in memory, or the stored list behind them. */
type Part = 'rows' | 'stored';

function inPart<Row>(part: Part, edges: Page<Row>['edges']): Page<Row>['edges'] {
  return edges.map(({ cursor, node }) => ({ cursor: cursorOf(part, cursor), node }));
}

function readPart(cursor: string): readonly [part: Part, cursor: string] {
  const [part, inner] = readCursor(cursor);
  if (part !== 'rows' && part !== 'stored') throw notACursor();
  return [part, inner];
}

/**
 * One page of two lists, one behind the other: rows in memory, in their order, then a stored list.
 * Throws BAD_USER_INPUT where `first` is not 1 to 100, or `after` no cursor.
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
  // Where no room is left, one is still read, for what the list holds in total.
  const behind = await readStored({
    first: Math.max(1, room),
    after: part === 'stored' ? cursor : null,
  });
  const edges = [...inPart('rows', leading), ...inPart('stored', behind.edges.slice(0, room))];
  const isCut =
    room === 0 ? ahead.pageInfo.hasNextPage || behind.totalCount > 0 : behind.pageInfo.hasNextPage;
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: { hasNextPage: isCut, endCursor: edges.at(-1)?.cursor ?? null },
    totalCount: ahead.totalCount + behind.totalCount,
  };
}
