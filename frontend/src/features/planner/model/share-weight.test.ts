import { describe, expect, it } from 'vitest';
import type { Category } from '../../../../../core/grading/course.ts';
import { courseReducer } from '../../../../../core/grading/editing/course-reducer.ts';
import { weighedOf } from '../../../../../core/grading/editing/selectors.ts';
import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { category, course, item, keyOf, working } from '../testing/given.ts';
import { isSqueezed, scaleToWhole, shareEqually, spreadWeight } from './share-weight.ts';

const labs = (more: Partial<Category> = {}) =>
  category('Labs', [item('Lab 1', 0, 8, 10), item('Lab 2', 0, null, 30)], {
    categoryType: 'POINTS_BASED',
    maximumPoints: 40,
    ...more,
  });
const homework = category('Homework', [item('HW 1', 10), item('HW 2', 20)]);
const hybrid = labs({ categoryType: 'HYBRID', weight: 40 });

const after = (
  state: WorkingCourse,
  change: (state: WorkingCourse) => Parameters<typeof courseReducer>[1][],
) => change(state).reduce(courseReducer, state);
const weights = ({ categories }: WorkingCourse) =>
  weighedOf(categories).map(({ weight, itemWeights }) => [weight, ...itemWeights]);

describe('a category counts nothing', () => {
  const full = category('Exams', [item('Final', 100)]);
  it.each([
    ['if the others leave a points category no weight', [full, labs()], 1, true],
    ['if it has no weights while the others are complete', [full, category('Quiz', [item('Q', 0)])], 1, true],
    ['not while weight is missing', [homework, category('Quiz', [item('Q', 0)])], 1, false],
    ['not if it has no items', [full, category('Quiz', [])], 1, false],
    ['not if it has no points, which is another cause', [full, labs({ maximumPoints: 0 })], 1, false],
    ['not if it has weight', [homework, labs()], 1, false],
  ])('%s', (_, categories, index, expected) => {
    const state = working(course(categories));
    const weighed = weighedOf(state.categories);
    const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
    const candidate = state.categories[index];
    if (candidate === undefined) throw new Error('There is no such category');
    expect(isSqueezed(candidate, weighed[index]?.weight ?? 0, total)).toBe(expected);
  });
});

describe('sharing the weight equally', () => {
  it('gives every category with items the same share, and keeps the proportions of its items', () => {
    const state = working(course([homework, hybrid, labs(), category('Empty', [])]));
    expect(weights(after(state, shareEqually))).toEqual([
      [33.34, 11.11, 22.23],
      [33.33, 8.33, 25],
      [33.33, 8.33, 25],
      [0],
    ]);
  });

  it('gives items without weight the same weight', () => {
    const state = working(course([category('Quizzes', [item('Q 1', 0), item('Q 2', 0), item('Q 3', 0)])]));
    expect(weights(after(state, shareEqually))).toEqual([[100, 33.34, 33.33, 33.33]]);
  });
});

describe('scaling', () => {
  it.each([
    ['up', [homework], [[100, 33.33, 66.67]]],
    [
      'down',
      [category('Exams', [item('Final', 120)]), homework],
      [
        [80, 80],
        [20, 6.67, 13.33],
      ],
    ],
    [
      'the weight of a hybrid category',
      [homework, hybrid],
      [
        [42.86, 14.29, 28.57],
        [57.14, 14.29, 42.85],
      ],
    ],
  ])('%s gives exactly 100 percent', (_, categories, expected) => {
    expect(weights(after(working(course(categories)), scaleToWhole))).toEqual(expected);
  });
});

describe('the weight of a deleted row', () => {
  const deleted = (state: WorkingCourse, ...names: string[]) =>
    names.reduce(
      (next, name) => courseReducer(next, { type: 'deleteItem', itemKey: keyOf(next, name) }),
      state,
    );
  const spread = (before: WorkingCourse, gone: WorkingCourse) =>
    weights(after(gone, (state) => spreadWeight(before, state)));

  it('goes to the other items of its category', () => {
    const before = working(course([homework, hybrid]));
    expect(spread(before, deleted(before, 'HW 1'))).toEqual([
      [30, 30],
      [40, 10, 30],
    ]);
  });

  it.each(['HYBRID', 'POINTS_BASED'] as const)(
    'goes to the other items of a %s category by points',
    (type) => {
      const before = working(course([labs({ categoryType: type, weight: 100 })]));
      expect(weights(deleted(before, 'Lab 2'))).toEqual([[100, 25]]);
      expect(spread(before, deleted(before, 'Lab 2'))).toEqual([[100, 100]]);
    },
  );

  it('goes to the other categories if no item of its category is left, or if the category is deleted', () => {
    const before = working(course([homework, hybrid]));
    const expected = [70, 17.5, 52.5];
    expect(spread(before, deleted(before, 'HW 1', 'HW 2'))).toEqual([[0], expected]);
    const key = before.categories[0]?.key ?? '';
    const gone = courseReducer(before, { type: 'deleteCategory', categoryKey: key });
    expect(spread(before, gone)).toEqual([expected]);
  });
});
