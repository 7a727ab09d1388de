/** Cells of a row that have no column. */
export interface CellsBeyond {
  /** Counted from 1, where row 1 is the header. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** The cells after the last column of the header, by row. Nothing reads them. Rows without such cells are not included. */
export function cellsBeyondHeader([head = [], ...body]: readonly (readonly string[])[]): CellsBeyond[] {
  const columns = head.findLastIndex((heading) => heading.trim() !== '') + 1;
  return body.flatMap((row, index) => {
    const cells = row.slice(columns).flatMap((cell) => (cell.trim() === '' ? [] : cell.trim()));
    return cells.length === 0 ? [] : [{ row: index + 2, cells }];
  });
}
