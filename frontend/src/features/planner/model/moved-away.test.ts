import { describe, expect, it } from 'vitest';
import { courseReducer } from '../../../../../core/grading/editing/course-reducer.ts';
import { category, course, item, keyOf, working } from '../testing/given.ts';
import { movedAwayText } from './moved-away.ts';

const before = working(
  course([
    category('Quizzes', [item('Quiz 1', 5, 8, 10), item('Quiz 2', 5, null, 10)]),
    category('Exams', [item('Final', 0)], { categoryType: 'HYBRID', weight: 60, maximumPoints: 0 }),
    category('Labs', [item('Lab 1', 0, null, 30)], { categoryType: 'POINTS_BASED', maximumPoints: 40 }),
    category('', []),
  ]),
);

function noticeAfter(name: string, toCategory: number): string | null {
  const itemKey = keyOf(before, name);
  const toCategoryKey = before.categories[toCategory]?.key ?? '';
  const after = courseReducer(before, { type: 'moveItem', itemKey, toCategoryKey, toIndex: 0 });
  return movedAwayText(before, after, itemKey);
}

describe('movedAwayText', () => {
  it('names the new and the old weight of an item that moves to a category of another type', () => {
    expect(noticeAfter('Quiz 1', 1)).toBe('Moved Quiz 1 to Exams. Its weight is now 0 %, it was 5 %.');
    expect(noticeAfter('Quiz 1', 2)).toBe('Moved Quiz 1 to Labs. Its weight is now 8.75 %, it was 5 %.');
  });

  it('names only the category if the item keeps its weight', () => {
    expect(noticeAfter('Quiz 2', 3)).toBe('Moved Quiz 2 to Unnamed category.');
  });

  it('is null for an item that stays in its category', () => {
    expect(noticeAfter('Quiz 2', 0)).toBeNull();
  });
});
