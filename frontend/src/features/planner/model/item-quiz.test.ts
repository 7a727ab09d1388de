import { expect, it } from 'vitest';
import { item } from '../testing/given.ts';
import { openPointsText, rangeFrom } from './item-quiz.ts';

const results = (grade: number | null, lowestPercent: number, highestPercent: number) => ({
  grade,
  lowestPercent,
  highestPercent,
});
const quiz = item('Quiz', 10, undefined, 30);

it.each([
  ['without results', null, undefined],
  ['that are final', results(21, 70, 70), undefined],
  ['whose percent is rounded', results(22, 73.3333333333, 73.3333333333), undefined],
  ['that another attempt can raise', results(22, 73.3333333333, 100), { grade: 22, lowest: 22, highest: 30 }],
  ['that an attempt in progress replaces', results(21, 0, 100), { grade: 21, lowest: 0, highest: 30 }],
  ['that differ from the grade', results(10, 70, 100), undefined],
  ['that can be anything', results(null, 0, 100), undefined],
  ['of which a part is graded', results(null, 20, 60), { grade: null, lowest: 6, highest: 18 }],
])('the range of an item with quiz results %s', (_, given, range) => {
  expect(rangeFrom(given, quiz)).toEqual(range);
});

it.each([
  ['6 to 18 of 30 points', { grade: null, lowest: 6, highest: 18 }, false],
  ['6 of 30 points', { grade: null, lowest: 6, highest: 6 }, false],
  [null, { grade: null, lowest: 6, highest: 18 }, true],
  [null, { grade: 21, lowest: 21, highest: 30 }, true],
  [null, undefined, false],
])('the points that can still come are %s', (text, range, knownScores) => {
  expect(openPointsText({ ...quiz, range, knownScores })).toBe(text);
});
