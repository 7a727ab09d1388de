import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Answered } from '../attempts/answered-attempts.ts';
import type { SubmittedAttempt } from '../attempts/attempt.policy.ts';
import type { OpenedItem } from '../grading/grading.ts';
import { itemStatistics } from '../../../core/quizzes/item-statistics.ts';
import { toCountedAttempt, toItemStatistics } from './item-statistics.mapper.ts';

interface Given {
  readonly points: number;
  readonly share: number | null;
}

const idOf = (at: number) => `q${at}`;

function attemptOf(given: readonly Given[]): Answered<SubmittedAttempt> {
  const items = given.map(({ points }, at) => ({
    questionId: idOf(at),
    versionId: `${idOf(at)}v`,
    points,
    optionIds: ['a', 'b'],
    matchOptionIds: [],
  }));
  return {
    _id: 'attempt',
    quizId: 'quiz',
    userId: 'ada',
    takerName: 'Ada',
    takerEmail: 'ada@markwise.example',
    kind: 'GRADED',
    creditMethod: 'NET_CORRECT',
    number: 1,
    startedAt: '2026-11-21T09:00:00.000Z',
    dueAt: null,
    submittedAt: '2026-11-21T09:10:00.000Z',
    items,
    results: Object.fromEntries(given.map(({ share }, at) => [idOf(at), { share, feedback: '' }])),
    responses: Object.fromEntries(
      given.map((_, at) => [idOf(at), { optionIds: at % 2 === 0 ? ['a'] : [], text: '', matches: [] }]),
    ),
    isScored: true,
    revision: 1,
    slot: 'slot',
  };
}

function openedAt(at: number): OpenedItem {
  const [item] = attemptOf(Array.from({ length: at + 1 }, () => ({ points: 1, share: 1 }))).items.slice(at);
  if (!item) throw new Error('The attempt has no item at this index.');
  const options = ['a', 'b'].map((id) => ({ id, text: id }));
  return {
    item,
    prompt: { type: 'MULTIPLE_CHOICE', question: 'Which?', options, matchPrompts: [], matchOptions: [] },
    key: {
      order: ['a', 'b'],
      correct: ['a'],
      accepted: [],
      numericAnswers: [],
      matches: [],
      explanation: '',
      answerExplanations: ['', ''],
    },
  };
}

const questions = 5;
const shares = fc.constantFrom(null, 0, 1 / 3, 0.5, 1);
const attempts = fc.array(
  fc.array(fc.record({ points: fc.constantFrom(0, 0.1, 1, 2.5, 100), share: shares }), {
    minLength: questions,
    maxLength: questions,
  }),
  { minLength: 10, maxLength: 30 },
);

it('a question is compared with the sum of the other questions', () => {
  fc.assert(
    fc.property(attempts, fc.nat(questions - 1), (given, at) => {
      const expected = given.flatMap((items) => {
        const share = items[at]?.share ?? null;
        if (share === null) return [];
        const others = items.filter((item, index) => index !== at && item.share !== null);
        const possible = others.reduce((sum, { points }) => sum + points, 0);
        const score = others.reduce((sum, other) => sum + other.points * (other.share ?? 0), 0);
        return [{ share, restShare: possible < 1e-9 ? null : score / possible, optionIds: [] }];
      });
      const { sampleSize, difficulty, discrimination } = itemStatistics(expected, [], []);
      const statistics = toItemStatistics(openedAt(at), given.map(attemptOf).map(toCountedAttempt), 0);
      expect([statistics.sampleSize, statistics.difficulty]).toEqual([sampleSize, difficulty]);
      if (discrimination === null) expect(statistics.discrimination).toBeNull();
      else expect(statistics.discrimination).toBeCloseTo(discrimination, 6);
    }),
  );
});

it('the points of an attempt are added up once, not once for each question', () => {
  const count = 50;
  const attempt = attemptOf(Array.from({ length: count }, () => ({ points: 1, share: 1 })));
  let reads = 0;
  const results = new Proxy(attempt.results, {
    get: (target, id) => {
      reads += 1;
      return target[String(id)];
    },
  });
  const counted = Array.from({ length: 10 }, () => toCountedAttempt({ ...attempt, results }));
  for (let at = 0; at < count; at += 1)
    expect(toItemStatistics(openedAt(at), counted, 0).sampleSize).toBe(10);
  expect(reads).toBeLessThanOrEqual(10 * count * 4);
});
