import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseToFile, courseToRows, readCourseFile, rowsToCategories } from './course-file.ts';
import { defaultGradeMaps } from './defaults.ts';
import { defaultCourse } from './editing/working-course.ts';
import { category, gradedSample, item, known } from './testing/given.ts';
import { randomCategories } from './testing/random-courses.ts';
import { propertyRuns, property } from './testing/runs.ts';
import { categoriesOf } from './testing/tables.ts';

const course = { ...defaultCourse, name: 'Algebra', notes: 'Bring a ruler', categories: gradedSample() };

/** A value after writing and parsing a JSON file. */
function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function errorsOf(source: unknown): string[] {
  const read = readCourseFile(source);
  return 'errors' in read ? read.errors : [];
}

describe('a course file', () => {
  it('has the same course after export and import', () => {
    expect(readCourseFile(throughJson(courseToFile(course)))).toEqual({ course });
  });

  it('has the same course after export and import, for random courses', property, () => {
    const check = fc.property(randomCategories(undefined, [0, 2]), fc.string(), (categories, name) => {
      const random = { ...defaultCourse, name, categories };
      expect(readCourseFile(throughJson(courseToFile(random)))).toEqual({ course: random });
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });

  it('can be a saved course of the API, with unknown and missing keys', () => {
    const saved = {
      id: '65f0',
      createdBy: 'someone',
      people: [{ name: 'Ada' }],
      isTemplate: false,
      name: 'Saved',
      notes: null,
      categories: [
        {
          _id: 'x',
          name: 'Exams',
          categoryType: 'HYBRID',
          weight: 60,
          maximumPoints: 100,
          items: [{ name: 'Midterm', knownScores: true, grade: 40, maximumPoints: 100 }],
        },
        { name: 'Labs', categoryType: 'STANDARD' },
      ],
    };
    expect(readCourseFile(saved)).toEqual({
      course: {
        name: 'Saved',
        description: '',
        syllabus: '',
        meetingDetails: '',
        timeZone: '',
        notes: '',
        extraCredit: false,
        targetGrade: 85,
        meterDivisions: [70, 80],
        gradeMaps: defaultGradeMaps,
        categories: [
          {
            name: 'Exams',
            categoryType: 'HYBRID',
            weight: 60,
            maximumPoints: 100,
            dropLowest: 0,
            items: [
              {
                name: 'Midterm',
                description: '',
                weight: 0,
                knownScores: true,
                grade: 40,
                maximumPoints: 100,
              },
            ],
          },
          { name: 'Labs', categoryType: 'STANDARD', weight: 0, maximumPoints: 0, dropLowest: 0, items: [] },
        ],
      },
    });
  });

  it.each([
    [null, 'This file does not hold a course.'],
    [[], 'This file does not hold a course.'],
    ['text', 'This file does not hold a course.'],
    [{}, 'This file does not hold a course: it has no categories.'],
    [{ format: 'other', version: 1, course: {} }, 'This file does not hold a course.'],
    [
      { format: 'markwise-course', version: 9, course: {} },
      'This file has version 9; only version 1 can be read.',
    ],
  ])('with the content %j is refused', (source, sentence) => {
    expect(errorsOf(source)).toEqual([sentence]);
  });

  it('lists the paths of values with wrong shapes', () => {
    const wrong = {
      name: 7,
      targetGrade: '85',
      meterDivisions: [70],
      gradeMaps: [{ letter: 'A', minimum: '90' }, 'B'],
      categories: [
        { name: 'Labs', categoryType: 'CURVED', weight: 'ten', items: 'none' },
        { name: 'Exams', categoryType: 'HYBRID', items: [{ knownScores: 'yes', grade: [] }, null] },
        12,
      ],
    };
    expect(errorsOf(wrong)).toEqual([
      'Name: This must be text.',
      'Target grade: This must be a number.',
      "Category 1, category type: The category 'Labs' has the unknown type 'CURVED'.",
      'Category 1, weight: This must be a number.',
      'Category 1, items: This must be a list.',
      'Category 2, item 1, known scores: This must be true or false.',
      'Category 2, item 1, grade: This must be a number.',
      'Category 2, item 2: An item must be an object.',
      'Category 3: A category must be an object.',
      "Category 3, category type: The category '' has the unknown type 'undefined'.",
      'Meter divisions: These must be two numbers.',
      'Letter 1, minimum: This must be a number.',
      'Letter 2: A letter must be an object.',
    ]);
  });

  it('reports numbers out of range with the error texts of the planner', () => {
    const wrong = { categories: [category({ items: [item({ weight: -1 })] })], targetGrade: 2e6 };
    expect(errorsOf(wrong)).toEqual([
      'Category 1, item 1, weight: The weight must not be negative.',
      'Target grade: The target grade must not be over 1,000,000.',
    ]);
  });

  it('lists the first 20 errors and the number of the others', () => {
    const items = Array.from({ length: 50 }, () => ({ weight: 'x' }));
    const errors = errorsOf({ categories: [{ name: 'A', categoryType: 'STANDARD', items }] });
    expect(errors).toHaveLength(21);
    expect(errors.at(-1)).toBe('There are 30 more errors.');
  });

  it('with too many items is refused without reading them', () => {
    const items = Array.from({ length: 10_001 }, () => 'x');
    expect(errorsOf({ categories: [{ items }] })).toEqual(['Categories: A course has at most 10,000 items.']);
  });
});

describe('the rows of a course', () => {
  it('have a header and one row for each item', () => {
    const rows = courseToRows({
      categories: [category({ name: 'Labs', items: [known(7, { weight: 2.5 })] })],
    });
    expect(rows).toEqual([
      [
        'category',
        'type',
        'category weight',
        'category maximum points',
        'drop lowest',
        'item',
        'description',
        'weight',
        'known',
        'grade',
        'maximum points',
      ],
      ['Labs', 'STANDARD', '0', '0', '0', 'Item', '', '2.5', 'yes', '7', '100'],
    ]);
  });

  it('have the same categories after export and import, for random courses', property, () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('=1+1', '-5', "'", "'=x", "''-5", '@a', '\tx', '+', ' '),
    );
    const check = fc.property(
      randomCategories(undefined, [0, 2]),
      fc.array(text, { minLength: 1 }),
      (categories, texts) => {
        const named = categories.map((one, c) => ({
          ...one,
          name: texts[c % texts.length] ?? '',
          items: one.items.map((entry, i) => ({ ...entry, name: texts[i % texts.length] ?? '' })),
        }));
        expect(categoriesOf(courseToRows({ categories: named }))).toEqual(named);
      },
    );
    fc.assert(check, { numRuns: propertyRuns(20_000) });
  });

  it('escape names that a spreadsheet would evaluate, but not plain numbers', () => {
    const names = ['=SUM(A1)', '+x', '-x', '@x', '\tx', '-5', 'x=1'];
    const rows = courseToRows({ categories: [category({ items: names.map((name) => item({ name })) })] });
    expect(rows.slice(1).map((row) => row[5])).toEqual([
      "'=SUM(A1)",
      "'+x",
      "'-x",
      "'@x",
      "'\tx",
      '-5',
      'x=1',
    ]);
  });

  it('keep a category without items, and keep two categories with the same name separate', () => {
    const categories = [
      category({ name: 'A' }),
      category({ name: 'A', items: [item()] }),
      category({ name: '' }),
    ];
    expect(categoriesOf(courseToRows({ categories }))).toEqual(categories);
  });

  it('can be typed by a person, with few columns in any order, blank cells and different number formats', () => {
    const rows = [
      [
        'Item',
        'Category',
        'Maximum points',
        'Grade',
        'Known',
        'Type',
        'Category maximum points',
        'Category weight',
      ],
      ['Midterm', 'Exams', '100', '87,5', 'x', 'points based', '1 000', ''],
      ['Final', '', '100', '', '', '', '', ''],
      ['Lab 1', 'Labs', '10'],
    ];
    expect(categoriesOf(rows)).toEqual([
      category({
        name: 'Exams',
        categoryType: 'POINTS_BASED',
        maximumPoints: 1000,
        items: [known(87.5, { name: 'Midterm' }), item({ name: 'Final' })],
      }),
      category({ name: 'Labs', items: [item({ name: 'Lab 1', maximumPoints: 10 })] }),
    ]);
  });

  it('have errors with the number of the row', () => {
    const [header = []] = courseToRows({ categories: [] });
    const rows = [
      header,
      ['Labs', 'CURVED', '0', '0', '0', 'Lab 1', '', '1', 'yes', '5', '10'],
      ['Labs', 'STANDARD', '0', '0', '', 'Lab 2', '', 'ten', 'maybe', '-5', '10'],
      ['Labs', 'HYBRID', '0', '0', '', 'Lab 3', '', '1', 'no', '0', '10'],
      ['Exams', 'HYBRID', '-1', '0', '', '', '', '', '', '', ''],
    ];
    expect(rowsToCategories(rows)).toEqual({
      errors: [
        { row: 2, message: "The category 'Labs' has the unknown type 'CURVED'." },
        { row: 3, message: "Known must be yes or no, not 'maybe'." },
        { row: 3, message: 'The grade must not be negative.' },
        { row: 3, message: "The weight must be a number, not 'ten'." },
        { row: 4, message: "The category 'Labs' is described differently in row 2." },
        { row: 5, message: 'The weight must not be negative.' },
      ],
    });
  });

  it('need a header', () => {
    const refused = {
      errors: [{ row: 1, message: expect.stringContaining('must name the columns: item,') }],
    };
    expect(rowsToCategories([])).toEqual(refused);
    expect(rowsToCategories([['Labs', 'STANDARD']])).toEqual(refused);
    expect(rowsToCategories([['Assignment'], ['Midterm']])).toEqual(refused);
  });
});
