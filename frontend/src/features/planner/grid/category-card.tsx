import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { flushSync } from 'react-dom';
import { formatPoints } from '../../../../../core/grading/rounding.ts';
import type { CourseFigures } from '../model/figures.ts';
import { categoryName } from '../model/names.ts';
import { pointsOfItems } from '../model/points-of-items.ts';
import { type PlannerState, presentOf } from '../store/planner-store.ts';
import { rowsOf, useList, usePlanner, usePlannerStore } from '../store/use-planner.ts';
import styles from './category-card.module.css';
import { CategoryHeader } from './category-header.tsx';
import { focusPart } from './focus.ts';
import rowStyles from './item-row.module.css';
import { ItemRow } from './item-row.tsx';

/**
 * Shown if the items' points do not add up to the category's points. In a category with 0 points the items
 * have no weight, which is never intended, so the note offers to use the items' sum.
 */
function PointsNote({ categoryKey }: { categoryKey: string }) {
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
    announce(`${categoryName(category)} now has ${formatPoints(points)} points`);
  };
  return (
    <span className={styles.note} data-offer>
      Its items have no weight yet.{' '}
      <button type="button" className={styles.offer} onClick={take}>
        Use the items&rsquo; {formatPoints(points)} points
      </button>
    </span>
  );
}

/** The button to add an item, and the note about the points of the items. */
function CategoryFoot({ categoryKey }: { categoryKey: string }) {
  const store = usePlannerStore();
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
      <PointsNote categoryKey={categoryKey} />
    </footer>
  );
}

interface CategoryCardProps {
  categoryKey: string;
  figures: CourseFigures;
}

/** A category with its items. */
export const CategoryCard = memo(function CategoryCard({ categoryKey, figures }: CategoryCardProps) {
  const name = usePlanner((state) => categoryName(rowsOf(state).categories.get(categoryKey) ?? { name: '' }));
  return (
    <section className={styles.card} aria-label={name} data-category={categoryKey}>
      <CategoryHeader
        categoryKey={categoryKey}
        figures={figures.categories.get(categoryKey)}
        axis={figures.axis}
      />
      <table className={styles.table} aria-label={`Items of ${name}`}>
        <thead>
          <ColumnHeads />
        </thead>
        <tbody>
          <ItemRows categoryKey={categoryKey} figures={figures} />
        </tbody>
      </table>
      <CategoryFoot categoryKey={categoryKey} />
    </section>
  );
});

function ColumnHeads() {
  return (
    <tr className={rowStyles.columns}>
      <th scope="col">
        <span className={styles.spoken}>Move</span>
      </th>
      <th scope="col">Item</th>
      <th scope="col">Weight</th>
      <th scope="col">Known</th>
      <th scope="col">Grade</th>
      <th scope="col">
        <span className={styles.spoken}>Needed</span>
      </th>
      <th scope="col">Adds</th>
      <th scope="col">
        <span className={styles.spoken}>More</span>
      </th>
    </tr>
  );
}

function ItemRows({ categoryKey, figures }: CategoryCardProps) {
  const categoryType = usePlanner((state) => rowsOf(state).categories.get(categoryKey)?.categoryType);
  const keys = useList((state) => itemsOf(state, categoryKey).map(({ key }) => key));
  return keys.map((key) => (
    <ItemRow
      key={key}
      itemKey={key}
      categoryType={categoryType ?? 'STANDARD'}
      figures={figures.items.get(key)}
      isAchieving={figures.course.achievingTargetGrade}
    />
  ));
}

const itemsOf = (state: PlannerState, categoryKey: string) =>
  rowsOf(state).categories.get(categoryKey)?.items ?? [];
