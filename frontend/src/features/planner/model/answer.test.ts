import { describe, expect, it } from 'vitest';
import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import type { Course } from '../../../../../core/grading/course.ts';
import { category, course, item, keyOf, workedCourse, working } from '../testing/given.ts';
import { answerOf, plainText } from './answer.ts';
import { createFigures } from './figures.ts';

const achieve: CourseAction = { type: 'achieveTarget' };
const pin = (from: Course, name: string, value: number): CourseAction => ({
  type: 'setItemNumber',
  itemKey: keyOf(working(from), name),
  field: 'grade',
  value,
});

function answer(from: Course, ...actions: CourseAction[]) {
  const { long, short } = answerOf(createFigures()(working(from, ...actions)));
  return { long: plainText(long), short: plainText(short) };
}

describe('answerOf', () => {
  it('names the current grade', () => {
    expect(answer(workedCourse())).toEqual({
      long: 'You’re at 83.00 and can still reach 91.50.',
      short: 'Target 85',
    });
  });

  it('explains why a course with missing weights ends below its current grade', () => {
    const half = course([category('Exams', [item('Exam 1', 30, 90), item('Exam 2', 30)])]);
    expect(answer(half).long).toBe(
      'You’re at 90.00. 60 % of the weight is entered, so the course ends at 57.00 at most.',
    );
  });

  it('names the categories whose items have fewer points than the category', () => {
    const labs = (known: number | null, weight = 100) =>
      category('Labs', [item('Lab 1', 0, known, 40), item('Lab 2', 0, null, 30)], {
        categoryType: 'HYBRID',
        weight,
        maximumPoints: 100,
      });
    expect(answer(course([labs(40)])).long).toBe(
      'You’re at 100.00. Labs lacks items for 30 of its 100 points, so the course ends at 70.00 at most.',
    );
    expect(answer(course([labs(40, 50)])).long).toBe(
      'You’re at 100.00. 50 % of the weight is entered and Labs lacks items for 30 of its 100 points, so the course ends at 35.00 at most.',
    );
    expect(answer(course([labs(null)])).long).toBe(
      'No item has a grade yet. You can still reach 70.00. Labs lacks items for 30 of its 100 points.',
    );
    const quizzes = category('', [item('Quiz 1', 0, 5, 10)], {
      categoryType: 'POINTS_BASED',
      maximumPoints: 20,
    });
    expect(answer(course([labs(30, 50), quizzes])).long).toBe(
      'You’re at 61.11. Labs lacks items for 30 of its 100 points and Unnamed category lacks items for 10 of its 20 points, so the course ends at 42.50 at most.',
    );
  });

  it('names the categories without points that reduce the total', () => {
    const exams = category('Exams', [item('Exam 1', 90, 80)]);
    const byPoints = (name: string, categoryType: 'HYBRID' | 'POINTS_BASED', weight = 0) =>
      category(name, [item('Lab 1', 0, null, 10)], { categoryType, weight });
    expect(answer(course([exams, byPoints('Labs', 'HYBRID', 10)])).long).toBe(
      'You’re at 80.00. Labs has 0 points, so its items have no weight yet.',
    );
    expect(answer(course([byPoints('Labs', 'POINTS_BASED'), byPoints('', 'HYBRID', 10)])).long).toBe(
      'No item has a grade yet. Labs and Unnamed category have 0 points, so their items have no weight yet.',
    );
    expect(answer(course([exams, byPoints('Labs', 'HYBRID')])).long).not.toMatch(/0 points/);
  });

  it('names no needed grade above the maximum of an item', () => {
    const quiz = course([category('Quizzes', [item('Quiz 1', 100, null, 12.25)])], { targetGrade: 100 });
    expect(answer(quiz, achieve)).toEqual({
      long: 'To finish with 100, you need 12.25 on Quiz 1.',
      short: 'For 100: 12.25 on Quiz 1',
    });
  });

  it('reports that no grade is known yet', () => {
    expect(answer(course([category('Exams', [item('Exam 1', 100)])])).long).toBe(
      'No item has a grade yet. You can still reach 100.00.',
    );
  });

  it('names the final grade if all grades are known', () => {
    expect(answer(course([category('Exams', [item('Exam 1', 100, 92)])])).long).toBe(
      'Every grade is known. The course ends at 92.00.',
    );
  });

  it('explains a course without items', () => {
    expect(answer(course([])).long).toBe('Nothing to plan yet: add a category and its items.');
  });

  it('explains missing weights and items without points', () => {
    expect(answer(course([category('Exams', [item('Exam 1', 0)])])).long).toBe(
      'Enter a weight for each item.',
    );
    const dead = course([category('Exams', [item('Exam 1', 50, 80), item('Exam 2', 50, null, 0)])]);
    expect(answer(dead).long).toBe(
      'You’re at 80.00. Enter the maximum points of Exam 2, so that its 50 % counts.',
    );
  });

  it('names the recommended grade for the target', () => {
    expect(answer(workedCourse(), achieve)).toEqual({
      long: 'To finish with 85, you need 87 on Exam 2 and 87 on Final Exam.',
      short: 'For 85: 87 on Exam 2 and 87 on Final Exam',
    });
  });

  it('names the recommended grade in addition to a pinned one', () => {
    expect(answer(workedCourse(), achieve, pin(workedCourse(), 'Exam 2', 90))).toEqual({
      long: 'With Exam 2 pinned at 90, you need 84 on Final Exam to finish with 85.',
      short: 'For 85: Exam 2 pinned at 90 and 84 on Final Exam',
    });
  });

  it('reports that pinned grades are enough', () => {
    const low = workedCourse({ targetGrade: 60 });
    expect(answer(low, achieve, pin(low, 'Exam 2', 90)).long).toBe(
      'With Exam 2 pinned at 90, nothing more is needed to finish with 60.',
    );
  });

  it('reports that the known grades are enough', () => {
    expect(answer(workedCourse({ targetGrade: 40 }), achieve)).toEqual({
      long: 'You already have 40.',
      short: 'For 40: reached',
    });
  });

  it('names the grade that the course ends with if every open item is pinned', () => {
    const exams = workedCourse();
    const both = [pin(exams, 'Exam 2', 90), pin(exams, 'Final Exam', 95)];
    expect(answer(exams, achieve, ...both)).toEqual({
      long: 'With Exam 2 pinned at 90 and Final Exam pinned at 95, you’d finish with 87.75.',
      short: 'Exam 2 pinned at 90 and 1 more item: 87.75',
    });
    expect(answer(exams, achieve, ...both, pin(exams, 'Exam 2', 70)).long).toBe(
      'With Exam 2 pinned at 70 and Final Exam pinned at 95, you’d finish with 82.75.',
    );
  });

  it('names the pinned grade that puts the target out of reach, and where the course then ends', () => {
    expect(answer(workedCourse(), achieve, pin(workedCourse(), 'Exam 2', 70))).toEqual({
      long: 'With Exam 2 pinned at 70, you’d finish with 84.00 at most, even with full marks on the rest.',
      short: 'Exam 2 pinned at 70: at most 84.00',
    });
  });

  it('names the highest grade if the target is raised out of reach', () => {
    const raise: CourseAction = { type: 'setCourseNumber', field: 'targetGrade', value: 95 };
    expect(answer(workedCourse(), achieve, raise)).toEqual({
      long: 'You’d finish with 91.50 at most, even with full marks on everything still open.',
      short: 'At most 91.50',
    });
  });

  it('calls an item without a name unnamed', () => {
    expect(answer(course([category('Exams', [item(' ', 100)])], { targetGrade: 50 }), achieve).long).toBe(
      'To finish with 50, you need 50 on Unnamed item.',
    );
  });
});

