import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { lacksMaximum } from '../model/without-maximum.ts';
import styles from './item-row.module.css';

export const maximumNoteId = ({ key }: Pick<WorkingItem, 'key'>) => `${key}-maximum-note`;

interface MaximumNoteProps {
  item: WorkingItem;
  /** Percent of the course. */
  weight: number;
}

/** Warns that the item does not count while its maximum is 0. New items have no maximum. */
export function MaximumNote({ item, weight }: MaximumNoteProps) {
  if (!lacksMaximum(item, weight)) return null;
  return (
    <td className={styles.note} id={maximumNoteId(item)}>
      Enter the maximum points, so that this item counts
    </td>
  );
}
