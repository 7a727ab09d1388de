import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradePointAverage, gradePointsOf } from './gpa.ts';
import { property, propertyRuns } from './testing/runs.ts';

const letters = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'F'];
const course = (letter: string | null, currentGrade: number | null = 80) => ({
  letter,
  currentGrade,
  isTemplate: false,
});

describe('the grade points of a letter', () => {
  it('are the points of the usual scale', () => {
    const points = letters.map((letter) => Number(gradePointsOf(letter)?.toFixed(1)));
    expect(points).toEqual([4, 4, 3.7, 3.3, 3, 2.7, 2.3, 2, 1.7, 1.3, 1, 0.7, 0]);
    expect([' b+ ', 'A−'].map(gradePointsOf)).toEqual([3.3, 3.7]);
  });

  it.each(['', 'E', 'Pass', 'F-', 'A++', '1'])('don’t exist for %j', (letter) => {
    expect(gradePointsOf(letter)).toBeNull();
  });
});

describe('a grade point average', () => {
  it('counts all courses with grade points equally, and lists each skipped course with the reason', () => {
    const courses = [course('A'), course('B+'), course(null, null), course(null), course('Pass')];
    expect(gradePointAverage(courses)).toEqual({
      value: 3.65,
      counted: courses.slice(0, 2),
      skipped: [
        { course: courses[2], reason: 'No grade is known yet.' },
        { course: courses[3], reason: 'The scale of the course has no letter for its grade.' },
        { course: courses[4], reason: 'The letter Pass has no grade points.' },
      ],
    });
    expect(gradePointAverage([course(null, null)]).value).toBeNull();
  });

  it('does not count templates', () => {
    const template = { ...course('D'), isTemplate: true };
    expect(gradePointAverage([course('A'), template])).toMatchObject({
      value: 4,
      skipped: [{ course: template, reason: 'Templates don’t count.' }],
    });
  });

  it('is between the lowest and the highest course, and does not depend on their order', property, () => {
    const courses = fc.array(fc.constantFrom(...letters, 'Pass', null).map((letter) => course(letter)));
    const check = fc.property(courses, (some) => {
      const { value, counted, skipped } = gradePointAverage(some);
      expect(counted.length + skipped.length).toBe(some.length);
      expect(gradePointAverage(some.toReversed()).value).toBe(value);
      const points = counted.map(({ letter }) => gradePointsOf(letter ?? '') ?? Number.NaN);
      expect(value === null).toBe(points.length === 0);
      expect(value ?? Infinity).toBeGreaterThanOrEqual(Math.min(...points) - 0.005);
      expect(value ?? -Infinity).toBeLessThanOrEqual(Math.max(...points) + 0.005);
    });
    fc.assert(check, { numRuns: propertyRuns(2_000) });
  });
});
