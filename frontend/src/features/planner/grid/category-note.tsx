import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { WorkingCategory } from '../../../../../core/grading/editing/working-course.ts';
import { formatCompact, formatPoints } from '../../../../../core/grading/rounding.ts';
import { offerUndo } from '../commands/undo-toast.tsx';
import { categoryName } from '../model/names.ts';
import { pointsOfItems } from '../model/points-of-items.ts';
import { isSqueezed, shareEqually } from '../model/share-weight.ts';
import { presentOf } from '../store/planner-store.ts';
import { rowsOf, usePlanner, usePlannerStore } from '../store/use-planner.ts';
import styles from './category-card.module.css';
import { focusPart } from './focus.ts';

interface CategoryNoteProps {
  categoryKey: string;
  /** Weight of the category. Undefined for a category that is newer than the figures. */
  weight: number | undefined;
  totalWeight: number;
}

/** Shown if the category counts nothing, or if the points of its items don't add up to its points. */
export function CategoryNote({ categoryKey, weight, totalWeight }: CategoryNoteProps) {
  const category = usePlanner((state) => rowsOf(state).categories.get(categoryKey));
  if (category === undefined) return null;
  if (weight !== undefined && isSqueezed(category, weight, totalWeight))
    return <SqueezedNote category={category} totalWeight={totalWeight} />;
  return category.categoryType === 'STANDARD' ? null : <PointsNote category={category} />;
}

interface NoteProps {
  category: WorkingCategory;
}

/** Without this, a category that the others leave no weight would change to 0 % unnoticed. */
function SqueezedNote({ category, totalWeight }: NoteProps & { totalWeight: number }) {
  const store = usePlannerStore();
  const name = categoryName(category);
  const share = () => {
    flushSync(() => store.getState().edit(...shareEqually(presentOf(store.getState()))));
    focusPart(category.key, '[data-column="category-name"]');
    offerUndo(store, 'Each category now has the same share of 100 %.');
  };
  return (
    <Offer label="Share the weight equally" onAccept={share}>
      {name} counts 0 %: the other categories already make up {formatCompact(totalWeight)} %.
    </Offer>
  );
}

/** In a category with 0 points the items have no weight, which is never intended. */
function PointsNote({ category }: NoteProps) {
  const store = usePlannerStore();
  const { key: categoryKey, maximumPoints } = category;
  const points = pointsOfItems(category);
  if (Math.abs(points - maximumPoints) < 0.05) return null;
  const take = () => {
    const { edit, announce } = store.getState();
    flushSync(() => edit({ type: 'setCategoryNumber', categoryKey, field: 'maximumPoints', value: points }));
    focusPart(categoryKey, '[data-column="category-maximumPoints"]');
    announce(`${categoryName(category)} now has ${formatPoints(points)} points`);
  };
  return (
    <Offer label={`Use the items’ ${formatPoints(points)} points`} onAccept={take}>
      {maximumPoints === 0
        ? 'Its items have no weight yet.'
        : `The items make up ${formatPoints(points)} of ${formatPoints(maximumPoints)} points.`}
    </Offer>
  );
}

interface OfferProps {
  children: ReactNode;
  label: string;
  onAccept: () => void;
}

/** What is wrong, and a button that mends it. */
function Offer({ children, label, onAccept }: OfferProps) {
  return (
    <output className={styles.note} data-offer>
      <span>{children}</span>{' '}
      <button type="button" className={styles.offer} onClick={onAccept}>
        {label}
      </button>
    </output>
  );
}
