import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParallelGrades } from '../achieve-target.ts';
import { checkCourse } from '../check-course.ts';
import { type RandomAction, randomActions } from '../testing/random-actions.ts';
import { propertyRuns, property } from '../testing/runs.ts';
import { courseReducer } from './course-reducer.ts';
import { createHistory, historyLimit, historyReducer, type CourseHistory } from './history.ts';
import { planOf } from './selectors.ts';
import { createWorkingCourse, toCourse, type WorkingCourse } from './working-course.ts';

function expectConsistent(state: WorkingCourse): void {
  const shape = state.categories.map(({ items }) => items.length);
  const shapeOf = (grades: ParallelGrades) => grades.map((row) => row.length);
  expect(shapeOf(state.recommendedGrades)).toEqual(shape);
  expect(shapeOf(state.gradesInAchievingTargetGrade)).toEqual(shape);
  expect(shapeOf(state.pinnedGrades)).toEqual(shape);
  const keys = state.categories.flatMap(({ key, items }) => [key, ...items.map((item) => item.key)]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(checkCourse(toCourse(state))).toEqual({});
  expect(numbersIn({ state, plan: planOf(state) }).every(Number.isFinite)).toBe(true);
  if (!state.achievingTargetGrade) {
    expect(state.gradesInAchievingTargetGrade.flat().every((grade) => grade === null)).toBe(true);
    expect(state.pinnedGrades.flat().every((grade) => grade === null)).toBe(true);
  }
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** The state without errors and messages. */
function contentOf(state: WorkingCourse) {
  const { errors: _, message: __, ...content } = state;
  return content;
}

function play(actions: readonly RandomAction[]): CourseHistory {
  return actions.reduce(
    (history, action) => historyReducer(history, action(history.present)),
    createHistory(createWorkingCourse()),
  );
}

describe('after any actions', () => {
  it('the lists of grades match the items, the course is valid and all numbers are finite', property, () => {
    const check = fc.property(randomActions, (actions) => {
      let state = createWorkingCourse();
      for (const action of actions) {
        state = courseReducer(state, action(state));
        expectConsistent(state);
      }
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });

  it(
    'undoing all steps restores the first course, and redoing all steps restores the last one',
    property,
    () => {
      const check = fc.property(randomActions, (actions) => {
        const end = play(actions);
        const undone = end.past.reduce((history) => historyReducer(history, { type: 'undo' }), end);
        expect(contentOf(undone.present)).toEqual(contentOf(createWorkingCourse()));
        const redone = undone.future.reduce((history) => historyReducer(history, { type: 'redo' }), undone);
        expect(contentOf(redone.present)).toEqual(contentOf(end.present));
        expect(redone.past.length).toBe(end.past.length);
      });
      fc.assert(check, { numRuns: propertyRuns(10_000) });
    },
  );

  it('undo and then redo changes no content', property, () => {
    const check = fc.property(randomActions, (actions) => {
      const before = play(actions);
      fc.pre(before.past.length > 0);
      const after = historyReducer(historyReducer(before, { type: 'undo' }), { type: 'redo' });
      expect(contentOf(after.present)).toEqual(contentOf(before.present));
      expect(after.past.length).toBeLessThanOrEqual(historyLimit);
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });
});
