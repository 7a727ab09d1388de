import { memo } from 'react';
import type { CourseFigures } from '../model/figures.ts';
import { categoryName } from '../model/names.ts';
import type { PlannerState } from '../store/planner-store.ts';
import { rowsOf, useList, usePlanner } from '../store/use-planner.ts';
import styles from './category-card.module.css';
import { CategoryFoot } from './category-foot.tsx';
import { CategoryHeader } from './category-header.tsx';
import { ItemRow } from './item-row.tsx';
import rowStyles from './item-row.module.css';

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
