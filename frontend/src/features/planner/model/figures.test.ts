import { describe, expect, it } from 'vitest';
import { courseReducer } from '../../../../../core/grading/editing/course-reducer.ts';
import { withRanges } from '../../../../../core/grading/editing/item-ranges.ts';
import { category, course, item, keyOf, workedCourse, working } from '../testing/given.ts';
import { createFigures } from './figures.ts';

describe('createFigures', () => {
  it('splits the course into an earned, an open and a lost part', () => {
    const { parts, axis } = createFigures()(working(workedCourse()));
    expect(parts).toEqual({ earned: 41.5, needed: 0, open: 50, lost: 8.5 });
    expect(axis).toBe(100);
  });

  it('subtracts the open items’ recommended grades from the open part', () => {
    const {
      parts,
      items,
      course: planned,
    } = createFigures()(working(workedCourse(), { type: 'achieveTarget' }));
    expect(parts).toEqual({ earned: 41.5, needed: 43.5, open: 6.5, lost: 8.5 });
    expect(items.get(keyOf(planned, 'Exam 2'))).toEqual({
      weight: 25,
      adds: 21.75,
      addsAtMost: null,
      isDropped: false,
      needed: 87,
      isPinned: false,
    });
  });

  it('has the points that another attempt needs above the grade so far in the needed part', () => {
    const before = working(workedCourse({ targetGrade: 95 }), { type: 'achieveTarget' });
    const ranged = withRanges(before, ({ name }) =>
      name === 'Exam 1' ? { grade: 81, lowest: 81, highest: 100 } : undefined,
    );
    const { parts, items } = createFigures()(courseReducer(ranged, { type: 'achieveTarget' }));
    expect(items.get(keyOf(ranged, 'Exam 1'))).toMatchObject({ needed: 99, isPinned: false });
    expect(parts.earned).toBe(41.5);
    expect(parts.needed).toBeCloseTo(53.5, 9);
    expect(parts.earned + parts.needed + parts.open + parts.lost).toBeCloseTo(100, 9);
  });

  it('scales bars to more than 100 percent if the weights add up to more', () => {
    const heavy = course([category('Exams', [item('Exam 1', 60), item('Exam 2', 60)])]);
    expect(createFigures()(working(heavy)).axis).toBe(120);
  });

  it('adds nothing for an open item outside of target mode', () => {
    const figures = createFigures()(working(workedCourse()));
    expect(figures.items.get(keyOf(figures.course, 'Exam 2'))?.adds).toBeNull();
  });

  it('keeps the figures of unchanged rows', () => {
    const figuresOf = createFigures();
    const before = working(workedCourse());
    const first = figuresOf(before);
    const itemKey = keyOf(before, 'Exam 1');
    const after = courseReducer(before, { type: 'setItemNumber', itemKey, field: 'grade', value: 90 });
    const second = figuresOf(after);
    const untouched = keyOf(before, 'Exam 2');
    expect(second.items.get(untouched)).toBe(first.items.get(untouched));
    expect(second.items.get(itemKey)).not.toBe(first.items.get(itemKey));
  });
});
