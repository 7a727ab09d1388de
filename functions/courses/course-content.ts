import { checkCourse } from '../../core/grading/check-course.ts';
import { toStoredDate } from '../../core/dates/date-rules.ts';
import { defaultValues, pickPlanValues, type PlanFieldName } from '../../core/grading/course-fields.ts';
import type { Category, Course, GradeMap, Item, MeterDivisions } from '../../core/grading/course.ts';
import { withWeights } from '../../core/grading/weigh.ts';
import { fieldsUnder, type FieldMessages } from '../platform/errors.ts';
import type { WorkBudget } from '../platform/limits/work-budget.ts';
import { validateCourse } from '../platform/validate-course.ts';

/** The grading of a course: the part that every stored course has. */
export type CourseContent = Pick<Course, PlanFieldName | 'categories' | 'meterDivisions' | 'gradeMaps'>;

/** Input with unchecked values. The contract has checked only its shape. */
export interface UncheckedContent extends Omit<CourseContent, 'categories' | 'meterDivisions'> {
  readonly categories: readonly UncheckedCategory[];
  readonly meterDivisions: readonly number[];
}

interface UncheckedCategory extends Omit<Category, 'categoryType' | 'items'> {
  readonly categoryType: string;
  readonly items: readonly UncheckedItem[];
}

/** An item with its date as the contract reads it. Undefined: an update keeps the date. */
interface UncheckedItem extends Omit<Item, 'dueAt'> {
  readonly dueAt?: Date | string | null | undefined;
}

/** The categories with dates in the form in which they are stored. */
export function withStoredDates<C extends UncheckedCategory>(categories: readonly C[]) {
  return categories.map((category) => ({
    ...category,
    items: category.items.map((item) => ({ ...item, dueAt: item.dueAt && toStoredDate(item.dueAt) })),
  }));
}

/** Without the ID, which has a meaning only in a saved course. */
function toItem({ dueAt, name, description, weight, knownScores, grade, maximumPoints }: Item): Item {
  return { name, description, ...(dueAt && { dueAt }), weight, knownScores, grade, maximumPoints };
}

/** Courses that were stored before drop rules have none. */
function toCategory({ items, ...category }: Category): Category {
  const { name, categoryType, weight, maximumPoints, dropLowest = 0 } = category;
  return { name, categoryType, weight, maximumPoints, dropLowest, items: items.map(toItem) };
}

/** Field by field: other properties of an object are neither stored nor returned. */
export function toCourseContent(source: CourseContent): CourseContent {
  const { categories, meterDivisions, gradeMaps } = source;
  return {
    ...pickPlanValues(source),
    categories: categories.map(toCategory),
    meterDivisions: [...meterDivisions] as unknown as MeterDivisions,
    gradeMaps: gradeMaps.map(({ letter, minimum }): GradeMap => ({ letter, minimum })),
  };
}

/** The content as clients read it: without IDs of items, and with the weights that count, whatever was sent. */
export function toShownContent(source: CourseContent): CourseContent {
  const content = toCourseContent(source);
  return { ...content, categories: withWeights(content.categories) };
}

/** GraphQL cannot express lists of a fixed length. */
export function wrongMeterDivisions({
  meterDivisions,
}: Pick<UncheckedContent, 'meterDivisions'>): FieldMessages {
  return meterDivisions.length === 2 ? {} : { meterDivisions: 'Two meter divisions are needed.' };
}

function findErrors(source: UncheckedContent): FieldMessages {
  const course = { ...defaultValues, ...(source as unknown as CourseContent) };
  return { ...checkCourse(course), ...wrongMeterDivisions(source) };
}

/**
 * The validated content. Throws BAD_USER_INPUT that names every invalid field as `{prefix}.{path}`, or if the
 * request's work budget is used up.
 */
export function checkCourseContent(given: UncheckedContent, prefix: string, work: WorkBudget): CourseContent {
  const source = { ...given, categories: withStoredDates(given.categories) };
  validateCourse(source, work, (content) => fieldsUnder(prefix, findErrors(content)));
  return toCourseContent(source as unknown as CourseContent);
}
