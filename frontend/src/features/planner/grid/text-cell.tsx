import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import styles from './cell.module.css';
import { useCell, type CellProps } from './use-cell.ts';

interface TextCellProps extends CellProps {
  value: string;
  actions: (value: string) => readonly CourseAction[];
}

const asItIs = (text: string) => text;

/**
 * A cell for the name of an item, a category or the course. A name that the user cannot change is a text, which shows all
 * of a long name in several lines.
 */
export function TextCell({ isReadOnly = false, ...props }: TextCellProps) {
  const { value, placeholder, className } = props;
  if (!isReadOnly) return <TextField {...props} />;
  return (
    <span className={`${styles.text} ${className ?? ''}`}>{value.trim() === '' ? placeholder : value}</span>
  );
}

function TextField(props: Omit<TextCellProps, 'isReadOnly'>) {
  const { row, column, label, value, entry, error, actions, placeholder, className } = props;
  const field = useCell({ row, column, value, entry, error, actions, format: asItIs, read: asItIs });
  return (
    <input
      {...field}
      className={`${styles.cell} ${className ?? ''}`}
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      title={value}
      data-column={column}
    />
  );
}
