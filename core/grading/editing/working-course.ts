import type { ParallelGrades } from '../achieve-target.ts';
import type { Category, Course, GradeMap, Item, MeterDivisions, Person } from '../course.ts';
import {
  courseFieldNames,
  courseFields,
  defaultValues,
  readValues,
  type CourseValues,
  type StateValues,
} from '../course-fields.ts';
import { defaultGradeMaps, defaultMeterDivisions, sampleCategories } from '../defaults.ts';
import { standing } from '../standing.ts';
import { weigh, type WeighedCategory, withEnteredWeights, withWeights } from '../weigh.ts';
import { type CourseErrors, noErrors } from './field-errors.ts';
import { emptyGrades } from './parallel-grades.ts';

export interface WorkingItem extends Item {
  /**
   * Does not change when the item is edited or moved. Keys are numbered by a counter, so that the same actions always
   * create the same keys.
   */
  readonly key: string;
}

export interface WorkingCategory extends Category<WorkingItem> {
  readonly key: string;
}

/**
 * The current course, with the names of the specification (section 3). Immutable: an edit creates a new state that
 * reuses the objects of unchanged rows.
 */
export interface WorkingCourse extends StateValues {
  readonly gradeMaps: readonly GradeMap[];
  readonly peopleList: readonly Person[];
  readonly meterDivisions: MeterDivisions;
  /** Weights and points as entered. Weights that `weigh` computes are 0 here. */
  readonly categories: readonly WorkingCategory[];

  /** Whether target mode is on. */
  readonly achievingTargetGrade: boolean;
  /**
   * The recommended grade of each open item without a pin. Null for other items, if the target is out of reach, and
   * outside target mode.
   */
  readonly recommendedGrades: ParallelGrades;
  /**
   * The hypothetical grade of each item in target mode: its pin, else its recommended grade. Null if it has
   * neither.
   */
  readonly gradesInAchievingTargetGrade: ParallelGrades;
  /** The grades that the student has pinned. Null for the other items. */
  readonly pinnedGrades: ParallelGrades;

  /** The highest possible course grade in percent. Pinned grades are ignored. */
  readonly maxAchievableGrade: number;
  /** The alert of the specification if the target is out of reach. */
  readonly message: string | null;
  readonly errors: CourseErrors;
  /** The number of the next key. */
  readonly nextKey: number;
}

export const defaultCourse: Course = {
  ...defaultValues,
  categories: sampleCategories(),
  meterDivisions: defaultMeterDivisions,
  gradeMaps: defaultGradeMaps,
};

/** The working state of a course. By default, it is the sample course of the specification. */
export function createWorkingCourse(
  course: Course = defaultCourse,
  { people = [], firstKey = 1 }: { people?: readonly Person[]; firstKey?: number } = {},
): WorkingCourse {
  const { categories, nextKey } = withKeys(course.categories.map(withEnteredWeights), firstKey);
  const grades = emptyGrades(categories);
  return {
    ...toStateValues(course),
    gradeMaps: course.gradeMaps,
    peopleList: people,
    meterDivisions: course.meterDivisions,
    categories,
    achievingTargetGrade: false,
    recommendedGrades: grades,
    gradesInAchievingTargetGrade: grades,
    pinnedGrades: grades,
    maxAchievableGrade: standing(categories).maxAchievableGrade,
    message: null,
    errors: noErrors,
    nextKey,
  };
}

/**
 * The course as it is saved and exported: with computed weights, and without keys and hypothetical grades.
 * `weighed`: the weights, if the caller has already computed them.
 */
export function toCourse(
  state: WorkingCourse,
  weighed: readonly WeighedCategory[] = weigh(state.categories),
): Course {
  const categories = state.categories.map(
    ({ name, categoryType, weight, maximumPoints, dropLowest, items }) => ({
      name,
      categoryType,
      weight,
      maximumPoints,
      dropLowest,
      items: items.map(withoutKey),
    }),
  );
  return {
    ...readValues((name) => state[courseFields[name].state]),
    categories: withWeights(categories, weighed),
    meterDivisions: state.meterDivisions,
    gradeMaps: state.gradeMaps,
  };
}

function toStateValues(course: CourseValues): StateValues {
  return Object.fromEntries(
    courseFieldNames.map((name) => [courseFields[name].state, course[name]]),
  ) as unknown as StateValues;
}

function withoutKey({
  itemId,
  dueAt,
  name,
  description,
  weight,
  knownScores,
  grade,
  maximumPoints,
}: WorkingItem): Item {
  return {
    ...(itemId && { itemId }),
    ...(dueAt && { dueAt }),
    name,
    description,
    weight,
    knownScores,
    grade,
    maximumPoints,
  };
}

/**
 * The content for a copy of an item. A copy gets its own ID, and its due date is usually different. No quiz grades it, so it
 * has no range.
 */
export function withoutItemId<I extends Item>({
  itemId: _itemId,
  dueAt: _dueAt,
  range: _range,
  ...copy
}: I): Omit<I, 'itemId' | 'dueAt' | 'range'> {
  return copy;
}

/** Adds keys to categories and items, numbered from `firstKey`. `nextKey`: the number after the last key. */
export function withKeys(
  categories: readonly Category[],
  firstKey: number,
): { categories: WorkingCategory[]; nextKey: number } {
  let nextKey = firstKey;
  const keyed = categories.map((category) => ({
    ...category,
    key: `row-${nextKey++}`,
    items: category.items.map((item) => ({ ...item, key: `row-${nextKey++}` })),
  }));
  return { categories: keyed, nextKey };
}
