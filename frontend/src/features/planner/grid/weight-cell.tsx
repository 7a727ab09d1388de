import type { CategoryType } from '../../../../../core/grading/course.ts';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { nameOf } from '../model/names.ts';
import type { Entry } from '../store/entries.ts';
import { setItemNumber } from './item-actions.ts';
import styles from './item-row.module.css';
import { NumberCell } from './number-cell.tsx';

interface WeightCellProps {
  item: WorkingItem;
  categoryType: CategoryType;
  /** Weight of the item in the course, in percent. */
  computed: number | undefined;
  entry: Entry | undefined;
  error: string | null;
  isReadOnly: boolean;
}

/** The weight of an item. Editable in a STANDARD category. In other categories it is computed from the points. */
export function WeightCell({ item, categoryType, computed, entry, error, isReadOnly }: WeightCellProps) {
  return (
    <td className={styles.weight}>
      {categoryType === 'STANDARD' ? (
        <NumberCell
          row={item.key}
          entry={entry}
          column="weight"
          label={`Weight of ${nameOf(item)}`}
          value={item.weight}
          empty={0}
          error={error}
          isReadOnly={isReadOnly}
          actions={(value) => setItemNumber(item.key, 'weight', value)}
        />
      ) : (
        <span className={styles.computed}>{computed === undefined ? '' : formatCompact(computed)}</span>
      )}
      <span aria-hidden>%</span>
    </td>
  );
}
