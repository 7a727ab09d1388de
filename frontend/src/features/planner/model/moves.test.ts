import { describe, expect, it } from 'vitest';
import { courseReducer } from '../../../../../core/grading/editing/course-reducer.ts';
import { category, course, item, itemNames, keyOf, working } from '../testing/given.ts';
import { categoryMovedBy, itemMovedBy, type Move } from './moves.ts';

const two = working(
  course([
    category('Homework', [item('A', 10), item('B', 10)]),
    category('Exams', [item('C', 40), item('D', 40)]),
    category('Empty', []),
  ]),
);

const namesAfter = (move: Move | null) => move && itemNames(courseReducer(two, move.action));
const categoryKey = (name: string) => two.categories.find((each) => each.name === name)?.key ?? '';

describe('itemMovedBy', () => {
  it('moves an item inside its category and describes where to', () => {
    const move = itemMovedBy(two, keyOf(two, 'A'), 1);
    expect(namesAfter(move)).toEqual([['B', 'A'], ['C', 'D'], []]);
    expect(move?.announcement).toBe('A moved to position 2 of 2 in Homework');
  });

  it('moves an item to the next category at the edge', () => {
    expect(namesAfter(itemMovedBy(two, keyOf(two, 'B'), 1))).toEqual([['A'], ['B', 'C', 'D'], []]);
    expect(namesAfter(itemMovedBy(two, keyOf(two, 'C'), -1))).toEqual([['A', 'B', 'C'], ['D'], []]);
    expect(namesAfter(itemMovedBy(two, keyOf(two, 'D'), 1))).toEqual([['A', 'B'], ['C'], ['D']]);
  });

  it('goes no further than the ends of the course', () => {
    expect(itemMovedBy(two, keyOf(two, 'A'), -1)).toBeNull();
    expect(itemMovedBy(two, 'gone', 1)).toBeNull();
  });
});

describe('categoryMovedBy', () => {
  it('moves a category with its items', () => {
    const move = categoryMovedBy(two, categoryKey('Exams'), -1);
    expect(namesAfter(move)).toEqual([['C', 'D'], ['A', 'B'], []]);
    expect(move?.announcement).toBe('Exams moved to position 1 of 3');
  });

  it('goes no further than the ends of the course', () => {
    expect(categoryMovedBy(two, categoryKey('Homework'), -1)).toBeNull();
    expect(categoryMovedBy(two, categoryKey('Empty'), 1)).toBeNull();
  });
});
