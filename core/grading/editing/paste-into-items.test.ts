import { describe, expect, it } from 'vitest';
import { edit, itemKey, workingSample } from '../testing/edit.ts';
import type { CourseAction } from './actions.ts';

const state = workingSample();
const exam1 = itemKey(state, 'Exam 1');
const exam2 = itemKey(state, 'Exam 2');

function paste(text: readonly (readonly string[])[], key = exam2): CourseAction {
  return { type: 'pasteBlock', itemKey: key, columns: ['grade', 'maximumPoints'], block: text };
}

describe('pasting a block', () => {
  it('fills downward from the item and adds items beyond the end', () => {
    const pasted = edit(
      state,
      paste([
        ['87', '90'],
        ['88,5', '95'],
        ['70 %', '100'],
      ]),
    );
    expect(
      pasted.categories[1]?.items.map(({ name, grade, maximumPoints }) => [name, grade, maximumPoints]),
    ).toEqual([
      ['Exam 1', 81, 100],
      ['Exam 2', 87, 90],
      ['Final Exam', 88.5, 95],
      ['Item Name', 70, 100],
    ]);
    expect(pasted.categories[0]).toBe(state.categories[0]);
  });

  it('ignores empty cells outside the grade column, missing cells of a row, and cells beyond the last column', () => {
    const pasted = edit(state, paste([['50', '', '1'], ['60']], exam1));
    expect(pasted.categories[1]?.items.map(({ grade, maximumPoints }) => [grade, maximumPoints])).toEqual([
      [50, 100],
      [60, 100],
      [0, 100],
    ]);
  });

  it('makes an item known if its row has a grade, and open if the cell of the grade is empty', () => {
    const pasted = edit(state, paste([['', '50'], ['60']], exam1));
    expect(pasted.categories[1]?.items).toMatchObject([
      { knownScores: false, grade: 0, maximumPoints: 50 },
      { knownScores: true, grade: 60 },
      { knownScores: false },
    ]);
  });

  it('keeps the grade of a row that ends before the grade column', () => {
    const columns = ['name', 'grade'] as const;
    const pasted = edit(state, { type: 'pasteBlock', itemKey: exam1, columns, block: [['Oral']] });
    expect(pasted.categories[1]?.items[0]).toMatchObject({ name: 'Oral', knownScores: true, grade: 81 });
  });

  it('uses a Known column if there is one, but does not make an item known without a grade', () => {
    const columns = ['knownScores', 'grade'] as const;
    const block = [
      ['no', '90'],
      ['yes', ''],
    ];
    const pasted = edit(state, { type: 'pasteBlock', itemKey: exam1, columns, block });
    expect(pasted.categories[1]?.items).toMatchObject([
      { knownScores: false, grade: 90 },
      { knownScores: false, grade: 0 },
      { knownScores: false },
    ]);
  });

  it('applies the maximum of a fraction, and computes percent from the pasted maximum', () => {
    const pasted = edit(state, paste([['12/15', '20'], ['50 %', '40'], ['50 %']], exam1));
    expect(pasted.categories[1]?.items).toMatchObject([
      { grade: 12, maximumPoints: 15 },
      { grade: 20, maximumPoints: 40 },
      { grade: 50, maximumPoints: 100 },
    ]);
  });

  it('skips unknown columns', () => {
    const columns = ['grade', null, 'maximumPoints'] as const;
    const pasted = edit(state, { type: 'pasteBlock', itemKey: exam2, columns, block: [['7', '99', '10']] });
    expect(pasted.categories[1]?.items[1]).toMatchObject({ grade: 7, maximumPoints: 10 });
  });

  it('records an error for a cell that is not a number, and keeps the old value', () => {
    const pasted = edit(state, paste([['absent', '50'], ['-3']], exam1));
    expect(pasted.categories[1]?.items[0]).toMatchObject({ grade: 81, maximumPoints: 50 });
    expect(pasted.errors.items).toEqual({
      [exam1]: { grade: 'The grade must be a number or one of A, A-, B+, B, B-, C+, C, C-, D, F.' },
      [exam2]: { grade: 'The grade must not be negative.' },
    });
    expect(edit(pasted, paste([['5'], ['6']], exam1)).errors).toEqual(state.errors);
  });

  it('fills names and Known values if the block has these columns', () => {
    const pasted = edit(state, {
      type: 'pasteBlock',
      itemKey: exam2,
      columns: ['name', 'knownScores', 'grade'],
      block: [
        ['Oral', 'yes', '77'],
        ['', 'maybe', ''],
      ],
    });
    expect(pasted.categories[1]?.items[1]).toMatchObject({ name: 'Oral', knownScores: true, grade: 77 });
    expect(pasted.errors.items[itemKey(state, 'Final Exam')]?.knownScores).toBe('Known must be yes or no.');
    expect(pasted.maxAchievableGrade).toBe(41.5 + 19.25 + 25);
  });

  it('pins the grades in target mode, and does not change the entered grades', () => {
    const pasted = edit(state, { type: 'achieveTarget' }, paste([['85'], ['90']], exam1));
    expect(pasted.categories).toEqual(state.categories);
    expect(pasted.gradesInAchievingTargetGrade[1]).toEqual([85, 90, 80]);
    expect(pasted.pinnedGrades[1]).toEqual([85, 90, null]);
  });

  it('pins a fraction such as 12/15 as 80 percent of the maximum in target mode', () => {
    const pasted = edit(state, { type: 'achieveTarget' }, paste([['12/15'], ['1/2']], exam1));
    expect(pasted.categories).toEqual(state.categories);
    expect(pasted.pinnedGrades[1]).toEqual([80, 50, null]);
  });

  it('removes a pinned grade if the pasted cell is empty', () => {
    const pasted = edit(
      state,
      { type: 'achieveTarget' },
      paste([['85'], ['90']], exam1),
      paste([[''], ['91']], exam1),
    );
    expect(pasted.pinnedGrades[1]).toEqual([null, 91, null]);
    expect(pasted.categories[1]?.items[0]).toMatchObject({ knownScores: true, grade: 81 });
  });

  it('does not make an item known in target mode', () => {
    const pasted = edit(
      state,
      { type: 'achieveTarget' },
      { type: 'pasteBlock', itemKey: exam2, columns: ['grade', 'knownScores'], block: [['85', 'yes']] },
    );
    expect(pasted.categories[1]?.items[1]).toMatchObject({ grade: 0, knownScores: false });
    expect(pasted.pinnedGrades[1]).toEqual([null, 85, null]);
  });

  it('changes nothing without rows, or if the course would become too large', () => {
    expect(edit(state, paste([]))).toBe(state);
    const refused = edit(state, paste(Array.from({ length: 10_000 }, () => ['1'])));
    expect(refused.categories).toBe(state.categories);
    expect(refused.errors.course.categories).toBe('A course has at most 10,000 items.');
  });
});

describe('a pasted row with an invalid grade', () => {
  it('removes the grade of an item that gets another name with an invalid grade', () => {
    const columns = ['name', 'grade', 'knownScores'] as const;
    const block = [['Essay 1', 'four', 'yes']];
    const pasted = edit(state, { type: 'pasteBlock', itemKey: exam1, columns, block });
    expect(pasted.categories[1]?.items[0]).toMatchObject({ name: 'Essay 1', knownScores: false, grade: 0 });
    expect(pasted.errors.items[exam1]?.grade).toMatch(/^The grade must be a number/);
    const again = edit(state, { type: 'pasteBlock', itemKey: exam1, columns, block: [['Exam 1', 'four']] });
    expect(again.categories[1]?.items[0]).toMatchObject({ name: 'Exam 1', knownScores: true, grade: 81 });
  });

  it('removes the pin of an item that gets another name with an invalid grade in target mode', () => {
    const columns = ['name', 'grade'] as const;
    const pasted = edit(state, { type: 'achieveTarget' }, paste([['85']], exam2), {
      type: 'pasteBlock',
      itemKey: exam2,
      columns,
      block: [['Essay 1', 'four']],
    });
    expect(pasted.pinnedGrades[1]).toEqual([null, null, null]);
  });
});
