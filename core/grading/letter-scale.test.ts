import { describe, expect, it } from 'vitest';
import { defaultGradeMaps } from './defaults.ts';
import { checkGradeMaps, letterFor, notAGrade, percentOfLetter } from './letter-scale.ts';

describe('letterFor', () => {
  it('returns the letter with the highest minimum that the grade reaches', () => {
    expect([100, 93, 92.99, 61, 0].map((percent) => letterFor(percent, defaultGradeMaps))).toEqual([
      'A',
      'A',
      'A-',
      'D',
      'F',
    ]);
  });

  it('reads a scale in any order and with gaps', () => {
    const scale = [
      { letter: 'low', minimum: 10 },
      { letter: 'high', minimum: 90 },
      { letter: 'mid', minimum: 50 },
    ];
    expect([95, 89, 50, 10, 9.99].map((percent) => letterFor(percent, scale))).toEqual([
      'high',
      'mid',
      'mid',
      'low',
      null,
    ]);
  });

  it('returns the first of two letters with the same minimum', () => {
    const scale = ['first', 'second'].map((letter) => ({ letter, minimum: 50 }));
    expect(letterFor(60, scale)).toBe('first');
  });

  it('compares the grade rounded to two decimals', () => {
    expect(letterFor(92.995, defaultGradeMaps)).toBe('A');
    expect(letterFor(92.994, defaultGradeMaps)).toBe('A-');
  });

  it('returns null without a grade or a scale', () => {
    expect(letterFor(null, defaultGradeMaps)).toBeNull();
    expect(letterFor(90, [])).toBeNull();
  });
});

describe('checkGradeMaps', () => {
  it('finds nothing wrong with the default scale', () => {
    expect(checkGradeMaps(defaultGradeMaps)).toEqual({});
  });

  it('reports empty, duplicate and invalid entries with their paths', () => {
    const errors = checkGradeMaps([
      { letter: 'A', minimum: 90 },
      { letter: ' ', minimum: 80 },
      { letter: 'A', minimum: 90 },
      { letter: 'C', minimum: -1 },
      { letter: 'D', minimum: Number.NaN },
      { letter: 'x'.repeat(21), minimum: 1 },
    ]);
    expect(errors).toEqual({
      'gradeMaps.1.letter': 'The letter must not be empty.',
      'gradeMaps.2.letter': 'The letter A is listed twice.',
      'gradeMaps.2.minimum': 'Two letters start at 90.',
      'gradeMaps.3.minimum': 'The lowest percent must not be negative.',
      'gradeMaps.4.minimum': 'The lowest percent must be a number.',
      'gradeMaps.5.letter': 'The letter must not be longer than 20 characters.',
    });
  });

  it('accepts a letter of 20 characters', () => {
    expect(checkGradeMaps([{ letter: 'x'.repeat(20), minimum: 1 }])).toEqual({});
  });

  it('accepts a scale of 100 letters, and refuses a longer scale with one error', () => {
    const scaleOf = (length: number) =>
      Array.from({ length }, (_, at) => ({ letter: `L${at}`, minimum: at / 2 }));
    expect(checkGradeMaps(scaleOf(100))).toEqual({});
    expect(checkGradeMaps(scaleOf(101))).toEqual({ gradeMaps: 'A scale has at most 100 letters.' });
  });
});

describe('a letter as a grade', () => {
  it('counts as the lowest percent of that letter, and this percent has the same letter', () => {
    for (const { letter, minimum } of defaultGradeMaps) {
      expect(percentOfLetter(letter, defaultGradeMaps)).toBe(minimum);
      expect(letterFor(percentOfLetter(letter, defaultGradeMaps), defaultGradeMaps)).toBe(letter);
    }
  });

  it.each([
    [' b+ ', 87],
    ['A−', 90],
    ['A–', 90],
    ['E', null],
    ['B++', null],
    ['', null],
  ])('%j is read as %j', (text, percent) => {
    expect(percentOfLetter(text, defaultGradeMaps)).toBe(percent);
  });

  it('is distinguished by upper and lower case if the scale has both', () => {
    const scale = [
      { letter: 'a', minimum: 50 },
      { letter: 'A', minimum: 90 },
    ];
    expect(['A', 'a'].map((letter) => percentOfLetter(letter, scale))).toEqual([90, 50]);
  });

  it('that is unknown is refused with the letters of the course', () => {
    expect(notAGrade([])).toBe('The grade must be a number.');
    expect(notAGrade([{ letter: 'Pass', minimum: 50 }])).toBe('The grade must be a number or one of Pass.');
    const many = Array.from({ length: 21 }, (_, at) => ({ letter: `L${at}`, minimum: at }));
    expect(notAGrade(many)).toMatch(/L19, …\.$/);
  });
});
