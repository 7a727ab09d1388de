import { describe, expect, it } from 'vitest';
import { isStudentRole } from './student-role.ts';

describe('the role of a person in a course', () => {
  it.each([
    '',
    'Student',
    ' student ',
    'StudentEnrollment',
    'Student, Team lead',
    'Learner',
    'Year 2',
    'Retake',
  ])('is a student’s: “%s”', (role) => expect(isStudentRole(role)).toBe(true));

  it.each([
    'Instructor',
    'Co-instructor',
    'coinstructor',
    'Teacher',
    'TeacherEnrollment',
    'Non-editing teacher',
    'TA',
    'TAs',
    'TaEnrollment',
    'Teaching assistant',
    'Tutor',
    'Grader',
    'Observer',
    'Course creator',
    'Coordinator',
    'Professor',
  ])('is not a student’s: “%s”', (role) => expect(isStudentRole(role)).toBe(false));
});
