import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import styles from './cell.module.css';
import { useCell, type CellProps } from './use-cell.ts';

interface TextCellProps extends CellProps {
  value: string;
  actions: (value: string) => readonly CourseAction[];
}

const asItIs = (text: string) => text;

/** A cell for the name of an item, a category or the course. */
export function TextCell(props: TextCellProps) {
  const { row, column, label, value, entry, error, actions, placeholder, className, isReadOnly } = props;
  const field = useCell({ row, column, value, entry, error, actions, format: asItIs, read: asItIs });
  return (
    <input
      {...field}
      className={`${styles.cell} ${className ?? ''}`}
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      title={value}
      readOnly={isReadOnly}
      data-column={column}
    />
  );
}
