import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import styles from './item-row.module.css';

export const bonusId = ({ key }: Pick<WorkingItem, 'key'>) => `${key}-bonus`;

/**
 * How many points the grade of an item is over its maximum. `pinned`: a grade that the user tries in target mode
 * instead of it. 0 if the maximum is 0, because the item has no weight then.
 */
export function bonusOf(
  { knownScores, grade, maximumPoints }: WorkingItem,
  pinned: number | undefined,
): number {
  const counted = pinned ?? (knownScores ? grade : 0);
  return maximumPoints === 0 ? 0 : Math.max(0, counted - maximumPoints);
}

/** A note below a grade over the maximum. Such a grade is accepted, because it may be extra credit. */
export function BonusNote({ item, pinned }: { item: WorkingItem; pinned: number | undefined }) {
  const bonus = bonusOf(item, pinned);
  if (bonus === 0) return null;
  return (
    <td className={styles.note} id={bonusId(item)}>
      {formatCompact(bonus)} over the maximum: counts as bonus
    </td>
  );
}
