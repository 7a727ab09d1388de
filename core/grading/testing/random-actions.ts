import * as fc from 'fast-check';
import { categoryTypes } from '../course.ts';
import type { CourseTextField } from '../course-fields.ts';
import type { CourseAction } from '../editing/actions.ts';
import type { WorkingCourse } from '../editing/working-course.ts';
import { defaultCourse } from '../editing/working-course.ts';
import { sampleCategories } from '../defaults.ts';

/** Returns a random action for a course. The rows are picked from this course, so that most of them exist. */
export type RandomAction = (state: WorkingCourse) => CourseAction;

const anyNumber = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 120 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100) },
  { weight: 2, arbitrary: fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 2e6, 1e-9, null) },
);
const anyIndex = fc.integer({ min: -1, max: 8 });
const anyText = fc.constantFrom('', 'Exam', 'n'.repeat(501));
const anyCell = fc.constantFrom('', '10', '87,5', 'x', '-3', '100 %', '12/15', '7/0', '/9', 'yes');

function pickCategory({ categories }: WorkingCourse, pick: number): string {
  return categories[pick % Math.max(1, categories.length)]?.key ?? 'gone';
}

function pickItem({ categories }: WorkingCourse, pick: number): string {
  const items = categories.flatMap((category) => category.items);
  return items[pick % Math.max(1, items.length)]?.key ?? 'gone';
}

const courseActions: fc.Arbitrary<RandomAction>[] = [
  anyNumber.map((value) => () => ({ type: 'setCourseNumber', field: 'targetGrade', value })),
  fc
    .record({
      field: fc.constantFrom<CourseTextField>('courseName', 'savedCourseNotes', 'courseSyllabus'),
      value: anyText,
    })
    .map((edit) => () => ({ type: 'setCourseText', ...edit })),
  fc
    .tuple(fc.integer({ min: -5, max: 105 }), fc.integer({ min: -5, max: 105 }))
    .map((value) => () => ({ type: 'setMeterDivisions', value })),
  fc.constant(() => ({ type: 'setGradeMaps', value: [{ letter: 'P', minimum: 50 }] })),
  fc.constant(() => ({ type: 'resetCourse' })),
  fc.constantFrom(85, -1).map((targetGrade) => () => ({
    type: 'loadCourse',
    course: { ...defaultCourse, targetGrade, categories: sampleCategories().slice(1) },
  })),
];

const targetActions: fc.Arbitrary<RandomAction>[] = [
  fc.constant(() => ({ type: 'achieveTarget' })),
  fc.constant(() => ({ type: 'achieveTarget' })),
  fc.constant(() => ({ type: 'leaveTargetMode' })),
  fc.constant(() => ({ type: 'dismissMessage' })),
  fc.nat().map((pick) => (state) => ({ type: 'pinItem', itemKey: pickItem(state, pick) })),
  fc.nat().map((pick) => (state) => ({ type: 'unpinItem', itemKey: pickItem(state, pick) })),
];

const categoryActions: fc.Arbitrary<RandomAction>[] = [
  fc.tuple(fc.nat(), anyText).map(([pick, value]) => (state) => {
    return { type: 'setCategoryName', categoryKey: pickCategory(state, pick), value };
  }),
  fc.tuple(fc.nat(), fc.constantFrom(...categoryTypes)).map(([pick, value]) => (state) => {
    return { type: 'setCategoryType', categoryKey: pickCategory(state, pick), value };
  }),
  fc
    .tuple(fc.nat(), fc.constantFrom('weight', 'maximumPoints'), anyNumber)
    .map(([pick, field, value]) => (state) => {
      return { type: 'setCategoryNumber', categoryKey: pickCategory(state, pick), field, value };
    }),
  anyIndex.map((index) => () => ({ type: 'addCategory', index })),
  fc.nat().map((pick) => (state) => ({ type: 'duplicateCategory', categoryKey: pickCategory(state, pick) })),
  fc.nat().map((pick) => (state) => ({ type: 'deleteCategory', categoryKey: pickCategory(state, pick) })),
  fc.tuple(fc.nat(), anyIndex).map(([pick, toIndex]) => (state) => {
    return { type: 'moveCategory', categoryKey: pickCategory(state, pick), toIndex };
  }),
];

const itemActions: fc.Arbitrary<RandomAction>[] = [
  fc
    .tuple(fc.nat(), fc.constantFrom('name', 'description'), anyText)
    .map(([pick, field, value]) => (state) => {
      return { type: 'setItemText', itemKey: pickItem(state, pick), field, value };
    }),
  fc.tuple(fc.nat(), fc.boolean()).map(([pick, value]) => (state) => {
    return { type: 'setItemKnown', itemKey: pickItem(state, pick), value };
  }),
  fc
    .tuple(fc.nat(), fc.constantFrom('grade', 'weight', 'maximumPoints'), anyNumber)
    .map(([pick, field, value]) => (state) => {
      return { type: 'setItemNumber', itemKey: pickItem(state, pick), field, value };
    }),
  fc.tuple(fc.nat(), anyCell, fc.boolean()).map(([pick, text, isDone]) => (state) => {
    return { type: 'enterGrade', itemKey: pickItem(state, pick), text, isDone };
  }),
  fc.tuple(fc.nat(), anyIndex).map(([pick, index]) => (state) => {
    return { type: 'addItem', categoryKey: pickCategory(state, pick), index };
  }),
  fc.nat().map((pick) => (state) => ({ type: 'duplicateItem', itemKey: pickItem(state, pick) })),
  fc.nat().map((pick) => (state) => ({ type: 'deleteItem', itemKey: pickItem(state, pick) })),
  fc.tuple(fc.nat(), fc.nat(), anyIndex).map(([pick, to, toIndex]) => (state) => {
    return {
      type: 'moveItem',
      itemKey: pickItem(state, pick),
      toCategoryKey: pickCategory(state, to),
      toIndex,
    };
  }),
  fc
    .tuple(fc.nat(), fc.array(fc.array(anyCell, { maxLength: 3 }), { maxLength: 4 }))
    .map(([pick, block]) => (state) => {
      return {
        type: 'pasteBlock',
        itemKey: pickItem(state, pick),
        columns: ['grade', 'maximumPoints', 'knownScores'],
        block,
      };
    }),
];

const errorActions: fc.Arbitrary<RandomAction>[] = [
  fc.nat().map((pick) => (state) => ({
    type: 'setFieldError',
    path: { of: 'item', key: pickItem(state, pick), field: 'grade' },
    message: 'No.',
  })),
  fc.nat().map((pick) => (state) => ({
    type: 'clearFieldError',
    path: { of: 'item', key: pickItem(state, pick), field: 'grade' },
  })),
];

export const randomActions: fc.Arbitrary<RandomAction[]> = fc.array(
  fc.oneof(...courseActions, ...targetActions, ...categoryActions, ...itemActions, ...errorActions),
  { maxLength: 30 },
);
