import { describe, expect, it } from 'vitest';
import { rowsToCategories } from './course-file.ts';
import { defaultGradeMaps } from './defaults.ts';
import { category, item, known } from './testing/given.ts';
import { categoriesOf, table } from './testing/tables.ts';

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

  it('can call its categories types, and can be sorted by date', () => {
    const rows = table(
      'Assignment|Type|Score|Out of\nSheet 1|Homework|9|10\nMidterm|Exam||50\nSheet 2|Homework|8|10',
    );
    expect(categoriesOf(rows)).toMatchObject([
      { name: 'Homework', maximumPoints: 20, items: [{ name: 'Sheet 1' }, { name: 'Sheet 2' }] },
      { name: 'Exam', maximumPoints: 50, items: [{ name: 'Midterm' }] },
    ]);
  });

  it('has an error for a text that is no type if other rows have types', () => {
    const rows = table('Item|Type|Out of\nSheet 1|Standard|10\nMidterm|Exam|50');
    expect(rowsToCategories(rows)).toMatchObject({ errors: [{ row: 3 }] });
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
    [
      'Item|Grade|Max\nEssay|95 %|',
      2,
      "The grade '95 %' needs maximum points. Enter them in this row, in a column such as 'Out of'.",
    ],
    ['Item|Grade|Max\nEssay|eighteen|20', 2, "The grade must be a number, not 'eighteen'."],
    ['Item|Grade|Max\nEssay|18|twenty', 2, "The maximum points must be a number, not 'twenty'."],
  ])('is refused with the row and message of its error: %s', (text, row, message) => {
    expect(rowsToCategories(table(text))).toEqual({
      errors: [{ row, message: expect.stringContaining(message) }],
    });
  });
});
