import { describe, expect, it } from 'vitest';
import { createWorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { workedCourse, working } from '../testing/given.ts';
import { isSample } from './sample.ts';

describe('isSample', () => {
  it('is true of the sample, with grades or without', () => {
    expect(isSample(createWorkingCourse())).toBe(true);
    expect(isSample(working(workedCourse()))).toBe(true);
  });

  it('is not true of a named course', () => {
    expect(isSample(working(workedCourse({ name: 'Algebra' })))).toBe(false);
  });
});
