import { describe, expect, it } from 'vitest';
import type { Category, CategoryType } from '../course.ts';
import { sampleCategories } from '../defaults.ts';
import { categoryKey, edit, itemKey, workingSample } from '../testing/edit.ts';
import { category, item } from '../testing/given.ts';
import { createWorkingCourse, defaultCourse, toCourse, type WorkingCourse } from './working-course.ts';

const state = workingSample();
const exams = categoryKey(state, 'Exams');
const assignments = categoryKey(state, 'Assignments');
const finalExam = itemKey(state, 'Final Exam');

function names(course: WorkingCourse): string[][] {
  return course.categories.map(({ items }) => items.map(({ name }) => name));
}

function find(course: WorkingCourse, key: string) {
  return course.categories.flatMap(({ items }) => items).find((one) => one.key === key);
}

describe('the working course', () => {
  it('starts as the sample course with the defaults of the specification', () => {
    const fresh = createWorkingCourse();
    expect(fresh).toMatchObject({
      targetGrade: 85,
      courseName: '',
      meterDivisions: [70, 80],
      achievingTargetGrade: false,
      maxAchievableGrade: 100,
      message: null,
    });
    expect(toCourse(fresh).categories).toEqual(sampleCategories());
  });

  it('is saved without keys and hypothetical grades', () => {
    expect(toCourse(edit(state, { type: 'achieveTarget' }))).toEqual(toCourse(state));
    expect(Object.keys(toCourse(state).categories[0]?.items[0] ?? {})).not.toContain('key');
  });
});

describe('editing the course', () => {
  it('sets its texts', () => {
    const edited = edit(
      state,
      { type: 'setCourseText', field: 'courseName', value: 'Algebra' },
      { type: 'setCourseText', field: 'courseDescription', value: 'Groups' },
      { type: 'setCourseText', field: 'courseSyllabus', value: 'Week 1' },
      { type: 'setCourseText', field: 'courseMeetingDetails', value: 'Mondays' },
      { type: 'setCourseText', field: 'savedCourseNotes', value: 'Ruler' },
    );
    expect(toCourse(edited)).toMatchObject({
      name: 'Algebra',
      description: 'Groups',
      syllabus: 'Week 1',
      meetingDetails: 'Mondays',
      notes: 'Ruler',
    });
  });

  it('sets the meter divisions and the letters', () => {
    const edited = edit(
      state,
      { type: 'setMeterDivisions', value: [60, 90] },
      { type: 'setGradeMaps', value: [{ letter: 'P', minimum: 50 }] },
    );
    expect(edited).toMatchObject({ meterDivisions: [60, 90], gradeMaps: [{ letter: 'P', minimum: 50 }] });
  });

  it('resets to the default course with new keys', () => {
    const reset = edit(
      state,
      { type: 'setCourseText', field: 'courseName', value: 'Algebra' },
      { type: 'achieveTarget' },
      { type: 'resetCourse' },
    );
    expect(toCourse(reset)).toEqual(defaultCourse);
    expect(reset.achievingTargetGrade).toBe(false);
    expect(reset.categories.some(({ key }) => key === exams || key === assignments)).toBe(false);
  });

  it('replaces the current course', () => {
    const person = {
      id: '1',
      name: 'Ada',
      role: 'Student',
      email: '',
      linkedin: '',
      github: '',
      key: '',
      grade: 90,
    };
    const course = { ...defaultCourse, name: 'Loaded', categories: [category({ name: 'Only' })] };
    const loaded = edit(state, { type: 'loadCourse', course, people: [person] });
    expect(toCourse(loaded)).toEqual(course);
    expect(loaded.peopleList).toEqual([person]);
    expect(loaded.maxAchievableGrade).toBe(0);
  });

  it('refuses to load a course that breaks the rules, and records the error', () => {
    const course = { ...defaultCourse, categories: [category({ items: [item({ grade: Number.NaN })] })] };
    const refused = edit(state, { type: 'loadCourse', course });
    expect({ ...refused, errors: state.errors }).toEqual(state);
    expect(refused.errors.course.categories).toBe('The grade must be a number.');
  });
});

