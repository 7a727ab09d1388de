import { describe, expect, it } from 'vitest';
import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import { courseReducer } from '../../../../../core/grading/editing/course-reducer.ts';
import { weighedOf } from '../../../../../core/grading/editing/selectors.ts';
import {
  createWorkingCourse,
  toCourse,
  type WorkingCourse,
} from '../../../../../core/grading/editing/working-course.ts';
import { category, course, item, workedCourse, working } from '../testing/given.ts';
import { changeType } from './change-type.ts';

const edited = (from: WorkingCourse, actions: readonly CourseAction[]) => actions.reduce(courseReducer, from);
const keyAt = ({ categories }: WorkingCourse, index: number) => categories[index]?.key ?? '';

describe('changeType', () => {
  const weights = (from: WorkingCourse) => weighedOf(from.categories)[0];

  it('keeps the weights when a STANDARD category becomes HYBRID', () => {
    const before = working(workedCourse());
    const after = edited(before, changeType(before, keyAt(before, 0), 'HYBRID'));
    expect(after.categories[0]).toMatchObject({ categoryType: 'HYBRID', weight: 25, maximumPoints: 100 });
    expect(weights(after)).toEqual(weights(before));
  });

  it('adopts the computed weights when a category becomes STANDARD', () => {
    const labs = category('Labs', [item('Lab 1', 0, 8, 10), item('Lab 2', 0, null, 30)], {
      categoryType: 'HYBRID',
      weight: 20,
      maximumPoints: 40,
    });
    const before = working(course([labs]));
    const after = edited(before, changeType(before, keyAt(before, 0), 'STANDARD'));
    expect(weights(after)).toEqual({ weight: 20, itemWeights: [5, 15] });
  });

  it('applies the weights that count, also if the type is changed back', () => {
    const standard = working(course([category('Exams', [item('Exam 1', 15), item('Exam 2', 10)])]));
    const key = keyAt(standard, 0);
    const hybrid = edited(standard, changeType(standard, key, 'HYBRID'));
    expect(hybrid.categories[0]?.weight).toBe(25);
    const heavier = edited(hybrid, [
      { type: 'setCategoryNumber', categoryKey: key, field: 'weight', value: 40 },
    ]);
    const reopened = createWorkingCourse(toCourse(heavier));
    const reopenedKey = keyAt(reopened, 0);
    const after = [
      edited(heavier, changeType(heavier, key, 'STANDARD')),
      edited(reopened, changeType(reopened, reopenedKey, 'STANDARD')),
    ];
    for (const { categories } of after) {
      expect(categories[0]?.weight).toBe(0);
      expect(categories[0]?.items.map(({ weight }) => weight)).toEqual([20, 20]);
    }
  });

  it('keeps values that were entered before', () => {
    const standard = working(course([category('Exams', [item('Exam 1', 30)], { maximumPoints: 400 })]));
    const before = edited(standard, [
      { type: 'setCategoryNumber', categoryKey: keyAt(standard, 0), field: 'weight', value: 12 },
    ]);
    const after = edited(before, changeType(before, keyAt(before, 0), 'HYBRID'));
    expect(after.categories[0]).toMatchObject({ weight: 12, maximumPoints: 400 });
  });
});
