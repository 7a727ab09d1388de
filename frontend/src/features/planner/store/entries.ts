/**
 * Text of a field that differs from the course's value: '87.' while it is being typed, or 'abc', which the
 * course refused and the student must not lose. Stored next to the course, by row and column, since fields come and go
 * with their rows and tabs.
 */
export interface Entry {
  readonly text: string;
  /** What was entered when the text was typed. A refused text is out of date once something else is. */
  readonly value: number | string | null;
}

export type RowEntries = Readonly<Record<string, Entry>>;
export type Entries = Readonly<Record<string, RowEntries>>;

/** A field of the table, the title or the panel. Rows are identified by their keys, fields of the course by 'course'. */
export interface CellPlace {
  readonly row: string;
  readonly column: string;
}

export function withEntry(entries: Entries, { row, column }: CellPlace, entry: Entry): Entries {
  return { ...entries, [row]: { ...entries[row], [column]: entry } };
}

export function withoutEntry(entries: Entries, { row, column }: CellPlace): Entries {
  const { [row]: rowEntries, ...otherRows } = entries;
  if (rowEntries === undefined || !(column in rowEntries)) return entries;
  const { [column]: _, ...others } = rowEntries;
  return Object.keys(others).length === 0 ? otherRows : { ...otherRows, [row]: others };
}
