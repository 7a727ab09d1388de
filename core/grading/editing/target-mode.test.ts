import { describe, expect, it } from 'vitest';
import { categoryKey, edit, itemKey, workingSample } from '../testing/edit.ts';
import { planOf } from './selectors.ts';

const state = workingSample();
const exams = categoryKey(state, 'Exams');
const exam1 = itemKey(state, 'Exam 1');
const exam2 = itemKey(state, 'Exam 2');
const finalExam = itemKey(state, 'Final Exam');
const mode = edit(state, { type: 'achieveTarget' });
const nothing = [null, null, null, null];

describe('achieving the target', () => {
  it('enters target mode and sets the recommended grade of each open item', () => {
    expect(mode).toMatchObject({
      achievingTargetGrade: true,
      recommendedGrades: [nothing, [null, 87, 87]],
      gradesInAchievingTargetGrade: [nothing, [null, 87, 87]],
      pinnedGrades: [nothing, [null, null, null]],
      message: null,
    });
    expect(planOf(mode).hypotheticalGrade).toBe(85);
    expect(planOf(mode).effectiveGrades).toEqual([
      [20, 22, 25, 18],
      [81, 87, 87],
    ]);
  });

  it('changes only the message if the target is out of reach', () => {
    const high = edit(state, { type: 'setCourseNumber', field: 'targetGrade', value: 95 });
    const refused = edit(high, { type: 'achieveTarget' });
    expect(refused).toEqual({
      ...high,
      message: 'Please lower your target grade. Maximum achievable grade is 91.50',
    });
    expect(edit(refused, { type: 'dismissMessage' })).toEqual(high);
  });

  it('removes the message when the target changes, but not when the course name does', () => {
    const refused = edit(
      state,
      { type: 'setCourseNumber', field: 'targetGrade', value: 95 },
      { type: 'achieveTarget' },
    );
    expect(edit(refused, { type: 'setCourseNumber', field: 'targetGrade', value: 90 }).message).toBeNull();
    expect(edit(refused, { type: 'setCourseText', field: 'courseName', value: 'A' }).message).not.toBeNull();
  });
});

