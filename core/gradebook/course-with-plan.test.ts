import { describe, expect, it } from 'vitest';
import { defaultCourse } from '../grading/editing/working-course.ts';
import type { Category, Course, Item } from '../grading/course.ts';
import { standing } from '../grading/standing.ts';
import { courseWithPlan, emptyPlan, keepsStructure, planIn } from './course-with-plan.ts';
import type { OwnPlanContent } from './own-plan.ts';

const item = (itemId: string, weight: number): Item => ({
  itemId,
  name: itemId,
  description: '',
  weight,
  knownScores: true,
  grade: 20,
  maximumPoints: 20,
});
const category = (name: string, items: readonly Item[]): Category => ({
  name,
  categoryType: 'STANDARD',
  weight: 0,
  maximumPoints: 0,
  dropLowest: 0,
  items,
});
const course: Course = {
  ...defaultCourse,
  targetGrade: 80,
  categories: [
    category('Exams', [item('c.mid', 40), item('c.final', 40)]),
    category('Labs', [item('c.lab', 20)]),
  ],
};
const plan: OwnPlanContent = {
  targetGrade: 90,
  grades: [{ itemId: 'c.final', points: 15 }],
  items: [
    {
      key: 'k1',
      categoryName: 'Labs',
      categoryIndex: 1,
      name: 'My essay',
      weight: 5,
      maximumPoints: 10,
      points: null,
    },
  ],
};
const midterm = [{ itemId: 'c.mid', points: 18, status: null }];
const newKey = (c: number, i: number) => `new-${c}-${i}`;
const itemsOf = ({ categories }: Course) => categories.flatMap(({ items }) => items);
const gradesIn = (edited: Course) =>
  Object.fromEntries(
    itemsOf(edited).map(({ itemId, knownScores, grade }) => [itemId, knownScores ? grade : null]),
  );

describe('A student’s course', () => {
  it('has the released grades and the student’s tried grades, but not the grades in the instructor’s course', () => {
    const mine = courseWithPlan(course, midterm, plan);
    expect(gradesIn(mine)).toEqual({ 'c.mid': 18, 'c.final': 15, 'c.lab': null, 'own.k1': null });
    expect(mine.targetGrade).toBe(90);
    expect(courseWithPlan(course, [], emptyPlan)).toMatchObject({ targetGrade: 80 });
    expect(standing(courseWithPlan(course, midterm, emptyPlan).categories).currentGrade).toBe(90);
  });

  it('counts missing work with 0 points, and has no item from which the student is excused', () => {
    const released = [
      { itemId: 'c.mid', points: null, status: 'MISSING' as const },
      { itemId: 'c.lab', points: null, status: 'EXCUSED' as const },
    ];
    expect(gradesIn(courseWithPlan(course, released, emptyPlan))).toEqual({ 'c.mid': 0, 'c.final': null });
  });

  it('has a released grade instead of a tried grade, and the tried grade again once the released one is hidden', () => {
    const released = [{ itemId: 'c.final', points: 12, status: null }];
    const mine = courseWithPlan(course, released, plan);
    expect(gradesIn(mine)['c.final']).toBe(12);
    const kept = planIn(mine, { course, released, before: plan, newKey });
    expect(gradesIn(courseWithPlan(course, [], kept))['c.final']).toBe(15);
  });
});

