import type { KeyboardEvent } from 'react';
import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import styles from './cell.module.css';
import { readNumber } from './number-entry.ts';
import { useCell, type CellProps } from './use-cell.ts';

interface NumberCellProps<Empty extends number | null> extends CellProps {
  value: number | Empty;
  /** The entered value, if the cell can show another value. See `useCell`. */
  enteredValue?: number | Empty;
  /** The value of an emptied cell. */
  empty: Empty;
  /** Parses a text that can be more than a number, for example `12/15`. NaN if the text is invalid. */
  read?: (text: string) => number | Empty;
  /** The actions that store a number in the course. NaN if the text is not a number. */
  actions: (value: number | Empty, text: string) => readonly CourseAction[];
  /** Formats the number while the field has no focus. By default, all digits are shown. */
  formatAtRest?: (value: number | Empty) => string;
  /** Called with the typed text when the cell is left. */
  onDone?: (text: string) => void;
}

const exactText = (number: number | null) => (number === null ? '' : String(number));
export const compactText = (number: number | null) => (number === null ? '' : formatCompact(number));

/** A number in the table. A native field, because a thousand Mantine fields would take seconds to render. */
export function NumberCell<Empty extends number | null>(props: NumberCellProps<Empty>) {
  const {
    row,
    column,
    label,
    value,
    enteredValue,
    entry,
    error,
    noteId,
    empty,
    placeholder,
    className,
    isReadOnly,
    onLocked,
  } = props;
  const {
    actions,
    onDone,
    formatAtRest = exactText,
    read = (text: string) => readNumber(text, empty),
  } = props;
  const field = useCell<number | Empty>({
    row,
    column,
    value,
    enteredValue,
    entry,
    error,
    noteId,
    actions,
    onDone,
    // A value that cannot be edited is rounded, because the field is narrow.
    format: isReadOnly ? compactText : exactText,
    formatAtRest: isReadOnly ? compactText : formatAtRest,
    read,
  });
  return (
    <input
      {...field}
      {...(isReadOnly && onLocked ? lockedHandlers(onLocked) : {})}
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

/** The handlers of a cell that is read-only for a reason: a click, and a key that would change the text, explain it. */
const lockedHandlers = (onLocked: () => void) => ({
  onClick: onLocked,
  onKeyDown: (event: KeyboardEvent) => {
    if (!isEditingKey(event)) return;
    event.preventDefault();
    onLocked();
  },
});

const isEditingKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && (key.length === 1 || key === 'Backspace' || key === 'Delete');
