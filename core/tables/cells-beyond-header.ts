/** Cells of a row that are after the last column of the header. */
export interface CellsBeyond {
  /** Number of the row. Row 1 is the header. */
  readonly row: number;
  readonly cells: readonly string[];
}

/**
 * The cells after the last column of the header, by row. An import ignores these cells. A row without such cells is not in the list.
 */
export function cellsBeyondHeader([head = [], ...body]: readonly (readonly string[])[]): CellsBeyond[] {
  const columns = head.findLastIndex((heading) => heading.trim() !== '') + 1;
  return body.flatMap((row, index) => {
    const cells = row.slice(columns).flatMap((cell) => (cell.trim() === '' ? [] : cell.trim()));
    return cells.length === 0 ? [] : [{ row: index + 2, cells }];
  });
}