describe('in target mode', () => {
  it('a grade of an open item is pinned, and the other grades are recommended again', () => {
    const tried = edit(mode, { type: 'setItemNumber', itemKey: exam2, field: 'grade', value: 90 });
    expect(tried.categories).toBe(mode.categories);
    expect(tried).toMatchObject({
      recommendedGrades: [nothing, [null, null, 84]],
      gradesInAchievingTargetGrade: [nothing, [null, 90, 84]],
      pinnedGrades: [nothing, [null, 90, null]],
    });
    expect(planOf(tried).hypotheticalGrade).toBe(85);
  });

  it('a grade of a known item is pinned, and its entered grade doesn’t change', () => {
    const tried = edit(mode, { type: 'setItemNumber', itemKey: exam1, field: 'grade', value: 91 });
    expect(tried.categories).toBe(mode.categories);
    expect(tried).toMatchObject({
      gradesInAchievingTargetGrade: [nothing, [91, 82, 82]],
      recommendedGrades: [nothing, [null, 82, 82]],
      pinnedGrades: [nothing, [91, null, null]],
    });
    expect(planOf(tried).hypotheticalGrade).toBe(85);
    expect(planOf(tried).standing).toEqual(planOf(mode).standing);
    const back = edit(tried, { type: 'leaveTargetMode' });
    expect(planOf(back).effectiveGrades[1]).toEqual([81, null, null]);
  });

  it('a lower hypothetical grade of a known item can put the target out of reach, until it is removed', () => {
    const worse = edit(mode, { type: 'setItemNumber', itemKey: exam1, field: 'grade', value: 20 });
    expect(worse.message).toBe('Please lower your target grade. Maximum achievable grade is 76.25');
    const unpinned = edit(worse, { type: 'unpinItem', itemKey: exam1 });
    expect(unpinned.message).toBeNull();
    expect(unpinned.gradesInAchievingTargetGrade).toEqual([nothing, [null, 87, 87]]);
  });

  it('a known item that becomes open loses its hypothetical grade', () => {
    const tried = edit(mode, { type: 'setItemNumber', itemKey: exam1, field: 'grade', value: 91 });
    const open = edit(tried, { type: 'setItemKnown', itemKey: exam1, value: false });
    expect(open.pinnedGrades).toEqual([nothing, [null, null, null]]);
  });

  it('a pinned item keeps its hypothetical grade when the target changes', () => {
    const pinned = edit(
      mode,
      { type: 'pinItem', itemKey: exam2 },
      { type: 'setCourseNumber', field: 'targetGrade', value: 88 },
    );
    expect(pinned.gradesInAchievingTargetGrade).toEqual([nothing, [null, 87, 99]]);
    const unpinned = edit(pinned, { type: 'unpinItem', itemKey: exam2 });
    expect(unpinned.gradesInAchievingTargetGrade).toEqual([nothing, [null, 93, 93]]);
  });

  it('achieving the target again keeps the pins', () => {
    const again = edit(
      mode,
      { type: 'setItemNumber', itemKey: exam2, field: 'grade', value: 90 },
      { type: 'achieveTarget' },
    );
    expect(again.gradesInAchievingTargetGrade).toEqual([nothing, [null, 90, 84]]);
  });

  it('an invalid grade is recorded as an error and changes no grade', () => {
    const refused = edit(mode, { type: 'setItemNumber', itemKey: exam2, field: 'grade', value: null });
    expect(refused.errors.items[exam2]?.triedGrade).toBe('The grade must be a number.');
    expect(refused.gradesInAchievingTargetGrade).toBe(mode.gradesInAchievingTargetGrade);
  });

  it.each([
    ['weight', { type: 'setItemNumber', itemKey: finalExam, field: 'weight', value: 20 }, [null, 97, 97]],
    [
      'maximum points',
      { type: 'setItemNumber', itemKey: finalExam, field: 'maximumPoints', value: 50 },
      [null, 86, 44],
    ],
    ['known switch', { type: 'setItemKnown', itemKey: exam1, value: false }, [85, 85, 85]],
    ['category type', { type: 'setCategoryType', categoryKey: exams, value: 'POINTS_BASED' }, [null, 87, 87]],
  ] as const)('a change of %s recomputes the plan', (_, action, expected) => {
    expect(edit(mode, action).gradesInAchievingTargetGrade[1]).toEqual(expected);
  });

  it('an item that becomes known loses its pin', () => {
    const known = edit(
      mode,
      { type: 'setItemNumber', itemKey: exam2, field: 'grade', value: 90 },
      { type: 'setItemKnown', itemKey: exam2, value: true },
    );
    expect(known.pinnedGrades).toEqual([nothing, [null, null, null]]);
  });

  it('added, deleted and moved rows keep their pins', () => {
    const moved = edit(
      mode,
      { type: 'setItemNumber', itemKey: finalExam, field: 'grade', value: 90 },
      { type: 'addItem', categoryKey: exams, index: 0 },
      { type: 'deleteItem', itemKey: exam1 },
      { type: 'moveItem', itemKey: finalExam, toCategoryKey: categoryKey(mode, 'Assignments'), toIndex: 0 },
      { type: 'moveCategory', categoryKey: exams, toIndex: 0 },
    );
    expect(moved.pinnedGrades).toEqual([
      [null, null],
      [90, null, null, null, null],
    ]);
  });

  it('a target that goes out of reach removes the recommended grades, but not the pins, and a message has the maximum', () => {
    const pinned = edit(mode, { type: 'setItemNumber', itemKey: exam2, field: 'grade', value: 50 });
    expect(pinned).toMatchObject({
      achievingTargetGrade: true,
      recommendedGrades: [nothing, [null, null, null]],
      gradesInAchievingTargetGrade: [nothing, [null, 50, null]],
      maxAchievableGrade: 91.5,
      message: 'Please lower your target grade. Maximum achievable grade is 79.00',
    });
    expect(planOf(pinned).hypotheticalGrade).toBeNull();
    const lowered = edit(pinned, { type: 'setCourseNumber', field: 'targetGrade', value: 75 });
    expect(lowered.message).toBeNull();
    expect(lowered.gradesInAchievingTargetGrade).toEqual([nothing, [null, 50, 84]]);
  });

  it('an item without a hypothetical grade cannot be pinned', () => {
    const out = edit(mode, { type: 'setCourseNumber', field: 'targetGrade', value: 95 });
    expect(edit(out, { type: 'pinItem', itemKey: exam2 })).toBe(out);
  });

  it('the hypothetical grade can be below the target if all open items are pinned', () => {
    const all = edit(
      mode,
      { type: 'setItemNumber', itemKey: exam2, field: 'grade', value: 50 },
      { type: 'setItemNumber', itemKey: finalExam, field: 'grade', value: 60 },
    );
    expect(planOf(all).hypotheticalGrade).toBe(41.5 + 12.5 + 15);
  });
});

describe('leaving target mode', () => {
  it('removes the hypothetical grades and the pins', () => {
    const left = edit(
      mode,
      { type: 'setItemNumber', itemKey: exam2, field: 'grade', value: 50 },
      { type: 'leaveTargetMode' },
    );
    expect(left).toEqual(state);
  });
});
