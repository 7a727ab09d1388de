import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import styles from './cell.module.css';
import { readNumber } from './number-entry.ts';
import { useCell, type CellProps } from './use-cell.ts';

interface NumberCellProps<Empty extends number | null> extends CellProps {
  value: number | Empty;
  /** What was entered, where the cell may show something else; see `useCell`. */
  held?: number | Empty;
  /** Whether it only shows what it holds. */
  isReadOnly?: boolean;
  /** What an emptied cell means. */
  empty: Empty;
  /** What a text means, where it may be more than a number; NaN where it means nothing. */
  read?: (text: string) => number | Empty;
  /** The edits that put a number into the course. NaN is a text that is no number. */
  actions: (value: number | Empty, text: string) => readonly CourseAction[];
  /** Called with what was typed when the cell is left. */
  onDone?: (text: string) => void;
}

/** A number in the table. A native field: a thousand of the kit's would take seconds to appear. */
export function NumberCell<Empty extends number | null>(props: NumberCellProps<Empty>) {
  const { row, column, label, value, held, entry, error, noteId, empty, placeholder, className, isReadOnly } =
    props;
  const { actions, onDone, read = (text: string) => readNumber(text, empty) } = props;
  const field = useCell<number | Empty>({
    row,
    column,
    value,
    held,
    entry,
    error,
    noteId,
    actions,
    onDone,
    format: (number) => (number === null ? '' : String(number)),
    read,
  });
  return (
    <input
      {...field}
      className={`${styles.cell} ${styles.number} ${className ?? ''}`}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      readOnly={isReadOnly}
      data-column={column}
    />
  );
}
