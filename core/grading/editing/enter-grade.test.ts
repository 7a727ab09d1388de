import { describe, expect, it } from 'vitest';
import { edit, itemKey, workingSample } from '../testing/edit.ts';
import { createHistory, historyReducer } from './history.ts';
import type { WorkingCourse } from './working-course.ts';

const state = workingSample();
const exam1 = itemKey(state, 'Exam 1');
const exam2 = itemKey(state, 'Exam 2');
const typed = (text: string, { key = exam2, isDone = false } = {}) =>
  ({ type: 'enterGrade', itemKey: key, text, isDone }) as const;
const exams = ({ categories }: WorkingCourse) => categories[1]?.items;
const withoutMaximum = edit(state, {
  type: 'setItemNumber',
  itemKey: exam2,
  field: 'maximumPoints',
  value: 0,
});

describe('a typed grade', () => {
  it('makes its item known, and an empty text makes the item open again', () => {
    const graded = edit(state, typed('87,5'));
    expect(exams(graded)?.[1]).toMatchObject({ knownScores: true, grade: 87.5 });
    expect(exams(edit(graded, typed(' ')))?.[1]).toMatchObject({ knownScores: false, grade: 0 });
    expect(edit(state, typed(''))).toBe(state);
  });

  it('applies the maximum of a fraction when typing has ended', () => {
    expect(exams(edit(state, typed('12/1')))?.[1]).toMatchObject({ grade: 12, maximumPoints: 100 });
    const done = edit(state, typed('12/15', { isDone: true }));
    expect(exams(done)?.[1]).toMatchObject({ knownScores: true, grade: 12, maximumPoints: 15 });
    expect(exams(edit(withoutMaximum, typed('12/15', { isDone: true })))?.[1]).toMatchObject({
      maximumPoints: 15,
    });
  });

  it('can be a percent of the maximum points', () => {
    const half = edit(state, { type: 'setItemNumber', itemKey: exam2, field: 'maximumPoints', value: 30 });
    expect(exams(edit(half, typed('95 %')))?.[1]).toMatchObject({ grade: 28.5, maximumPoints: 30 });
    expect(exams(edit(half, typed('110%')))?.[1]?.grade).toBe(33);
  });

  it('can be a letter of the course, which counts as the lowest percent of that letter', () => {
    const half = edit(state, { type: 'setItemNumber', itemKey: exam2, field: 'maximumPoints', value: 30 });
    expect(exams(edit(half, typed('b+')))?.[1]).toMatchObject({ knownScores: true, grade: 26.1 });
    expect(edit(withoutMaximum, typed('B')).errors.items[exam2]?.grade).toBe('Set the maximum points first.');
    const pass = edit(half, { type: 'setGradeMaps', value: [{ letter: 'Pass', minimum: 50 }] });
    expect(exams(edit(pass, typed('pass')))?.[1]?.grade).toBe(15);
    expect(edit(pass, typed('B+')).errors.items[exam2]?.grade).toBe(
      'The grade must be a number or one of Pass.',
    );
    const mode = edit(half, { type: 'achieveTarget' }, typed('A'));
    expect(mode.pinnedGrades[1]?.[1]).toBe(27.9);
  });

  it('is refused as a percent of an item without maximum points, and the error is removed with the text', () => {
    const refused = edit(withoutMaximum, typed('95 %'));
    expect(refused.errors.items).toEqual({ [exam2]: { grade: 'Set the maximum points first.' } });
    expect(refused.categories).toBe(withoutMaximum.categories);
    expect(edit(refused, typed('')).errors).toEqual(state.errors);
  });

  it.each([
    ['absent', 'The grade must be a number or one of A, A-, B+, B, B-, C+, C, C-, D, F.'],
    ['12/0', 'A grade cannot be out of 0 points.'],
    ['/0', 'A grade cannot be out of 0 points.'],
    ['12/-5', 'The maximum points must not be negative.'],
    ['-3/15', 'The grade must not be negative.'],
    ['12/0.0001', 'The maximum points must be 0 or at least 0.001.'],
  ])('does not replace the previous grade if it is %j', (text, sentence) => {
    const refused = edit(state, typed(text, { key: exam1, isDone: true }));
    expect(refused.errors.items[exam1]?.grade).toBe(sentence);
    expect(refused.categories).toBe(state.categories);
  });

  it('can consist only of maximum points, as in /10, which does not change the grade', () => {
    const open = edit(state, typed('/10', { isDone: true }));
    expect(exams(open)?.[1]).toMatchObject({ knownScores: false, grade: 0, maximumPoints: 10 });
    expect(edit(state, typed('/'))).toBe(state);
    const mode = edit(state, { type: 'achieveTarget' });
    expect(edit(mode, typed('90'), typed('/10', { isDone: true }))).toEqual(mode);
  });

  it('is hypothetical in target mode, and removed when the text is emptied', () => {
    const mode = edit(state, { type: 'achieveTarget' });
    const tried = edit(mode, typed('90 %'), typed('20/50', { key: exam1, isDone: true }));
    expect(tried.pinnedGrades[1]).toEqual([40, 90, null]);
    expect(exams(tried)).toMatchObject([
      { knownScores: true, grade: 81, maximumPoints: 100 },
      { knownScores: false, grade: 0, maximumPoints: 100 },
      {},
    ]);
    expect(edit(tried, { type: 'leaveTargetMode' }).categories).toBe(state.categories);
    expect(edit(tried, typed(''), typed('', { key: exam1 })).pinnedGrades[1]).toEqual([null, null, null]);
  });

  it('is one undo step together with its maximum', () => {
    const keys = ['1', '12', '12/', '12/1', '12/15'].map((text) => typed(text));
    const steps = [...keys, typed('12/15', { isDone: true })].reduce(historyReducer, createHistory(state));
    expect(exams(steps.present)?.[1]).toMatchObject({ grade: 12, maximumPoints: 15 });
    expect(historyReducer(steps, { type: 'undo' }).present.categories).toBe(state.categories);
  });
});
