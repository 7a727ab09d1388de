import { describe, expect, it } from 'vitest';
import { categoryKey, itemKey, workingSample } from '../testing/edit.ts';
import type { ItemNumberField } from './actions.ts';
import {
  createHistory,
  historyLimit,
  historyReducer,
  type CourseHistory,
  type HistoryAction,
} from './history.ts';

const start = createHistory(workingSample());
const exam2 = itemKey(start.present, 'Exam 2');
const finalExam = itemKey(start.present, 'Final Exam');

function play(history: CourseHistory, ...actions: readonly HistoryAction[]): CourseHistory {
  return actions.reduce(historyReducer, history);
}

function type(value: number | null, key = exam2, field: ItemNumberField = 'grade'): HistoryAction {
  return { type: 'setItemNumber', itemKey: key, field, value };
}

const undo: HistoryAction = { type: 'undo' };
const redo: HistoryAction = { type: 'redo' };

describe('history', () => {
  it('undoes typing in one field in one step', () => {
    const typed = play(start, type(8), type(87));
    expect(typed.past).toHaveLength(1);
    expect(play(typed, undo).present.categories).toBe(start.present.categories);
    expect(play(typed, undo, redo).present.categories).toBe(typed.present.categories);
  });

  it('undoes each added or removed letter grade as one step, and typing in one letter grade as one step', () => {
    const letters = (count: number, field?: string): HistoryAction => ({
      type: 'setGradeMaps',
      value: start.present.gradeMaps.slice(0, count).map((map) => ({ ...map })),
      ...(field !== undefined && { field }),
    });
    expect(play(start, letters(5), letters(4), letters(3)).past).toHaveLength(3);
    expect(play(start, letters(5, 'A'), letters(5, 'A'), letters(5, 'B'), letters(4)).past).toHaveLength(3);
  });

  it('starts a new step for an edit of another field, of another row, or after an undo', () => {
    expect(play(start, type(8), type(90, exam2, 'maximumPoints'), type(9, finalExam)).past).toHaveLength(3);
    expect(play(start, type(8), type(9, finalExam), type(87)).past).toHaveLength(3);
    const retyped = play(start, type(8), { type: 'addCategory' }, undo, type(87));
    expect(retyped.past).toHaveLength(2);
  });

  it('makes every change of rows a separate step', () => {
    const add: HistoryAction = { type: 'addItem', categoryKey: categoryKey(start.present, 'Exams') };
    expect(play(start, add, add).past).toHaveLength(2);
  });

  it('has nothing to redo after a new edit', () => {
    expect(play(start, type(8), undo, type(5)).future).toEqual([]);
  });

  it('adds no step for errors and messages, and keeps the redo steps', () => {
    const undone = play(start, type(8), undo);
    const refused = play(undone, type(null), { type: 'setCourseNumber', field: 'targetGrade', value: -1 });
    expect(refused.present.errors.items[exam2]?.grade).toBe('The grade must be a number.');
    expect(refused.past).toEqual([]);
    expect(refused.future).toHaveLength(1);
    const alerted = play(
      start,
      { type: 'setCourseNumber', field: 'targetGrade', value: 95 },
      { type: 'achieveTarget' },
    );
    expect(alerted.present.message).toContain('91.50');
    expect(alerted.past).toHaveLength(1);
  });

  it('removes errors when an edit is undone, and outside target mode also the message', () => {
    const alerted = play(
      start,
      { type: 'setCourseNumber', field: 'targetGrade', value: 95 },
      { type: 'achieveTarget' },
      type(null),
    );
    const undone = play(alerted, { type: 'addCategory' }, undo);
    expect(undone.present.message).toBeNull();
    expect(undone.present.errors).toEqual({ course: {}, categories: {}, items: {} });
  });

  it('restores the errors of a step with redo', () => {
    const pasted = play(start, {
      type: 'pasteBlock',
      itemKey: exam2,
      columns: ['grade'],
      block: [['x'], ['70']],
    });
    const undone = play(pasted, undo);
    expect(undone.present.errors.items).toEqual({});
    expect(play(undone, redo).present).toEqual(pasted.present);
    expect(play(undone, redo, undo).present.errors.items).toEqual({});
  });

  it('restores target mode with its grades and message', () => {
    const out = play(
      start,
      { type: 'achieveTarget' },
      { type: 'setCourseNumber', field: 'targetGrade', value: 95 },
    );
    const back = play(out, { type: 'leaveTargetMode' }, undo);
    expect(back.present).toEqual(out.present);
    expect(play(back, undo).present.gradesInAchievingTargetGrade[1]).toEqual([null, 87, 87]);
  });

  it('changes nothing if there is no step to undo or redo', () => {
    expect(play(start, undo, redo).present).toBe(start.present);
  });

  it('keeps 200 steps', () => {
    const adds = Array.from({ length: 250 }, (): HistoryAction => ({ type: 'addCategory' }));
    expect(play(start, ...adds).past).toHaveLength(historyLimit);
  });
});
