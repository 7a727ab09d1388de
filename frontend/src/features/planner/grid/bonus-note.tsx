import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import styles from './item-row.module.css';

export const bonusId = ({ key }: Pick<WorkingItem, 'key'>) => `${key}-bonus`;

/** Points of the effective grade over the maximum. 0 if the maximum is 0, because the item has no weight then. */
export function bonusOf(
  { knownScores, grade, maximumPoints }: WorkingItem,
  pinned: number | undefined,
): number {
  const counted = pinned ?? (knownScores ? grade : 0);
  return maximumPoints === 0 ? 0 : Math.max(0, counted - maximumPoints);
}

/** Notes that a grade over its maximum was accepted: it may be extra credit, or a typing error. */
export function BonusNote({ item, pinned }: { item: WorkingItem; pinned: number | undefined }) {
  const bonus = bonusOf(item, pinned);
  if (bonus === 0) return null;
  return (
    <td className={styles.note} id={bonusId(item)}>
      {formatCompact(bonus)} over the maximum: counts as bonus
    </td>
  );
}
