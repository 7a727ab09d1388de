import { formatCompact, formatPercent } from '../../../../../core/grading/rounding.ts';
import type { ItemFigures } from '../model/figures.ts';
import styles from './item-row.module.css';

interface AddsCellProps {
  isReal: boolean;
  figures: ItemFigures | undefined;
}

/** What the item adds to the course: in ink what it did, in pencil what it would. */
export function AddsCell({ isReal, figures }: AddsCellProps) {
  return (
    <td className={isReal ? styles.adds : `${styles.adds} ${styles.pencil}`}>
      {figures ? sum(figures) : ''}
    </td>
  );
}

function sum({ adds, weight }: ItemFigures): string {
  return adds === null ? `up to ${formatCompact(weight)}` : `+${formatPercent(adds)}`;
}
