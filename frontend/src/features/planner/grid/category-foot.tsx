import { IconPlus } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { formatPoints } from '../../../../../core/grading/rounding.ts';
import type { WorkingCategory } from '../../../../../core/grading/editing/working-course.ts';
import { presentOf } from '../store/planner-store.ts';
import { rowsOf, usePlanner, usePlannerStore } from '../store/use-planner.ts';
import styles from './category-card.module.css';
import { focusPart } from './focus.ts';

/** Adding an item, and whether the points of the items make up those of the category. */
export function CategoryFoot({ categoryKey }: { categoryKey: string }) {
  const store = usePlannerStore();
  const note = usePlanner((state) => pointsNote(rowsOf(state).categories.get(categoryKey)));
  const add = () => {
    const key = `row-${presentOf(store.getState()).nextKey}`;
    flushSync(() => store.getState().edit({ type: 'addItem', categoryKey }));
    focusPart(key, '[data-column="name"]');
  };
  return (
    <footer className={styles.foot}>
      <button type="button" className={styles.add} data-add onClick={add}>
        <IconPlus size={18} aria-hidden />
        Add item
      </button>
      {note === null ? null : <span className={styles.note}>{note}</span>}
    </footer>
  );
}

function pointsNote(category: WorkingCategory | undefined): string | null {
  if (category === undefined || category.categoryType === 'STANDARD') return null;
  const points = category.items.reduce((sum, { maximumPoints }) => sum + maximumPoints, 0);
  if (Math.abs(points - category.maximumPoints) < 0.05) return null;
  return `The items make up ${formatPoints(points)} of ${formatPoints(category.maximumPoints)} points`;
}
