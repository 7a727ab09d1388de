import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseToFile, courseToRows, readCourseFile, rowsToCategories } from './course-file.ts';
import { defaultGradeMaps } from './defaults.ts';
import { defaultCourse } from './editing/working-course.ts';
import { category, gradedSample, item, known } from './testing/given.ts';
import { randomCategories } from './testing/random-courses.ts';
import { propertyRuns, property } from './testing/runs.ts';

const course = { ...defaultCourse, name: 'Algebra', notes: 'Bring a ruler', categories: gradedSample() };

/** A value after writing and parsing a JSON file. */
function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** The categories of a table, or its errors. */
function categoriesOf(rows: readonly (readonly string[])[]): unknown {
  const read = rowsToCategories(rows);
  return 'errors' in read ? read.errors : read.categories;
}

const table = (text: string) => text.split('\n').map((line) => line.split('|'));

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

describe('a table of another system', () => {
  it('can have columns in any order and with other names, and becomes one category', () => {
    const rows = table(
      'Score|Due|Assignment|Out of|Weight\n18|May|Essay|20|40\n-|2026-06-30T21:59Z|Oral|50|60\n||Quiz|5|',
    );
    expect(rowsToCategories(rows)).toEqual({
      categories: [
        category({
          name: 'Items',
          items: [
            known(18, { name: 'Essay', weight: 40, maximumPoints: 20 }),
            item({ name: 'Oral', weight: 60, maximumPoints: 50, dueAt: '2026-06-30T21:59:00.000Z' }),
            item({ name: 'Quiz', weight: 0, maximumPoints: 5 }),
          ],
        }),
      ],
      columns: [
        { header: 'Score', column: 'grade' },
        { header: 'Due', column: 'due' },
        { header: 'Assignment', column: 'item' },
        { header: 'Out of', column: 'maximum points' },
        { header: 'Weight', column: 'weight' },
      ],
      skipped: [],
    });
  });

  it('can be a student’s report of Moodle, whose total is skipped', () => {
    const rows = table(
      'Grade item|Calculated weight|Grade|Range|Percentage|Feedback\nEssay|40.00 %|18.00|0–20|90.00 %|Well done\nCourse total|-|18.00|0–20|90.00 %|',
    );
    const read = rowsToCategories(rows);
    expect(read).toMatchObject({
      categories: [
        {
          categoryType: 'STANDARD',
          items: [{ name: 'Essay', weight: 40, grade: 18, maximumPoints: 20, description: 'Well done' }],
        },
      ],
      skipped: [{ row: 3, message: 'it is a total.' }],
    });
  });

  it('becomes points-based categories if it has no weights', () => {
    const rows = table(
      'Name|Assignment Group|Score\nEssay|Papers|18 / 20\nDraft|Papers|- / 5\nFinal|Exams|80/100',
    );
    expect(categoriesOf(rows)).toEqual([
      category({
        name: 'Papers',
        categoryType: 'POINTS_BASED',
        maximumPoints: 25,
        items: [known(18, { name: 'Essay', maximumPoints: 20 }), item({ name: 'Draft', maximumPoints: 5 })],
      }),
      category({
        name: 'Exams',
        categoryType: 'POINTS_BASED',
        maximumPoints: 100,
        items: [known(80, { name: 'Final' })],
      }),
    ]);
  });

  it('can have letters of the course', () => {
    const rows = table('Item|Letter grade|Max points\nEssay|B+|20\nOral|Q|20');
    expect(rowsToCategories(rows, defaultGradeMaps)).toEqual({
      errors: [
        {
          row: 3,
          message: "The grade must be a number or one of A, A-, B+, B, B-, C+, C, C-, D, F, not 'Q'.",
        },
      ],
    });
    expect(rowsToCategories(rows.slice(0, 2), defaultGradeMaps)).toMatchObject({
      categories: [{ items: [{ grade: 17.4, knownScores: true }] }],
    });
  });

  it('can have grades in percent', () => {
    const rows = table('Item|Percentage|Max points\nEssay|90|20');
    expect(categoriesOf(rows)).toMatchObject([{ items: [{ grade: 18, maximumPoints: 20 }] }]);
  });

  it('can repeat the header, which is skipped', () => {
    const rows = table('Item|Grade|Max\nEssay|18|20\nItem|Grade|Max\nOral|4|5');
    expect(rowsToCategories(rows)).toMatchObject({
      categories: [{ items: [{ name: 'Essay' }, { name: 'Oral' }] }],
      skipped: [{ row: 3, message: 'it repeats the header.' }],
    });
  });

  it.each([
    [
      'Item|Grade|Weight|Grade\nEssay|18|40|7',
      1,
      "Columns 2 and 4 are both called 'Grade'. Rename or remove one of them.",
    ],
    [
      'Student|ID|Essay (12)\nAda|1|18',
      1,
      'This table has a row for each student. Import a table with a row for each item',
    ],
    ['Item|Grade\nEssay, part 1|18|40', 2, 'This row has 3 cells, but the header names 2 columns.'],
    ['Item|Grade|Max\nEssay|95 %|', 2, 'Set the maximum points first.'],
    ['Item|Grade|Max\nEssay|eighteen|20', 2, "The grade must be a number, not 'eighteen'."],
    ['Item|Grade|Max\nEssay|18|twenty', 2, "The maximum points must be a number, not 'twenty'."],
  ])('is refused with the row and message of its error: %s', (text, row, message) => {
    expect(rowsToCategories(table(text))).toEqual({
      errors: [{ row, message: expect.stringContaining(message) }],
    });
  });
});
