import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { flushSync } from 'react-dom';
import type { CourseFigures } from '../model/figures.ts';
import { distinctName } from '../model/names.ts';
import { type PlannerState, presentOf } from '../store/planner-store.ts';
import { rowsOf, useIsMember, useList, usePlanner, usePlannerStore } from '../store/use-planner.ts';
import styles from './category-card.module.css';
import { CategoryHeader } from './category-header.tsx';
import { CategoryNote, SqueezingNote } from './category-note.tsx';
import { ExcusedItems } from './excused-items.tsx';
import { focusPart } from './focus.ts';
import rowStyles from './item-row.module.css';
import { ItemRow } from './item-row.tsx';

interface CategoryCardProps {
  categoryKey: string;
  figures: CourseFigures;
}

interface TypedCategoryCardProps extends CategoryCardProps {
  /** The keys of the categories when a weight was typed in this one. Null if it was last typed in another category. */
  typedAmong: readonly string[] | null;
}

/** The button to add an item, and a note if the weight or the points of the category need a change. */
function CategoryFoot({ categoryKey, figures }: CategoryCardProps) {
  const store = usePlannerStore();
  const isMember = useIsMember();
  const add = () => {
    const key = `row-${presentOf(store.getState()).nextKey}`;
    flushSync(() => store.getState().edit({ type: 'addItem', categoryKey }));
    focusPart(key, '[data-column="name"]');
  };
  return (
    <footer className={styles.foot}>
      <button type="button" className={styles.add} data-add onClick={add}>
        <IconPlus size={18} aria-hidden />
        {isMember ? 'Add an item of your own' : 'Add item'}
      </button>
      <CategoryNote
        categoryKey={categoryKey}
        weight={figures.categories.get(categoryKey)?.weight}
        totalWeight={figures.standing.totalWeight}
        openDrops={figures.categories.get(categoryKey)?.openDrops ?? 0}
      />
    </footer>
  );
}

/** A category with its items. */
export const CategoryCard = memo(function CategoryCard({
  categoryKey,
  figures,
  typedAmong,
}: TypedCategoryCardProps) {
  const name = usePlanner((state) => {
    const { categories } = presentOf(state);
    return distinctName(
      categories,
      categories.findIndex(({ key }) => key === categoryKey),
    );
  });
  return (
    <section className={styles.card} aria-label={name} data-category={categoryKey}>
      <CategoryHeader
        categoryKey={categoryKey}
        figures={figures.categories.get(categoryKey)}
        axis={figures.axis}
      />
      {typedAmong === null ? null : (
        <SqueezingNote categoryKey={categoryKey} otherKeys={typedAmong} figures={figures} />
      )}
      <table className={styles.table} aria-label={`Items of ${name}`}>
        <thead>
          <ColumnHeads />
        </thead>
        <tbody>
          <ItemRows categoryKey={categoryKey} figures={figures} />
        </tbody>
      </table>
      <ExcusedItems categoryKey={categoryKey} />
      <CategoryFoot categoryKey={categoryKey} figures={figures} />
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
