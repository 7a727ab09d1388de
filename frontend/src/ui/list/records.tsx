import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './records.module.css';

export interface SortableColumn {
  readonly name: string;
  /** Null if the rows are sorted by another column. */
  readonly sorted: 'ascending' | 'descending' | null;
  readonly onSort: () => void;
}

interface RecordsProps {
  /** Accessible name of the table. */
  caption: string;
  /** Cards have no column headings to sort by: provide another control for `SortableColumn`s. */
  columns: readonly (string | SortableColumn)[];
  /** Rows of `Cell`s, one per column. */
  children: ReactNode;
}

/** A table that becomes cards on narrow screens. The first column is the card's heading. */
export function Records({ caption, columns, children }: RecordsProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) =>
              typeof column === 'string' ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : (
                <SortableHead key={column.name} column={column} />
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

const icons = { ascending: IconArrowUp, descending: IconArrowDown };

function SortableHead({ column: { name, sorted, onSort } }: { column: SortableColumn }) {
  const Icon = sorted === null ? IconArrowsSort : icons[sorted];
  return (
    <th scope="col" {...(sorted !== null && { 'aria-sort': sorted })}>
      <button type="button" className={styles.sort} onClick={onSort} data-sorted={sorted !== null}>
        {name}
        <Icon size={14} aria-hidden />
      </button>
    </th>
  );
}

/** `label`: the column's heading, which a card shows next to the value. */
export function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td data-label={label}>
      <div>{children}</div>
    </td>
  );
}
