import { peopleIn } from '../../../../../core/courses/people-table.ts';

/** By row number, from 1 with the header: the name of the person, or else the address. */
export type NamesOfRows = ReadonlyMap<number, string>;

export function namesOfRows(rows: readonly (readonly string[])[]): NamesOfRows {
  const read = peopleIn(rows);
  if ('problem' in read) return new Map();
  return new Map(
    read.people.flatMap(({ row, name, email }) => {
      const shown = name.trim() || email.trim();
      return shown === '' ? [] : [[row, shown] as const];
    }),
  );
}

/** A row in a sentence: `Row 4 (Ada Lovelace)`. */
export function rowText(row: number, names: NamesOfRows): string {
  const name = names.get(row);
  return name === undefined ? `Row ${row}` : `Row ${row} (${name})`;
}
