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

  it('leaves out empty cells and what lies right of the last column', () => {
    const pasted = edit(state, paste([['', '50', '1'], ['60']], exam1));
    expect(pasted.categories[1]?.items.map(({ grade, maximumPoints }) => [grade, maximumPoints])).toEqual([
      [81, 50],
      [60, 100],
      [0, 100],
    ]);
  });

  it('makes a cell that is no number an error at its item, and keeps the old value', () => {
    const pasted = edit(state, paste([['absent', '50'], ['-3']], exam1));
    expect(pasted.categories[1]?.items[0]).toMatchObject({ grade: 81, maximumPoints: 50 });
    expect(pasted.errors.items).toEqual({
      [exam1]: { grade: 'The grade must be a number.' },
      [exam2]: { grade: 'The grade must not be negative.' },
    });
    expect(edit(pasted, paste([['5'], ['6']], exam1)).errors).toEqual(state.errors);
  });

  it('takes names and known switches where these columns were pasted into', () => {
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

  it('tries the grades in target mode, and enters none of them', () => {
    const pasted = edit(state, { type: 'achieveTarget' }, paste([['85'], ['90']], exam1));
    expect(pasted.categories).toEqual(state.categories);
    expect(pasted.gradesInAchievingTargetGrade[1]).toEqual([85, 90, 80]);
    expect(pasted.pinnedGrades[1]).toEqual([85, 90, null]);
  });

  it('makes nothing known by a grade that is only tried', () => {
    const pasted = edit(
      state,
      { type: 'achieveTarget' },
      { type: 'pasteBlock', itemKey: exam2, columns: ['grade', 'knownScores'], block: [['85', 'yes']] },
    );
    expect(pasted.categories[1]?.items[1]).toMatchObject({ grade: 0, knownScores: false });
    expect(pasted.pinnedGrades[1]).toEqual([null, 85, null]);
  });

  it('changes nothing without rows, and nothing where the course would grow too large', () => {
    expect(edit(state, paste([]))).toBe(state);
    const refused = edit(state, paste(Array.from({ length: 10_000 }, () => ['1'])));
    expect(refused.categories).toBe(state.categories);
    expect(refused.errors.course.categories).toBe('A course holds at most 10,000 items.');
  });
});