describe('editing categories', () => {
  it('sets the name, the type and the numbers', () => {
    const edited = edit(
      state,
      { type: 'setCategoryName', categoryKey: exams, value: 'Tests' },
      { type: 'setCategoryType', categoryKey: exams, value: 'HYBRID' },
      { type: 'setCategoryNumber', categoryKey: exams, field: 'weight', value: 60 },
      { type: 'setCategoryNumber', categoryKey: exams, field: 'maximumPoints', value: 300 },
    );
    expect(edited.categories[1]).toMatchObject({
      name: 'Tests',
      categoryType: 'HYBRID',
      weight: 60,
      maximumPoints: 300,
    });
    expect(edited.maxAchievableGrade).toBeCloseTo(21.25 + 60 - 20 * 0.19, 9);
  });

  it('adds a blank category at the end or at an index', () => {
    const added = edit(state, { type: 'addCategory' }, { type: 'addCategory', index: 0 });
    expect(names(added).map((items) => items.length)).toEqual([1, 4, 3, 1]);
    expect(added.categories[0]).toMatchObject({ categoryType: 'STANDARD', weight: 0 });
    expect(added.categories[0]?.items[0]?.name).toBe('Item Name');
  });

  it('inserts a copy after the original, with all items and new keys', () => {
    const copied = edit(state, { type: 'duplicateCategory', categoryKey: assignments });
    expect(names(copied)).toEqual([names(state)[0], names(state)[0], names(state)[1]]);
    expect(toCourse(copied).categories[1]).toEqual(toCourse(state).categories[0]);
    const keys = copied.categories.flatMap(({ key, items }) => [key, ...items.map((one) => one.key)]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('deletes a category with its items and their errors', () => {
    const deleted = edit(
      state,
      { type: 'setItemNumber', itemKey: finalExam, field: 'weight', value: -1 },
      { type: 'deleteCategory', categoryKey: exams },
    );
    expect(names(deleted)).toHaveLength(1);
    expect(deleted.errors.items).toEqual({});
    expect(deleted.maxAchievableGrade).toBe(21.25);
  });

  it('moves a category to an index in the new order', () => {
    const three = edit(state, { type: 'addCategory' });
    const order = (course: WorkingCourse) => course.categories.map(({ name }) => name);
    const move = (key: string, toIndex: number) =>
      order(edit(three, { type: 'moveCategory', categoryKey: key, toIndex }));
    expect(move(assignments, 2)).toEqual(['Exams', 'Category Name', 'Assignments']);
    expect(move(exams, 0)).toEqual(['Exams', 'Assignments', 'Category Name']);
    expect(move(exams, 99)).toEqual(['Assignments', 'Category Name', 'Exams']);
    expect(move(three.categories[2]?.key ?? 'gone', -1)).toEqual(['Category Name', 'Assignments', 'Exams']);
  });
});

describe('editing items', () => {
  it('sets texts, numbers and the known switch', () => {
    const edited = edit(
      state,
      { type: 'setItemText', itemKey: finalExam, field: 'name', value: 'Oral' },
      { type: 'setItemText', itemKey: finalExam, field: 'description', value: 'Room 5' },
      { type: 'setItemNumber', itemKey: finalExam, field: 'grade', value: 40 },
      { type: 'setItemNumber', itemKey: finalExam, field: 'maximumPoints', value: 50 },
      { type: 'setItemNumber', itemKey: finalExam, field: 'weight', value: 20 },
      { type: 'setItemKnown', itemKey: finalExam, value: true },
    );
    expect(find(edited, finalExam)).toEqual({
      key: finalExam,
      name: 'Oral',
      description: 'Room 5',
      grade: 40,
      maximumPoints: 50,
      weight: 20,
      knownScores: true,
    });
    expect(edited.maxAchievableGrade).toBe(41.5 + 25 + 16);
  });

  it('adds a blank item at the end or at an index', () => {
    const added = edit(
      state,
      { type: 'addItem', categoryKey: exams },
      { type: 'addItem', categoryKey: exams, index: 0 },
    );
    expect(names(added)[1]).toEqual(['Item Name', 'Exam 1', 'Exam 2', 'Final Exam', 'Item Name']);
  });

  it('inserts a copy after the original, with a new key', () => {
    const copied = edit(state, { type: 'duplicateItem', itemKey: itemKey(state, 'Exam 1') });
    expect(names(copied)[1]).toEqual(['Exam 1', 'Exam 1', 'Exam 2', 'Final Exam']);
    const keys = copied.categories[1]?.items.map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
    expect(keys?.[0]).toBe(itemKey(state, 'Exam 1'));
    expect(copied.categories[1]?.items[1]).toMatchObject({ knownScores: true, grade: 81 });
  });

  it('deletes an item with its errors', () => {
    const deleted = edit(
      state,
      { type: 'setItemNumber', itemKey: finalExam, field: 'grade', value: null },
      { type: 'deleteItem', itemKey: finalExam },
    );
    expect(names(deleted)[1]).toEqual(['Exam 1', 'Exam 2']);
    expect(deleted.errors).toEqual(state.errors);
  });

  it('moves an item within its category and to another category', () => {
    const within = edit(state, { type: 'moveItem', itemKey: finalExam, toCategoryKey: exams, toIndex: 0 });
    expect(names(within)[1]).toEqual(['Final Exam', 'Exam 1', 'Exam 2']);
    const across = edit(state, {
      type: 'moveItem',
      itemKey: finalExam,
      toCategoryKey: assignments,
      toIndex: 1,
    });
    expect(names(across)).toEqual([
      ['Assignment 1', 'Final Exam', 'Assignment 2', 'Assignment 3', 'Assignment 4'],
      ['Exam 1', 'Exam 2'],
    ]);
    expect(find(across, finalExam)).toBe(find(state, finalExam));
  });
});

describe('an invalid value', () => {
  it('does not replace the old value, and its error is recorded until a valid value is entered', () => {
    const field = { type: 'setItemNumber', itemKey: finalExam, field: 'weight' } as const;
    const sentence = (value: number | null) =>
      edit(state, { ...field, value }).errors.items[finalExam]?.weight;
    expect(sentence(null)).toBe('The weight must be a number.');
    expect(sentence(Number.NaN)).toBe('The weight must be a number.');
    expect(sentence(-1)).toBe('The weight must not be negative.');
    expect(sentence(2_000_000)).toBe('The weight must not be over 1,000,000.');
    const refused = edit(state, { ...field, value: null });
    expect(refused.categories).toBe(state.categories);
    expect(edit(refused, { ...field, value: 30 }).errors).toEqual(state.errors);
  });

  it('is refused for the target, meter divisions, letters, texts, categories and items', () => {
    const odd: CategoryType = JSON.parse('"CURVED"');
    const refused = edit(
      state,
      { type: 'setCourseNumber', field: 'targetGrade', value: Number.POSITIVE_INFINITY },
      { type: 'setMeterDivisions', value: [80, 70] },
      { type: 'setGradeMaps', value: [{ letter: '', minimum: 1 }] },
      { type: 'setCourseText', field: 'courseName', value: 'n'.repeat(501) },
      { type: 'setCategoryType', categoryKey: exams, value: odd },
      { type: 'setCategoryNumber', categoryKey: exams, field: 'maximumPoints', value: 2e9 },
      { type: 'setItemText', itemKey: finalExam, field: 'description', value: 'd'.repeat(10_001) },
    );
    expect(toCourse(refused)).toEqual(toCourse(state));
    expect(refused.errors).toEqual({
      course: {
        targetGrade: 'The target grade must be a number.',
        meterDivisions: 'The first meter division must not be above the second.',
        gradeMaps: 'The letter must not be empty.',
        courseName: 'The name must not be longer than 500 characters.',
      },
      categories: {
        [exams]: {
          categoryType: "The category 'Exams' has the unknown type 'CURVED'.",
          maximumPoints: 'The maximum points must not be over 1,000,000,000.',
        },
      },
      items: { [finalExam]: { description: 'The description must not be longer than 10,000 characters.' } },
    });
  });

  it('can be a new item that would exceed the maximum number of items', () => {
    const items = Array.from({ length: 10_000 }, () => item());
    const full = createWorkingCourse({ ...defaultCourse, categories: [category({ items })] });
    const key = full.categories[0]?.key ?? 'gone';
    const refused = edit(full, { type: 'addItem', categoryKey: key });
    expect(refused.categories).toBe(full.categories);
    expect(refused.errors.course.categories).toBe('A course has at most 10,000 items.');
  });
});

describe('field errors', () => {
  const path = { of: 'category', key: exams, field: 'weight' } as const;

  it('can be set and cleared by actions', () => {
    const set = edit(state, { type: 'setFieldError', path, message: 'Not this.' });
    expect(set.errors.categories[exams]?.weight).toBe('Not this.');
    expect(edit(set, { type: 'clearFieldError', path }).errors).toEqual(state.errors);
  });
});

describe('an edit', () => {
  it('returns the same state if it changes nothing', () => {
    const unchanged = edit(
      state,
      { type: 'setCourseNumber', field: 'targetGrade', value: 85 },
      { type: 'setCourseText', field: 'courseName', value: '' },
      { type: 'setMeterDivisions', value: [70, 80] },
      { type: 'setCategoryNumber', categoryKey: exams, field: 'weight', value: 0 },
      { type: 'setItemNumber', itemKey: finalExam, field: 'grade', value: 0 },
      { type: 'setItemKnown', itemKey: finalExam, value: false },
      { type: 'moveItem', itemKey: finalExam, toCategoryKey: exams, toIndex: 2 },
      { type: 'moveCategory', categoryKey: exams, toIndex: 1 },
      { type: 'deleteItem', itemKey: 'gone' },
      { type: 'deleteCategory', categoryKey: 'gone' },
      { type: 'addItem', categoryKey: 'gone' },
      { type: 'pinItem', itemKey: finalExam },
      { type: 'leaveTargetMode' },
      { type: 'dismissMessage' },
    );
    expect(unchanged).toBe(state);
  });

  it('keeps unchanged rows as the same objects', () => {
    const thousand: Category[] = Array.from({ length: 10 }, () =>
      category({ items: Array.from({ length: 100 }, () => item({ weight: 0.1 })) }),
    );
    const before = edit(createWorkingCourse({ ...defaultCourse, categories: thousand }), {
      type: 'achieveTarget',
    });
    const key = before.categories[4]?.items[50]?.key ?? 'gone';
    const after = edit(before, { type: 'setItemText', itemKey: key, field: 'name', value: 'Changed' });
    const changed = after.categories.flatMap(({ items }, c) =>
      items.filter((one, i) => one !== before.categories[c]?.items[i]),
    );
    expect(changed.map(({ name }) => name)).toEqual(['Changed']);
    expect(after.categories.filter((one, c) => one !== before.categories[c])).toHaveLength(1);
    expect(after.gradesInAchievingTargetGrade).toBe(before.gradesInAchievingTargetGrade);
  });

  it('keeps unchanged categories’ hypothetical grades as the same objects', () => {
    const before = edit(state, { type: 'achieveTarget' });
    const after = edit(before, { type: 'setItemNumber', itemKey: finalExam, field: 'grade', value: 90 });
    expect(after.gradesInAchievingTargetGrade[0]).toBe(before.gradesInAchievingTargetGrade[0]);
    expect(after.gradesInAchievingTargetGrade[1]).not.toBe(before.gradesInAchievingTargetGrade[1]);
  });
});
