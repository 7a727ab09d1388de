import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGradeEntry } from './grade-entry.ts';
import type { ItemGrade } from './graded-course.ts';
import { gradesToRows, rowsToGrades } from './grade-table.ts';

const gradeMaps = [
  { letter: 'A', minimum: 90 },
  { letter: 'B', minimum: 80 },
];
const items = [
  { itemId: 'c.i1', itemName: 'Midterm', maximumPoints: 50 },
  { itemId: 'c.i2', itemName: 'Final (oral)', maximumPoints: 20 },
];
const people = [
  { studentId: 's1', name: 'Ada Lovelace', email: 'ada@markwise.example', key: '' },
  { studentId: 's2', name: 'Eve', email: '', key: '0042' },
  { studentId: 's3', name: 'Bo', email: '', key: '' },
];
const course = { items, people, gradeMaps };
const entry = (text: string) => readGradeEntry(text, { maximumPoints: 50, gradeMaps });
const points = (value: number) => ({ points: value, status: null });

describe('A typed grade', () => {
  it.each([
    ['42', points(42)],
    ['42,5', points(42.5)],
    ['90 %', points(45)],
    ['12/15', points(40)],
    ['a', points(45)],
    ['ex', { points: null, status: 'EXCUSED' }],
    [' Missing ', { points: null, status: 'MISSING' }],
    ['', { points: null, status: null }],
    ['-', { points: null, status: null }],
  ])('reads %j', (text, grade) => {
    expect(entry(text)).toEqual({ grade });
  });

  it.each(['four', '-3', '1e9', '12//3'])('refuses %j', (text) => {
    expect(entry(text)).toHaveProperty('problem');
  });

  it('prefers a letter of the course to a status', () => {
    const scale = [{ letter: 'EX', minimum: 95 }];
    expect(readGradeEntry('EX', { maximumPoints: 20, gradeMaps: scale })).toEqual({ grade: points(19) });
  });
});

const anyGrade: fc.Arbitrary<ItemGrade> = fc.oneof(
  fc.record({ points: fc.double({ min: 0, max: 1e6, noNaN: true }), status: fc.constant(null) }),
  fc.record({ points: fc.constant(null), status: fc.constantFrom('EXCUSED' as const, 'MISSING' as const) }),
  fc.constant({ points: null, status: null }),
);
const anyText = fc.string({ unit: 'grapheme', maxLength: 12 });

describe('A table of grades', () => {
  it('has the same grades after writing and reading, for all names', () => {
    const anyCourse = fc.record({
      names: fc.array(anyText, { minLength: 1, maxLength: 4 }),
      rows: fc.array(
        fc.record({
          name: anyText,
          key: anyText,
          grades: fc.array(anyGrade, { minLength: 4, maxLength: 4 }),
        }),
        { maxLength: 4 },
      ),
    });
    fc.assert(
      fc.property(anyCourse, ({ names, rows }) => {
        const own = names.map((itemName, at) => ({ itemId: `c.i${at}`, itemName, maximumPoints: 10 }));
        const sent = rows.map(({ grades, ...row }, at) => ({
          ...row,
          // Without the prefix, a random name could be blank or 'Points Possible', which are not people in Canvas's
          // tables.
          name: `P ${row.name}`,
          studentId: `s${at}`,
          email: '',
          grades: grades.slice(0, own.length),
          currentGrade: 71.5,
          letter: 'A',
        }));
        const read = rowsToGrades(gradesToRows(own, sent), { items: own, people: sent, gradeMaps: [] });
        expect(read).toMatchObject({ items: own, unknownColumns: [], unknownPeople: [], problems: [] });
        expect(read.grades).toEqual(
          sent.flatMap(({ studentId, grades }) =>
            grades.flatMap((grade, at) =>
              grade.points === null && grade.status === null
                ? []
                : [{ studentId, itemId: `c.i${at}`, grade }],
            ),
          ),
        );
      }),
    );
  });

  it('of Canvas is read, and its columns and people that the course does not have are listed', () => {
    const table = [
      [
        'Student',
        'ID',
        'SIS Login ID',
        'Section',
        'Midterm (4711)',
        'Essay (4712)',
        'Exams Current Score',
        'Final Score',
      ],
      ['', '', '', '', 'Manual Posting', '', '', ''],
      ['    Points Possible', '', '', '', '50', '10', '(read only)', '(read only)'],
      ['Lovelace, Ada', '99', 'ADA@markwise.example', 'A', '41.5', '9', '83', '83'],
      ['Nobody, Known', '98', 'x@markwise.example', 'A', '12', '', '', ''],
      ['Bo', '97', '', 'A', 'EX', '', '', ''],
      ['Student, Test', '96', '', 'A', '1', '', '', ''],
    ];
    expect(rowsToGrades(table, course)).toEqual({
      items: [items[0]],
      grades: [
        { studentId: 's1', itemId: 'c.i1', grade: points(41.5) },
        { studentId: 's3', itemId: 'c.i1', grade: { points: null, status: 'EXCUSED' } },
      ],
      converted: [],
      unknownColumns: ['Essay (4712)'],
      otherForms: [],
      unknownPeople: ['Known Nobody'],
      problems: [{ row: 7, message: '“Student, Test” is Canvas’s test student, not a person.' }],
    });
  });

  it('can have addresses without names', () => {
    const read = rowsToGrades(
      [
        ['Email', 'Midterm'],
        ['ADA@markwise.example', '40'],
        ['x@markwise.example', '12'],
      ],
      course,
    );
    expect(read).toMatchObject({
      grades: [{ studentId: 's1', grade: points(40) }],
      unknownPeople: ['x@markwise.example'],
      problems: [],
    });
  });

  it('has problems for cells that are not grades, people in two rows and items in two columns', () => {
    const twice = rowsToGrades([['Name', 'Midterm', 'midterm']], course);
    expect(twice.problems).toEqual([{ row: 1, message: 'The item “Midterm” is in the header twice.' }]);
    const read = rowsToGrades(
      [
        ['Name', 'Midterm'],
        ['Eve', 'four'],
        ['Bo', '7'],
        ['bo', '8'],
      ],
      course,
    );
    expect(read.grades).toEqual([{ studentId: 's3', itemId: 'c.i1', grade: points(7) }]);
    expect(read.problems.map(({ row }) => row)).toEqual([2, 4]);
    expect(rowsToGrades([['Midterm'], ['7']], course).problems).toHaveLength(1);
  });

  it('gives no grade to a person of the same name with another address', () => {
    const read = rowsToGrades(
      [
        ['Name', 'Email', 'Midterm'],
        ['Ada Lovelace', 'other@markwise.example', '7'],
      ],
      course,
    );
    expect(read).toMatchObject({ grades: [], unknownPeople: ['Ada Lovelace'] });
  });

  it('does not guess between people of the same name', () => {
    const namesakes = [...people, { studentId: 's4', name: 'eve', email: 'eve@markwise.example', key: '' }];
    const read = rowsToGrades(
      [
        ['Name', 'Key', 'Midterm'],
        ['Eve', '', '7'],
        ['Eve', '0042', '8'],
      ],
      {
        ...course,
        people: namesakes,
      },
    );
    expect(read).toMatchObject({ unknownPeople: ['Eve'], grades: [{ studentId: 's2', grade: points(8) }] });
  });
});

