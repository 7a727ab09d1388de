import { expect, it } from 'vitest';
import type { CourseAction } from '../../../../../core/grading/editing/actions.ts';
import { courseReducer } from '../../../../../core/grading/editing/course-reducer.ts';
import {
  createWorkingCourse,
  defaultCourse,
  type WorkingCourse,
} from '../../../../../core/grading/editing/working-course.ts';
import type { SavedCourse } from '../model/saved-course.ts';
import { toSaveInput } from './saved-answer.ts';

const categories = [
  {
    name: 'Exams',
    categoryType: 'STANDARD',
    weight: 0,
    maximumPoints: 0,
    dropLowest: 0,
    items: ['c1.i1', 'c1.i2'].map((itemId) => ({
      itemId,
      name: itemId,
      description: '',
      weight: 50,
      knownScores: false,
      grade: 0,
      maximumPoints: 10,
    })),
  },
] as const;

const opened = createWorkingCourse({ ...defaultCourse, categories });
const idsOf = (working: WorkingCourse, saved: SavedCourse | null = null) =>
  toSaveInput(working, { prefix: 'iab-', saved }).categories.map(({ items }) =>
    items.map(({ itemId }) => itemId),
  );
const after = (...actions: CourseAction[]) => actions.reduce(courseReducer, opened);
const keyAt = (working: WorkingCourse, at: number) => working.categories[0]?.items[at]?.key ?? '';

it('Items keep their IDs when they are moved, and a new item has the same ID in every save', () => {
  const added = after({ type: 'addItem', categoryKey: opened.categories[0]?.key ?? '', index: 0 });
  const [[newId = ''] = []] = idsOf(added);
  expect(newId).toMatch(/^iab-row-\d+$/);
  expect(idsOf(added)).toEqual([[newId, 'c1.i1', 'c1.i2']]);
  const renamed = courseReducer(added, {
    type: 'setItemText',
    itemKey: keyAt(added, 0),
    field: 'name',
    value: 'New',
  });
  const moved = courseReducer(renamed, {
    type: 'moveItem',
    itemKey: keyAt(added, 0),
    toCategoryKey: opened.categories[0]?.key ?? '',
    toIndex: 2,
  });
  expect(idsOf(moved)).toEqual([['c1.i1', 'c1.i2', newId]]);
});

it('Copies of items and categories get new IDs', () => {
  const copied = after(
    { type: 'duplicateItem', itemKey: keyAt(opened, 0) },
    { type: 'duplicateCategory', categoryKey: opened.categories[0]?.key ?? '' },
  );
  const ids = idsOf(copied).flat();
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
  expect(ids.filter((id) => id?.startsWith('c1.'))).toEqual(['c1.i1', 'c1.i2']);
});

it('An item without an ID is sent without one if the saved course has an item of the same name', () => {
  const imported = createWorkingCourse({
    ...defaultCourse,
    categories: categories.map((category) => ({
      ...category,
      items: category.items.map((item) => ({ ...item, itemId: null })),
    })),
  });
  const saved: SavedCourse = {
    id: 'c1',
    revision: 1,
    lastUpdatedOn: '',
    isTemplate: false,
    canEdit: true,
    access: 'OWNER',
    createdBy: '',
    course: { ...defaultCourse, categories },
  };
  expect(idsOf(imported, saved)).toEqual([[null, null]]);
  expect(idsOf(imported).flat()).not.toContain(null);
});
