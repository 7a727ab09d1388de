import { describe, expect, it } from 'vitest';
import { memberGrade } from './member-grade.ts';

const standing = { currentGrade: 77, letter: 'C+', courseGradeLetter: 'B', hasReleasedGrade: true };

describe('the grade of a member', () => {
  it.each([
    ['the current grade of the planner, if it includes a released grade', 86, standing, 77, 'C+', 'released'],
    [
      'the entered grade, if the current grade only includes tried grades',
      86,
      { ...standing, hasReleasedGrade: false },
      86,
      'B',
      'entered',
    ],
    [
      'the current grade with tried grades, if no grade was entered',
      null,
      { ...standing, hasReleasedGrade: false },
      77,
      'C+',
      'tried',
    ],
    [
      'the entered grade, if there is no current grade',
      86,
      { ...standing, currentGrade: null },
      86,
      'B',
      'entered',
    ],
    ['null without a standing and an entered grade', null, null, null, null, 'entered'],
  ])('is %s', (_, entered, memberStanding, currentGrade, letter, source) => {
    expect(memberGrade(entered, memberStanding)).toEqual({ currentGrade, letter, source, isTemplate: false });
  });
});
