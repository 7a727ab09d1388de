import { describe, expect, it } from 'vitest';
import { edit, itemKey, workingSample } from '../testing/edit.ts';
import { withRanges } from './item-ranges.ts';
import { planOf } from './selectors.ts';
import { toCourse, type WorkingItem } from './working-course.ts';

const state = workingSample();
const exam1 = itemKey(state, 'Exam 1');
const exam2 = itemKey(state, 'Exam 2');

/** Exam 1 has 81 points, and another attempt is left. */
const retakeable = ({ key }: WorkingItem) =>
  key === exam1 ? { grade: 81, lowest: 81, highest: 100 } : undefined;
const ranged = withRanges(state, retakeable);

describe('a course with the grades that its items can still get', () => {
  it('has a highest possible grade with these grades', () => {
    expect(state.maxAchievableGrade).toBe(91.5);
    expect(ranged.maxAchievableGrade).toBe(96.25);
    expect(withRanges(ranged, () => undefined).maxAchievableGrade).toBe(91.5);
  });

  it('is the same course if no range changes', () => {
    expect(withRanges(ranged, retakeable)).toBe(ranged);
    expect(withRanges(state, () => undefined)).toBe(state);
  });

  it('asks in target mode for another attempt, keeps pinned grades, and does not change the grade so far', () => {
    const pinned = edit(
      state,
      { type: 'achieveTarget' },
      { type: 'enterGrade', itemKey: exam2, text: '80', isDone: true },
    );
    const planned = edit(withRanges(pinned, retakeable), {
      type: 'setCourseNumber',
      field: 'targetGrade',
      value: 88,
    });
    expect(planned.gradesInAchievingTargetGrade[1]).toEqual([94, 80, 93]);
    expect(planned.pinnedGrades[1]).toEqual([null, 80, null]);
    expect(planned.recommendedGrades[1]).toEqual([94, null, 93]);
    expect(planOf(planned).hypotheticalGrade).toBe(88);
    expect(planned.categories[1]?.items[0]).toMatchObject({ knownScores: true, grade: 81 });
  });

  it('tries a pinned grade of a known item instead of another attempt', () => {
    const tried = edit(
      ranged,
      { type: 'achieveTarget' },
      { type: 'enterGrade', itemKey: exam1, text: '50', isDone: true },
    );
    expect(tried.gradesInAchievingTargetGrade[1]?.[0]).toBe(50);
  });

  it('has no ranges when it is saved, and none in copies of its items', () => {
    const copied = edit(ranged, { type: 'duplicateItem', itemKey: exam1 });
    const exams = copied.categories[1]?.items ?? [];
    expect(exams.map(({ range }) => range !== undefined)).toEqual([true, false, false, false]);
    expect(JSON.stringify(toCourse(copied))).not.toContain('range');
  });
});
