import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import type { WorkingCategory, WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { formatCompact, formatPoints } from '../../../../../core/grading/rounding.ts';
import { offerUndo } from '../commands/undo-toast.tsx';
import { changeType } from '../model/change-type.ts';
import type { CourseFigures } from '../model/figures.ts';
import { categoryName } from '../model/names.ts';
import { pointsOfItems } from '../model/points-of-items.ts';
import { couldCountByPoints, isSqueezed, shareEqually, sharedText } from '../model/share-weight.ts';
import { type PlannerStore, presentOf } from '../store/planner-store.ts';
import { rowsOf, useIsMember, usePlanner, usePlannerStore } from '../store/use-planner.ts';
import styles from './category-card.module.css';
import { focusPart } from './focus.ts';

interface CategoryNoteProps {
  categoryKey: string;
  /** Weight of the category. Undefined for a category that is newer than the figures. */
  weight: number | undefined;
  totalWeight: number;
  /** Number of items that are dropped because they have no grade yet. */
  openDrops: number;
}

/** Notes about the weights of a category, below its items. */
export function CategoryNote({ openDrops, ...category }: CategoryNoteProps) {
  return (
    <>
      {openDrops > 0 ? <p className={styles.note}>{openDropsText(openDrops)}</p> : null}
      <WeightNote {...category} />
    </>
  );
}

/** Explains why no grade is marked as dropped yet. */
const openDropsText = (count: number) =>
  count === 1
    ? '1 open item is dropped until it has a grade.'
    : `${count} open items are dropped until they have grades.`;

/**
 * Shown if the category counts nothing, or if the points of its items don't add up to its points. Members see no such
 * note, because they cannot change weights and points of an instructor's course.
 */
function WeightNote({ categoryKey, weight, totalWeight }: Omit<CategoryNoteProps, 'openDrops'>) {
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

/** Shown if the other categories leave no weight for this one. Users easily miss that a new category counts 0 %. */
function SqueezedNote({ category, totalWeight }: NoteProps & { totalWeight: number }) {
  const store = usePlannerStore();
  const isForPoints = usePlanner((state) => couldCountByPoints(presentOf(state), category));
  const countByPoints = () =>
    fix(store, category.key, {
      message: `${categoryName(category)} now counts by its points.`,
      actionsFor: (course) => changeType(course, category.key, 'POINTS_BASED'),
    });
  return (
    <Note text={squeezedText([category], totalWeight)}>
      <ShareOffer categoryKey={category.key} />
      {isForPoints ? <Offer label="Count it by points" onAccept={countByPoints} /> : null}
    </Note>
  );
}

interface SqueezingNoteProps {
  categoryKey: string;
  otherKeys: readonly string[];
  figures: CourseFigures;
}

/** Shown where a weight was typed if it leaves no weight for other categories, whose own notes can be out of view. */
export function SqueezingNote({ categoryKey, otherKeys, figures }: SqueezingNoteProps) {
  const isMember = useIsMember();
  const { totalWeight } = figures.standing;
  const squeezed = figures.course.categories.filter((category) => {
    const { weight } = figures.categories.get(category.key) ?? {};
    if (category.key === categoryKey || !otherKeys.includes(category.key)) return false;
    return weight !== undefined && isSqueezed(category, weight, totalWeight);
  });
  if (isMember || squeezed.length === 0) return null;
  return (
    <div className={styles.squeezing}>
      <Note text={squeezedText(squeezed, totalWeight)}>
        <ShareOffer categoryKey={categoryKey} />
      </Note>
    </div>
  );
}

const listed = new Intl.ListFormat('en-GB');

function squeezedText(squeezed: readonly WorkingCategory[], totalWeight: number): string {
  const verb = squeezed.length === 1 ? 'counts' : 'count';
  return `${listed.format(squeezed.map(categoryName))} ${verb} 0 %: the other categories already make up ${formatCompact(totalWeight)} %.`;
}

/** A button that gives each category the same weight. Then the focus is on the name of this category. */
function ShareOffer({ categoryKey }: { categoryKey: string }) {
  const store = usePlannerStore();
  const message = usePlanner((state) => sharedText(presentOf(state)));
  const share = () => fix(store, categoryKey, { message, actionsFor: shareEqually });
  return <Offer label="Share the weight equally" onAccept={share} />;
}

interface Fix {
  /** Shown with the offer to undo. */
  message: string;
  actionsFor: (course: WorkingCourse) => readonly CourseAction[];
}

function fix(store: PlannerStore, categoryKey: string, { message, actionsFor }: Fix): void {
  flushSync(() => store.getState().edit(...actionsFor(presentOf(store.getState()))));
  focusPart(categoryKey, '[data-column="category-name"]');
  offerUndo(store, message);
}

/**
 * Shown if the points of the items don't add up to the points of the category. With 0 points, the items of a category
 * have no weight, which nobody wants.
 */
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
  const applyPoints = () => {
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
      <Offer label={`Use the items’ ${formatPoints(points)} points`} onAccept={applyPoints} />
    </Note>
  );
}

/** A problem, and buttons that fix it. */
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
