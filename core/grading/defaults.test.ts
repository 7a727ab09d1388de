import { describe, expect, it } from 'vitest';
import { blankCategory, blankItem, sampleCategories } from './defaults.ts';

describe('the defaults of the specification', () => {
  it('include a blank item', () => {
    expect(blankItem()).toEqual({
      name: 'Item Name',
      description: '',
      weight: 0,
      knownScores: false,
      grade: 0,
      maximumPoints: 0,
    });
  });

  it('include a STANDARD category with weight 0 and one blank item', () => {
    expect(blankCategory()).toMatchObject({ categoryType: 'STANDARD', weight: 0, items: [blankItem()] });
  });

  it('include a sample course of assignments and exams with a total weight of 100', () => {
    const sample = sampleCategories().map(({ name, weight, items }) => ({
      name,
      weight,
      items: items.map((item) => [item.name, item.weight, item.maximumPoints, item.knownScores]),
    }));
    expect(sample).toEqual([
      {
        name: 'Assignments',
        weight: 25,
        items: [
          ['Assignment 1', 6.25, 25, false],
          ['Assignment 2', 6.25, 25, false],
          ['Assignment 3', 6.25, 25, false],
          ['Assignment 4', 6.25, 25, false],
        ],
      },
      {
        name: 'Exams',
        weight: 75,
        items: [
          ['Exam 1', 25, 100, false],
          ['Exam 2', 25, 100, false],
          ['Final Exam', 25, 100, false],
        ],
      },
    ]);
  });
});
