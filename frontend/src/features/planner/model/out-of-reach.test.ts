import { describe, expect, it } from 'vitest';
import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import type { Course } from '../../../../../core/grading/course.ts';
import { category, course, item, keyOf, workedCourse, working } from '../testing/given.ts';
import { highestTarget, pinsToRemove } from './out-of-reach.ts';

const achieve: CourseAction = { type: 'achieveTarget' };
const pin = (from: Course, name: string, value: number): CourseAction => ({
  type: 'setItemNumber',
  itemKey: keyOf(working(from), name),
  field: 'grade',
  value,
});

describe('highestTarget', () => {
  it('is the highest course grade that can be reached', () => {
    expect(highestTarget(working(workedCourse()))).toBe(91.5);
  });

  it('takes pinned grades into account', () => {
    expect(highestTarget(working(workedCourse(), achieve, pin(workedCourse(), 'Exam 2', 40)))).toBe(76.5);
  });
});

/** Four open exams of equal weight, with a target of 80. */
const exams = course(
  [
    category(
      'Exams',
      ['A', 'B', 'C', 'D'].map((name) => item(name, 25)),
    ),
  ],
  { targetGrade: 80 },
);

function removed(from: Course, pins: Readonly<Record<string, number>>, ...more: CourseAction[]): string[] {
  const pinned = Object.entries(pins).map(([name, value]) => pin(from, name, value));
  return pinsToRemove(working(from, achieve, ...pinned, ...more)).map(({ name }) => name);
}

describe('pinsToRemove', () => {
  it('is only the pin that costs most points, if that is enough', () => {
    expect(removed(exams, { A: 90, B: 70, C: 30 })).toEqual(['C']);
  });

  it('is every pin that costs points, if one is not enough', () => {
    expect(removed(exams, { A: 100, B: 10, C: 10, D: 10 })).toEqual(['B', 'C', 'D']);
  });

  it('is empty if the target is out of reach without any pin', () => {
    const raise: CourseAction = { type: 'setCourseNumber', field: 'targetGrade', value: 95 };
    expect(removed(workedCourse(), { 'Exam 2': 70 }, raise)).toEqual([]);
  });

  it('contains no pin that the drop rule of its category drops', () => {
    const dropping = category(
      'Exams',
      ['A', 'B', 'C', 'D'].map((name) => item(name, 20)),
      { dropLowest: 1 },
    );
    const withPaper = course([dropping, category('Paper', [item('E', 20)])], { targetGrade: 95 });
    expect(removed(withPaper, { A: 0, E: 60 })).toEqual(['E']);
    expect(removed(withPaper, { A: 0, B: 20, E: 100 })).toEqual(['A']);
  });

  it('can be the pinned grade of a known item', () => {
    expect(removed(workedCourse({ targetGrade: 90 }), { 'Exam 1': 40, 'Exam 2': 99 })).toEqual(['Exam 1']);
  });
});
