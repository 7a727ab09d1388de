import { describe, expect, it } from 'vitest';
import { defaultGradeMaps } from '../grading/defaults.ts';
import { gradeColumnsIn, isPeopleTable } from './people-header.ts';
import { rowsToPeople } from './people-table.ts';

describe('the columns that can be the grades of a course', () => {
  it('have a grade in each filled cell, and are not points of items', () => {
    const rows = [
      ['name', 'email', 'Section', 'Essay (17)', 'Quiz', 'Final Score', 'Remark', 'Empty'],
      ['Ada', 'ada@markwise.example', 'A', '9', '80 %', '90', '7', ''],
      ['Grace', 'grace@markwise.example', 'B', '8', '', 'x', 'late', ''],
    ];
    expect(gradeColumnsIn(rows, defaultGradeMaps)).toEqual({
      recognized: 'Final Score',
      headings: ['Quiz', 'Final Score'],
    });
  });

  it('have a word for grades in their heading, or letters or percent signs among their numbers', () => {
    const rows = [
      ['name', 'Shoe size', 'Year', 'Calculus', 'Midterm', 'Rest'],
      ['Ada', '38', '1815', '90 %', '70', '12'],
      ['Grace', '40', '1906', 'A', '80', '13'],
    ];
    expect(gradeColumnsIn(rows, defaultGradeMaps)).toEqual({
      recognized: null,
      headings: ['Calculus', 'Midterm'],
    });
  });

  it('are chosen by their heading, and columns that are not chosen are not imported', () => {
    const rows = [
      ['name', 'Midterm', 'Final Score'],
      ['Ada', '70', '90'],
    ];
    const gradeBy = (gradeColumn: string | null) => {
      const table = rowsToPeople(rows, { gradeColumn });
      return [table.rows[0]?.fields.grade, table.ignoredColumns];
    };
    expect(gradeBy(null)).toEqual([90, ['Midterm']]);
    expect(gradeBy('Final Score')).toEqual([90, ['Midterm']]);
    expect(gradeBy('Midterm')).toEqual([70, ['Final Score']]);
    expect(gradeBy('')).toEqual([undefined, ['Midterm', 'Final Score']]);
  });
});

describe('a table of people', () => {
  it.each([
    [true, 'name,email'],
    [true, 'Student,ID,SIS User ID,SIS Login ID,Section,Essay (17)'],
    [true, 'First name,Last name,ID number,Course total (Real)'],
    [true, 'Name,Email,Group'],
    [false, 'name,grade'],
    [false, 'category,name,weight,role'],
    [false, 'Assignment,Score,Out of'],
    [false, ''],
  ])('is recognized by its header: %s for %s', (expected, header) => {
    expect(isPeopleTable(header.split(','))).toBe(expected);
  });
});
