import { describe, expect, it } from 'vitest';
import { courseFields } from './course-fields.ts';
import { courseLimits } from './value-rules.ts';

describe('a text of a course', () => {
  it.each([
    ['name', 'The name', courseLimits.name],
    ['description', 'The description', courseLimits.description],
    ['syllabus', 'The syllabus', courseLimits.longText],
    ['meetingDetails', 'The meeting details', courseLimits.longText],
    ['notes', 'The notes', courseLimits.longText],
  ] as const)('%s has a maximum length, which the error states', (field, label, max) => {
    const { check } = courseFields[field];
    expect(check('a'.repeat(max))).toBeNull();
    const characters = `${max.toLocaleString('en-US')} characters`;
    expect(check('a'.repeat(max + 1))).toBe(`${label} must not be longer than ${characters}.`);
  });
});

it('the target grade of a course is 0 or more, and 85 by default', () => {
  const { check, default: byDefault } = courseFields.targetGrade;
  expect(byDefault).toBe(85);
  expect([check(0), check(courseLimits.number)]).toEqual([null, null]);
  expect(check(-1)).toBe('The target grade must not be negative.');
  expect(check(courseLimits.number + 1)).toMatch(/^The target grade must not be over /);
});
