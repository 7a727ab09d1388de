import { describe, expect, it } from 'vitest';
import { checkCourse } from './check-course.ts';
import { checkCategories, checkMeterDivisions } from './course-rules.ts';
import { checkName, checkNumber } from './value-rules.ts';
import { sampleCategories } from './defaults.ts';
import { defaultCourse } from './editing/working-course.ts';
import { category, item } from './testing/given.ts';

describe('checkNumber', () => {
  it('allows 0 and the limit itself', () => {
    expect(checkNumber('weight', 0)).toBeNull();
    expect(checkNumber('grade', 1_000_000)).toBeNull();
    expect(checkNumber('categoryMaximumPoints', 1_000_000_000)).toBeNull();
    expect(checkNumber('grade', 120)).toBeNull();
  });

  it.each([
    ['weight', -0.01, 'The weight must not be negative.'],
    ['weight', 1_000_000.5, 'The weight must not be over 1,000,000.'],
    ['grade', Number.NaN, 'The grade must be a number.'],
    ['grade', null, 'The grade must be a number.'],
    ['maximumPoints', Number.POSITIVE_INFINITY, 'The maximum points must be a number.'],
    ['maximumPoints', 1e-9, 'The maximum points must be 0 or at least 0.001.'],
    ['categoryMaximumPoints', 1_000_000_001, 'The maximum points must not be over 1,000,000,000.'],
    ['weight', Number.NEGATIVE_INFINITY, 'The weight must be a number.'],
    ['pinned', -1, 'The pinned grade must not be negative.'],
  ] as const)('refuses a %s of %d', (kind, value, sentence) => {
    expect(checkNumber(kind, value)).toBe(sentence);
  });
});

describe('checkMeterDivisions', () => {
  it('requires two ascending percents between 0 and 100', () => {
    expect(checkMeterDivisions([70, 80])).toBeNull();
    expect(checkMeterDivisions([0, 0])).toBeNull();
    expect(checkMeterDivisions([80, 70])).toBe('The first meter division must not be above the second.');
    expect(checkMeterDivisions([70, 101])).toBe('The meter division must not be over 100.');
  });
});

describe('checkCategories', () => {
  it('finds nothing wrong with the sample course', () => {
    expect(checkCategories(sampleCategories())).toEqual({});
  });

  it('returns an error for each invalid field, by the path of the field', () => {
    const wrong = [
      category(),
      {
        ...category({ name: 'Labs', weight: Number.NaN, maximumPoints: 2e9 }),
        categoryType: 'CURVED',
        items: [
          item(),
          { ...item({ weight: -1, grade: 2e6, maximumPoints: Number.POSITIVE_INFINITY }), pinned: -3 },
          item({ name: 'n'.repeat(501), description: 'd'.repeat(10_001) }),
        ],
      },
    ];
    expect(checkCategories(wrong)).toEqual({
      'categories.1.categoryType': "The category 'Labs' has the unknown type 'CURVED'.",
      'categories.1.weight': 'The weight must be a number.',
      'categories.1.maximumPoints': 'The maximum points must not be over 1,000,000,000.',
      'categories.1.items.1.weight': 'The weight must not be negative.',
      'categories.1.items.1.grade': 'The grade must not be over 1,000,000.',
      'categories.1.items.1.maximumPoints': 'The maximum points must be a number.',
      'categories.1.items.1.pinned': 'The pinned grade must not be negative.',
      'categories.1.items.2.name': 'The name must not be longer than 500 characters.',
      'categories.1.items.2.description': 'The description must not be longer than 10,000 characters.',
    });
  });

  it('allows a maximum of 1,000 categories and 10,000 items', () => {
    const many = (count: number, items: number) =>
      Array.from({ length: count }, () => category({ items: Array.from({ length: items }, () => item()) }));
    expect(checkCategories(many(1_000, 10))).toEqual({});
    expect(checkCategories(many(1_001, 0))).toEqual({
      categories: 'A course has at most 1,000 categories.',
    });
    expect(checkCategories([...many(1_000, 10).slice(1), ...many(1, 11)])).toEqual({
      categories: 'A course has at most 10,000 items.',
    });
  });

  it('doesn’t repeat a megabyte of input in its error', () => {
    const wrong = [{ ...category({ name: 'n'.repeat(1e6) }), categoryType: 't'.repeat(1e6) }];
    expect(JSON.stringify(checkCategories(wrong)).length).toBeLessThan(1_000);
  });
});

describe('checkCourse', () => {
  it('finds nothing wrong with the default course', () => {
    expect(checkCourse(defaultCourse)).toEqual({});
  });

  it('lists the errors of the course together with the errors of its categories', () => {
    const errors = checkCourse({
      ...defaultCourse,
      name: 'n'.repeat(501),
      notes: 'n'.repeat(100_001),
      targetGrade: -1,
      meterDivisions: [80, 70],
      categories: [category({ weight: -1 })],
    });
    expect(Object.keys(errors).toSorted()).toEqual([
      'categories.0.weight',
      'meterDivisions',
      'name',
      'notes',
      'targetGrade',
    ]);
  });
});

describe('checkName', () => {
  it('allows 500 characters', () => {
    expect(checkName('n'.repeat(500))).toBeNull();
  });
});
