import { describe, expect, it } from 'vitest';
import { importGift } from './gift-import.ts';

const first = (file: string) => importGift(file).questions[0];
const reportOf = (file: string) =>
  importGift(file).report.map(({ line, level, message }) => `${level} ${line}: ${message}`);

describe('the comments above a question in GIFT', () => {
  it('contain points, difficulty and concepts, and invalid values are reported', () => {
    expect(first('// [points: 2.5] [difficulty:hard] [concept:a%3Cb%25]\nOk?{T}')).toMatchObject({
      points: 2.5,
      difficulty: 'HARD',
      concepts: ['a<b%'],
    });
    expect(first('// [tag:[points:3\\]]\nOk?{T}')).toMatchObject({ points: 1, concepts: ['[points:3]'] });
    expect(reportOf('// [points:many] [difficulty:odd]\nOk?{T}')).toEqual([
      'loss 2: “many” is not a number of points.',
      'loss 2: “odd” is not a difficulty: easy, medium or hard.',
    ]);
    expect(reportOf('// [points:-1]\nOk?{T}')).toEqual(['error 2: Points must be a number of 0 or more.']);
  });
});
