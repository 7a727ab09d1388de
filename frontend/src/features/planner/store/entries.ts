/**
 * The text of a field, if it differs from the value in the course: '87.' while it is typed, or a refused 'abc' that
 * must not be lost. Stored next to the course, by row and column, since fields unmount with their rows and tabs.
 */
export interface Entry {
  readonly text: string;
  /** The entered value when the text was typed. A refused text is outdated once the value changes. */
  readonly value: number | string | null;
}

export type RowEntries = Readonly<Record<string, Entry>>;
export type Entries = Readonly<Record<string, RowEntries>>;

/**
 * A field of the table, the title or the panel. Rows are identified by their keys, fields of the course by
 * 'course'.
 */
export interface CellPosition {
  readonly row: string;
  readonly column: string;
}

export function withEntry(entries: Entries, { row, column }: CellPosition, entry: Entry): Entries {
  return { ...entries, [row]: { ...entries[row], [column]: entry } };
}

export function withoutEntry(entries: Entries, { row, column }: CellPosition): Entries {
  const { [row]: rowEntries, ...otherRows } = entries;
  if (rowEntries === undefined || !(column in rowEntries)) return entries;
  const { [column]: _, ...others } = rowEntries;
  return Object.keys(others).length === 0 ? otherRows : { ...otherRows, [row]: others };
}
