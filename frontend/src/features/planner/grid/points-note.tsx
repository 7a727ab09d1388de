import { flushSync } from 'react-dom';
import { formatPoints } from '../../../../../core/grading/rounding.ts';
import { categoryName } from '../model/names.ts';
import { pointsOfItems } from '../model/points-of-items.ts';
import { rowsOf, usePlanner, usePlannerStore } from '../store/use-planner.ts';
import styles from './category-card.module.css';
import { focusPart } from './focus.ts';

/**
 * Whether the points of the items make up those of the category. Against no points at all its items weigh nothing,
 * which nobody means: then theirs are offered.
 */
export function PointsNote({ categoryKey }: { categoryKey: string }) {
  const store = usePlannerStore();
  const category = usePlanner((state) => rowsOf(state).categories.get(categoryKey));
  if (category === undefined || category.categoryType === 'STANDARD') return null;
  const points = pointsOfItems(category);
  if (Math.abs(points - category.maximumPoints) < 0.05) return null;
  if (category.maximumPoints !== 0) {
    return (
      <span className={styles.note}>
        The items make up {formatPoints(points)} of {formatPoints(category.maximumPoints)} points
      </span>
    );
  }
  const take = () => {
    const { edit, announce } = store.getState();
    flushSync(() => edit({ type: 'setCategoryNumber', categoryKey, field: 'maximumPoints', value: points }));
    focusPart(categoryKey, '[data-column="category-maximumPoints"]');
    announce(`${categoryName(category)} is measured against ${formatPoints(points)} points`);
  };
  return (
    <span className={styles.note} data-offer>
      Its items weigh nothing yet.{' '}
      <button type="button" className={styles.offer} onClick={take}>
        Use the items&rsquo; {formatPoints(points)} points
      </button>
    </span>
  );
}
