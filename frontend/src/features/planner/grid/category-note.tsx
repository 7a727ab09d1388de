import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import type { WorkingCategory, WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { formatCompact, formatPoints } from '../../../../../core/grading/rounding.ts';
import { offerUndo } from '../commands/undo-toast.tsx';
import { changeType } from '../model/change-type.ts';
import { categoryName } from '../model/names.ts';
import { pointsOfItems } from '../model/points-of-items.ts';
import { couldCountByPoints, isSqueezed, shareEqually, sharedText } from '../model/share-weight.ts';
import { presentOf } from '../store/planner-store.ts';
import { rowsOf, useIsMember, usePlanner, usePlannerStore } from '../store/use-planner.ts';
import styles from './category-card.module.css';
import { focusPart } from './focus.ts';

interface CategoryNoteProps {
  categoryKey: string;
  /** Weight of the category. Undefined for a category that is newer than the figures. */
  weight: number | undefined;
  totalWeight: number;
}

/**
 * Shown if the category counts nothing, or if the points of its items don't add up to its points. Weights and points of
 * an instructor's course are not the student's to mend.
 */
export function CategoryNote({ categoryKey, weight, totalWeight }: CategoryNoteProps) {
  const category = usePlanner((state) => rowsOf(state).categories.get(categoryKey));
  const isMember = useIsMember();
  if (category === undefined || isMember) return null;
  if (weight !== undefined && isSqueezed(category, weight, totalWeight))
    return <SqueezedNote category={category} totalWeight={totalWeight} />;
  return category.categoryType === 'STANDARD' ? null : <PointsNote category={category} />;
}

interface NoteProps {
  category: WorkingCategory;
}

/** Without this, a category that the others leave no weight would count 0 % unnoticed, above all a new one. */
function SqueezedNote({ category, totalWeight }: NoteProps & { totalWeight: number }) {
  const store = usePlannerStore();
  const isForPoints = usePlanner((state) => couldCountByPoints(presentOf(state), category));
  const sharedMessage = usePlanner((state) => sharedText(presentOf(state)));
  const name = categoryName(category);
  const mend = (message: string, actionsFor: (course: WorkingCourse) => readonly CourseAction[]) => () => {
    flushSync(() => store.getState().edit(...actionsFor(presentOf(store.getState()))));
    focusPart(category.key, '[data-column="category-name"]');
    offerUndo(store, message);
  };
  const share = mend(sharedMessage, shareEqually);
  const countByPoints = mend(`${name} now counts by its points.`, (course) =>
    changeType(course, category.key, 'POINTS_BASED'),
  );
  return (
    <Note text={`${name} counts 0 %: the other categories already make up ${formatCompact(totalWeight)} %.`}>
      <Offer label="Share the weight equally" onAccept={share} />
      {isForPoints ? <Offer label="Count it by points" onAccept={countByPoints} /> : null}
    </Note>
  );
}

/** In a category with 0 points the items have no weight, which is never intended. */
function PointsNote({ category }: NoteProps) {
  const store = usePlannerStore();
  const { key: categoryKey, maximumPoints, items } = category;
  const points = pointsOfItems(category);
  if (points === 0 && maximumPoints === 0 && items.length > 0)
    return (
      <Note
        text={`${categoryName(category)} has no points yet, so its items count 0 %. Enter their maximum points.`}
      />
    );
  if (Math.abs(points - maximumPoints) < 0.05) return null;
  const take = () => {
    const { edit, announce } = store.getState();
    flushSync(() => edit({ type: 'setCategoryNumber', categoryKey, field: 'maximumPoints', value: points }));
    focusPart(categoryKey, '[data-column="category-maximumPoints"]');
    announce(`${categoryName(category)} now has ${formatPoints(points)} points`);
  };
  return (
    <Note
      text={
        maximumPoints === 0
          ? 'Its items have no weight yet.'
          : `The items make up ${formatPoints(points)} of ${formatPoints(maximumPoints)} points.`
      }
    >
      <Offer label={`Use the items’ ${formatPoints(points)} points`} onAccept={take} />
    </Note>
  );
}

/** What is wrong, and buttons that mend it. */
function Note({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <output className={styles.note} data-offer>
      <span>{text}</span> {children}
    </output>
  );
}

interface OfferProps {
  label: string;
  onAccept: () => void;
}

function Offer({ label, onAccept }: OfferProps) {
  return (
    <button type="button" className={styles.offer} onClick={onAccept}>
      {label}
    </button>
  );
}
