import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './records.module.css';

interface RecordsProps {
  /** What the table holds. */
  caption: string;
  columns: readonly string[];
  /** Rows of `Cell`s, one for each column. */
  children: ReactNode;
}

/** A table that becomes a card for each row where it is narrow; the first column is the card's head. */
export function Records({ caption, columns, children }: RecordsProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** `label`: the column's, which is shown beside the value on a card. */
export function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td data-label={label}>
      <div>{children}</div>
    </td>
  );
}
