import { peopleIn } from '../../../../../core/courses/people-table.ts';

export interface NamesOfRows {
  /** By row number, from 1 with the header: the name of the person, or else the address. */
  readonly byRow: ReadonlyMap<number, string>;
  /** False for a pasted list, whose rows are counted without a header. */
  readonly hasHeader: boolean;
}

export function namesOfRows(rows: readonly (readonly string[])[], hasHeader = true): NamesOfRows {
  const read = peopleIn(rows);
  if ('problem' in read) return { byRow: new Map(), hasHeader };
  const named = read.people.flatMap(({ row, name, email }) => {
    const label = name.trim() || email.trim();
    return label === '' ? [] : [[row, label] as const];
  });
  return { byRow: new Map(named), hasHeader };
}

/** A row in a sentence: `Row 4 (Ada Lovelace)`. */
export function rowText(row: number, { byRow, hasHeader }: NamesOfRows): string {
  const shown = `Row ${hasHeader ? row : row - 1}`;
  const name = byRow.get(row);
  return name === undefined ? shown : `${shown} (${name})`;
}