describe('The plan in an edited course', () => {
  it('is unchanged if nothing was edited', () => {
    const mine = courseWithPlan(course, midterm, plan);
    expect(planIn(mine, { course, released: midterm, before: plan, newKey })).toEqual(plan);
  });

  it('stays when the instructor renames, adds, removes or restores items', () => {
    const [exams, labs] = course.categories;
    if (!exams || !labs) throw new Error('The course has two categories.');
    const changed: Course = {
      ...course,
      categories: [
        { ...exams, name: 'Tests', items: [{ ...item('c.mid', 50), name: 'Midterm' }, item('c.new', 30)] },
      ],
    };
    const mine = courseWithPlan(changed, midterm, plan);
    // The instructor removed the category of the student’s item, so the item is in the last category.
    expect(gradesIn(mine)).toEqual({ 'c.mid': 18, 'c.new': null, 'own.k1': null });
    const kept = planIn(mine, { course: changed, released: midterm, before: plan, newKey });
    expect(kept.grades).toEqual(plan.grades);
    expect(gradesIn(courseWithPlan(course, midterm, kept))).toMatchObject({ 'c.final': 15, 'own.k1': null });
  });

  it('keeps own items in their category if it is renamed or moved, or if another category has the same name', () => {
    const [exams, labs] = course.categories;
    if (!exams || !labs) throw new Error('The course has two categories.');
    const categoryIndexOfOwnItem = (categories: readonly Category[]) =>
      courseWithPlan({ ...course, categories }, [], plan).categories.findIndex(({ items }) =>
        items.some(({ itemId }) => itemId === 'own.k1'),
      );
    const other = category('Essays', [item('c.essay', 10)]);
    expect(categoryIndexOfOwnItem([exams, { ...labs, name: 'Laboratory' }, other])).toBe(1);
    expect(categoryIndexOfOwnItem([labs, exams, other])).toBe(0);
    expect(categoryIndexOfOwnItem([{ ...exams, name: 'Labs' }, labs])).toBe(1);
    expect(categoryIndexOfOwnItem([exams])).toBe(0);
  });

  it('has new items with a key, and no target until the student changes the target of the course', () => {
    const mine = courseWithPlan(course, [], emptyPlan);
    const [exams, labs] = mine.categories;
    if (!exams || !labs) throw new Error('The course has two categories.');
    const { itemId: _, ...added } = { ...item('', 3), name: 'Extra', grade: 7 };
    const edited = { ...mine, categories: [{ ...exams, items: [...exams.items, added] }, labs] };
    expect(planIn(edited, { course, released: [], before: emptyPlan, newKey })).toMatchObject({
      targetGrade: null,
      items: [{ key: 'new-0-2', categoryName: 'Exams', categoryIndex: 0, name: 'Extra', points: 7 }],
    });
  });
});

describe('An edit of a student', () => {
  const mine = courseWithPlan(course, midterm, plan);
  const changed = (itemId: string, changes: Partial<Item>): Course => ({
    ...mine,
    categories: mine.categories.map((each) => ({
      ...each,
      items: each.items.map((one) => (one.itemId === itemId ? { ...one, ...changes } : one)),
    })),
  });
  const without = (itemId: string): Course => ({
    ...mine,
    categories: mine.categories.map((each) => ({
      ...each,
      items: each.items.filter((one) => one.itemId !== itemId),
    })),
  });
  const released = new Set(['c.mid']);

  it.each([
    ['another tried grade', changed('c.final', { grade: 3 })],
    ['another name of an own item', changed('own.k1', { name: 'Talk', weight: 9 })],
    ['removing an own item', without('own.k1')],
  ])('keeps the structure: %s', (_what, after) => {
    expect(keepsStructure(mine.categories, after.categories, released)).toBe(true);
  });

  it.each([
    ['a released grade', changed('c.mid', { grade: 20 })],
    ['a released grade as open', changed('c.mid', { knownScores: false })],
    ['another maximum', changed('c.final', { maximumPoints: 10 })],
    ['another name', changed('c.lab', { name: 'Lab' })],
    ['another weight', changed('c.lab', { weight: 1 })],
    ['removing an item', without('c.lab')],
    ['removing a category', { ...mine, categories: mine.categories.slice(1) }],
    [
      'another category',
      { ...mine, categories: mine.categories.map((each) => ({ ...each, dropLowest: 1 })) },
    ],
  ])('does not keep the structure: %s', (_what, after) => {
    expect(keepsStructure(mine.categories, after.categories, released)).toBe(false);
  });
});
