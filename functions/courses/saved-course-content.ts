import { checkCourse } from '../../core/grading/check-course.ts';
import {
  courseFieldNames,
  defaultValues,
  pickValues,
  type CourseValues,
} from '../../core/grading/course-fields.ts';
import type { Category, Course } from '../../core/grading/course.ts';
import { defaultMeterDivisions } from '../../core/grading/defaults.ts';
import { badUserInput, fieldsUnder, type FieldMessages } from '../platform/errors.ts';
import type { WorkBudget } from '../platform/limits/work-budget.ts';
import { validateCourse } from '../platform/validate-course.ts';
import {
  toCourseContent,
  withStoredDates,
  wrongMeterDivisions,
  type CourseContent,
  type UncheckedContent,
} from './course-content.ts';
import type { SavedContent } from './saved-course.document.ts';

/** An unchecked course. */
export interface UncheckedSavedContent extends UncheckedContent, CourseValues {
  readonly isTemplate: boolean;
}

/** Unchecked changes of a course. Null is not a valid value. */
export type UncheckedChanges = {
  readonly [field in keyof UncheckedSavedContent]?: UncheckedSavedContent[field] | null | undefined;
};

const editableFields = [
  ...courseFieldNames,
  'categories',
  'meterDivisions',
  'gradeMaps',
  'isTemplate',
] as const satisfies readonly (keyof SavedContent)[];

/** Valid values for the fields that an update does not change, so that the whole course can be checked. */
const blank: SavedContent = {
  ...defaultValues,
  categories: [],
  meterDivisions: defaultMeterDivisions,
  gradeMaps: [],
  isTemplate: false,
};

/** Maximum characters of a template as JSON. Limited because anyone can list many templates in one request. */
const maxTemplateLength = 100_000;

function findErrors(source: UncheckedSavedContent): FieldMessages {
  return { ...checkCourse(source as UncheckedSavedContent & SavedContent), ...wrongMeterDivisions(source) };
}

/** A validated course. Its items have the IDs with which they were sent, if any. */
export type CheckedContent = Omit<SavedContent, 'categories'> & Pick<Course, 'categories'>;

/** The validated changes. Throws BAD_USER_INPUT that names invalid fields as `input.{path}`. */
export function checkChanges(source: UncheckedChanges, work: WorkBudget): Partial<CheckedContent> {
  const sent = editableFields.filter((field) => source[field] !== undefined);
  const nulls = sent.filter((field) => source[field] === null);
  if (nulls.length > 0) {
    throw badUserInput(Object.fromEntries(nulls.map((field) => [`input.${field}`, 'A value is needed.'])));
  }
  const changes = Object.fromEntries(sent.map((field) => [field, source[field]]));
  const whole = { ...blank, ...changes } as UncheckedSavedContent;
  const checked = checkContent(whole, work);
  return Object.fromEntries(sent.map((field) => [field, checked[field]]));
}

/** A validated course. Throws BAD_USER_INPUT that names every invalid field as `input.{path}`. */
export function checkContent(input: UncheckedSavedContent, work: WorkBudget): CheckedContent {
  const source = { ...input, categories: withStoredDates(input.categories) };
  validateCourse(source, work, (content) => fieldsUnder('input', findErrors(content)));
  const content = toCourseContent(source as unknown as CourseContent);
  return {
    ...content,
    categories: withSentIds(content.categories, source.categories),
    ...pickValues(source),
    isTemplate: source.isTemplate,
  };
}

/** The categories with the IDs and dates that were sent. An undefined date means that the item keeps its stored date. */
function withSentIds(categories: readonly Category[], sent: ReturnType<typeof withStoredDates>): Category[] {
  return categories.map((category, c) => ({
    ...category,
    items: category.items.map((item, i) => {
      const { itemId, dueAt } = sent[c]?.items[i] ?? {};
      return { ...item, itemId, dueAt };
    }),
  }));
}

/** Throws BAD_USER_INPUT if a template is too large to be listed. */
export function checkTemplate(content: Pick<SavedContent, 'isTemplate'> & CourseContent): void {
  if (!content.isTemplate || JSON.stringify(toCourseContent(content)).length <= maxTemplateLength) return;
  const max = maxTemplateLength.toLocaleString('en-US');
  throw badUserInput({
    'input.isTemplate': `This course is too large for a template. Maximum ${max} characters as JSON.`,
  });
}
