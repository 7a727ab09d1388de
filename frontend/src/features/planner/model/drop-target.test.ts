import { describe, expect, it } from 'vitest';
import { courseReducer } from '../../../../../core/grading/editing/course-reducer.ts';
import { category, course, item, itemNames, keyOf, working } from '../testing/given.ts';
import { moveOfDrop, type DropTarget } from './drop-target.ts';
import type { Move } from './moves.ts';

const two = working(
  course([
    category('Homework', [item('A', 10), item('B', 10)]),
    category('Exams', [item('C', 40), item('D', 40)]),
    category('Empty', []),
  ]),
);

const namesAfter = (move: Move | null) => move && itemNames(courseReducer(two, move.action));
const categoryKey = (name: string) => two.categories.find((each) => each.name === name)?.key ?? '';

describe('moveOfDrop', () => {
  const drop = (name: string, kind: DropTarget['kind'], over: string, edge: DropTarget['edge']) =>
    namesAfter(
      moveOfDrop(
        two,
        { kind: 'item', key: keyOf(two, name) },
        { kind, key: kind === 'item' ? keyOf(two, over) : categoryKey(over), edge },
      ),
    );

  it('puts an item before or after the row it is dropped on', () => {
    expect(drop('A', 'item', 'B', 'bottom')).toEqual([['B', 'A'], ['C', 'D'], []]);
    expect(drop('A', 'item', 'D', 'top')).toEqual([['B'], ['C', 'A', 'D'], []]);
    expect(drop('D', 'item', 'C', 'top')).toEqual([['A', 'B'], ['D', 'C'], []]);
  });

  it('puts an item into the category it is dropped on', () => {
    expect(drop('A', 'category', 'Empty', 'bottom')).toEqual([['B'], ['C', 'D'], ['A']]);
    expect(drop('B', 'category', 'Exams', 'top')).toEqual([['A'], ['B', 'C', 'D'], []]);
  });

  it('does nothing if the item is there already', () => {
    expect(drop('A', 'item', 'B', 'top')).toBeNull();
    expect(drop('A', 'item', 'A', 'bottom')).toBeNull();
  });

  it('puts a category before or after the category it is dropped on', () => {
    const dragged = { kind: 'category', key: categoryKey('Homework') } as const;
    const dropTarget = (name: string, edge: DropTarget['edge']) =>
      ({ kind: 'category', key: categoryKey(name), edge }) as const;
    expect(namesAfter(moveOfDrop(two, dragged, dropTarget('Exams', 'bottom')))).toEqual([
      ['C', 'D'],
      ['A', 'B'],
      [],
    ]);
    expect(moveOfDrop(two, dragged, dropTarget('Exams', 'top'))).toBeNull();
  });
});