describe('A table of grades from Moodle', () => {
  it('has the kind of activity before the names of its items, and the kind of grade after them', () => {
    const table = [
      ['First name', 'Last name', 'Email address', 'Assignment: Midterm (Real)', 'Quiz: Final (oral) (Real)'],
      ['Ada', 'Lovelace', 'ada@markwise.example', '30', '15'],
    ];
    expect(rowsToGrades(table, course)).toMatchObject({
      unknownColumns: [],
      grades: [
        { studentId: 's1', itemId: 'c.i1', grade: points(30) },
        { studentId: 's1', itemId: 'c.i2', grade: points(15) },
      ],
    });
  });

  it('is read by the whole heading if an item has such a name', () => {
    const [first] = items;
    if (!first) throw new Error('There is no item.');
    const named = [first, { ...first, itemId: 'c.i9', itemName: 'Quiz: Midterm' }];
    const table = [
      ['Name', 'Email', 'Quiz: Midterm', 'Midterm'],
      ['Ada', 'ada@markwise.example', '30', '20'],
    ];
    expect(rowsToGrades(table, { ...course, items: named }).grades).toMatchObject([
      { itemId: 'c.i9', grade: points(30) },
      { itemId: 'c.i1', grade: points(20) },
    ]);
  });
});

describe('A table of grades with other maximum points', () => {
  it('is converted to the maximum points of the course', () => {
    const table = [
      ['Student', 'ID', 'SIS Login ID', 'Midterm (4711)', 'Final (oral) (4712)'],
      ['    Points Possible', '', '', '40', '20'],
      ['Lovelace, Ada', '99', 'ada@markwise.example', '30', '15'],
      ['Bo', '97', '', '50 %', ''],
      ['Eve', '96', '', 'EX', '12'],
    ];
    expect(rowsToGrades(table, course)).toMatchObject({
      converted: [{ item: items[0], tableMaximum: 40 }],
      grades: [
        { studentId: 's1', itemId: 'c.i1', grade: points(37.5) },
        { studentId: 's1', itemId: 'c.i2', grade: points(15) },
        { studentId: 's3', itemId: 'c.i1', grade: points(25) },
        { studentId: 's2', itemId: 'c.i1', grade: { points: null, status: 'EXCUSED' } },
        { studentId: 's2', itemId: 'c.i2', grade: points(12) },
      ],
      problems: [],
    });
  });

  it.each(['0', '', '-5', 'many', '(read only)'])('is not converted from a maximum of “%s”', (maximum) => {
    const table = [
      ['Student', 'SIS Login ID', 'Midterm (4711)'],
      ['    Points Possible', '', maximum],
      ['Lovelace, Ada', 'ada@markwise.example', '30'],
    ];
    expect(rowsToGrades(table, course)).toMatchObject({
      converted: [],
      grades: [{ studentId: 's1', itemId: 'c.i1', grade: points(30) }],
    });
  });
});

describe('an item in two columns of a table', () => {
  it('is a problem if they have the same form, and is read once if they have different forms', () => {
    const read = (...headings: string[]) =>
      rowsToGrades(
        [
          ['Name', ...headings],
          ['Eve', '85 %', '20'],
        ],
        course,
      );
    const forms = read('Quiz: Midterm (Percentage)', 'Quiz: Midterm (Real)');
    expect(forms).toMatchObject({ otherForms: ['Quiz: Midterm (Percentage)'], problems: [] });
    expect(forms.grades.map(({ grade }) => grade)).toEqual([points(20)]);
    for (const other of ['Quiz: Midterm (real)', 'Midterm'])
      expect(read('Quiz: Midterm (Real)', other).problems).toEqual([
        { row: 1, message: 'The item “Midterm” is in the header twice.' },
      ]);
  });
});
