import { describe, expect, it } from 'vitest';
import { memberGrade } from './member-grade.ts';

const standing = { currentGrade: 77, letter: 'C+', courseGradeLetter: 'B', hasReleasedGrade: true };

describe('the grade of a member', () => {
  it.each([
    ['the one of the planner, if a released grade counts in it', 86, standing, 77, 'C+', 'released'],
    [
      'the entered one, if only tried grades count',
      86,
      { ...standing, hasReleasedGrade: false },
      86,
      'B',
      'entered',
    ],
    ['the tried one, if none was entered', null, { ...standing, hasReleasedGrade: false }, 77, 'C+', 'tried'],
    ['the entered one, if nothing is graded', 86, { ...standing, currentGrade: null }, 86, 'B', 'entered'],
    ['none without a standing and an entered grade', null, null, null, null, 'entered'],
  ])('is %s', (_, entered, of, currentGrade, letter, source) => {
    expect(memberGrade(entered, of)).toEqual({ currentGrade, letter, source, isTemplate: false });
  });
});
