import { checkCourse } from '../../core/grading/check-course.ts';
import { toStoredDate } from '../../core/dates/date-rules.ts';
import { defaultValues, pickPlanValues, type PlanFieldName } from '../../core/grading/course-fields.ts';
import type { Category, Course, GradeMap, Item, MeterDivisions } from '../../core/grading/course.ts';
import { withWeights } from '../../core/grading/weigh.ts';
import { fieldsUnder, type FieldMessages } from '../platform/errors.ts';
import type { WorkBudget } from '../platform/limits/work-budget.ts';
import { validateCourse } from '../platform/validate-course.ts';

/** The fields that every kind of stored course has: its texts, its target and how it is graded. */
export type CourseContent = Pick<Course, PlanFieldName | 'categories' | 'meterDivisions' | 'gradeMaps'>;

/** Input with unchecked values. The GraphQL schema has checked only the types of its fields. */
export interface UncheckedContent extends Omit<CourseContent, 'categories' | 'meterDivisions'> {
  readonly categories: readonly UncheckedCategory[];
  readonly meterDivisions: readonly number[];
}

interface UncheckedCategory extends Omit<Category, 'categoryType' | 'items'> {
  readonly categoryType: string;
  readonly items: readonly UncheckedItem[];
}

/** An item with its due date as the GraphQL schema parses it. Undefined in an update: the item keeps its date. */
interface UncheckedItem extends Omit<Item, 'dueAt'> {
  readonly dueAt?: Date | string | null | undefined;
}

/** The categories with due dates in the stored form. */
export function withStoredDates<C extends UncheckedCategory>(categories: readonly C[]) {
  return categories.map((category) => ({
    ...category,
    items: category.items.map((item) => ({ ...item, dueAt: item.dueAt && toStoredDate(item.dueAt) })),
  }));
}

/** The item without its ID, which has a meaning only in a saved course. */
function toItem({ dueAt, name, description, weight, knownScores, grade, maximumPoints }: Item): Item {
  return { name, description, ...(dueAt && { dueAt }), weight, knownScores, grade, maximumPoints };
}

/** The category with `dropLowest`, which is missing in courses that were stored before the field existed. */
function toCategory({ items, ...category }: Category): Category {
  const { name, categoryType, weight, maximumPoints, dropLowest = 0 } = category;
  return { name, categoryType, weight, maximumPoints, dropLowest, items: items.map(toItem) };
}

/** The content field by field, so that other properties of an object are neither stored nor returned. */
export function toCourseContent(source: CourseContent): CourseContent {
  const { categories, meterDivisions, gradeMaps } = source;
  return {
    ...pickPlanValues(source),
    categories: categories.map(toCategory),
    meterDivisions: [...meterDivisions] as unknown as MeterDivisions,
    gradeMaps: gradeMaps.map(({ letter, minimum }): GradeMap => ({ letter, minimum })),
  };
}

/** The content as clients read it: without IDs of items, and with the weights that the planner computes. */
export function toShownContent(source: CourseContent): CourseContent {
  const content = toCourseContent(source);
  return { ...content, categories: withWeights(content.categories) };
}

/** The error if there are not two divisions. Checked here because GraphQL has no lists of a fixed length. */
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
export function checkCourseContent(input: UncheckedContent, prefix: string, work: WorkBudget): CourseContent {
  const source = { ...input, categories: withStoredDates(input.categories) };
  validateCourse(source, work, (content) => fieldsUnder(prefix, findErrors(content)));
  return toCourseContent(source as unknown as CourseContent);
}