describe('answerOf, for many items,', () => {
  const quizzes = (count: number, name = 'Quiz') =>
    course(
      [
        category(
          'Quizzes',
          Array.from({ length: count }, (_, n) => item(`${name} ${n + 1}`, 100 / count)),
        ),
      ],
      { targetGrade: 80 },
    );

  it('names three items and counts the rest, but never only one', () => {
    expect(answer(quizzes(5), achieve).long).toBe(
      'To finish with 80, you need 80 on Quiz 1, 80 on Quiz 2, 80 on Quiz 3 and 2 more items.',
    );
    expect(answer(quizzes(4), achieve).long).toBe(
      'To finish with 80, you need 80 on Quiz 1, 80 on Quiz 2, 80 on Quiz 3 and 80 on Quiz 4.',
    );
  });

  it('names fewer items if their names are long, and on the bar of a phone', () => {
    expect(answer(quizzes(4, 'Lab report'), achieve).short).toBe(
      'For 80: 80 on Lab report 1 and 3 more items',
    );
    const pinned = pin(quizzes(4), 'Quiz 1', 80);
    expect(answer(quizzes(4), achieve, pinned).short).toBe(
      'For 80: 80 on Quiz 2, 80 on Quiz 3 and 80 on Quiz 4',
    );
    const long = 'A very long name of a quiz '.repeat(3).trim();
    expect(answer(quizzes(2, long), achieve)).toEqual({
      long: `To finish with 80, you need 80 on ${long} 1 and 1 more item.`,
      short: `For 80: 80 on ${long} 1 and 1 more item`,
    });
  });
});

describe('a course with weight to go', () => {
  it('gets the advice to add the rest if all items so far are known', () => {
    const incomplete = course([category('Exams', [item('Exam 1', 40, 80)])]);
    expect(answer(incomplete).long).toBe(
      'You’re at 80.00. The items so far count 40 %. Add the rest of the course to plan it.',
    );
  });
});

it('the answer says that a target is out of reach, but not in a course that lacks items', () => {
  const late = (weight: number, targetGrade: number) =>
    course([category('Exams', [item('Exam 1', 40, 50), item('Exam 2', weight)])], { targetGrade });
  expect(answer(late(60, 90))).toEqual({
    long: 'You’re at 50.00 and can still reach 80.00, less than your target of 90.',
    short: 'Target 90, out of reach',
  });
  expect(answer(late(60, 80))).toEqual({
    long: 'You’re at 50.00 and can still reach 80.00.',
    short: 'Target 80',
  });
  expect(answer(late(50, 90))).toEqual({
    long: 'You’re at 50.00 and can still reach 70.00.',
    short: 'Target 90',
  });
});
