import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  askedItems,
  checkPools,
  checkPoolSizes,
  drawFromPools,
  type QuestionPool,
} from './question-pools.ts';
import { randomOf } from './seeded-random.ts';

const pool = (name: string, count: number, points = 1): QuestionPool => ({ name, count, points });
const items = (...pools: readonly (string | null)[]) => pools.map((name, id) => ({ id, pool: name }));

const quizzes = fc.array(fc.constantFrom(null, 'A', 'B', 'C'), { maxLength: 40 }).chain((names) =>
  fc.record({
    asked: fc.constant(items(...names)),
    pools: fc
      .tuple(...['A', 'B', 'C'].map(() => fc.integer({ min: 1, max: 12 })))
      .map((counts) => counts.map((count, at) => pool('ABC'[at] ?? '', count))),
    seed: fc.string(),
  }),
);

describe('a draw from pools', () => {
  it('has all questions without a pool and the requested number of each pool, in the order of the quiz', () => {
    fc.assert(
      fc.property(quizzes, ({ asked, pools, seed }) => {
        const drawn = drawFromPools(asked, pools, randomOf(seed));
        expect(drawn.map(({ id }) => id)).toEqual(drawn.map(({ id }) => id).toSorted((a, b) => a - b));
        expect(new Set(drawn).size).toBe(drawn.length);
        for (const name of [null, 'A', 'B', 'C']) {
          const all = asked.filter((item) => item.pool === name).length;
          const max = pools.find((each) => each.name === name)?.count ?? Infinity;
          expect(drawn.filter((item) => item.pool === name)).toHaveLength(Math.min(all, max));
        }
        expect(askedItems(asked, pools)).toHaveLength(drawn.length);
      }),
    );
  });

  it('asks each question of a pool about equally often', () => {
    const asked = items('A', 'A', 'A', 'A', 'A');
    const counts = [0, 0, 0, 0, 0];
    const random = randomOf('often');
    for (let draw = 0; draw < 5_000; draw += 1)
      for (const { id } of drawFromPools(asked, [pool('A', 2)], random)) counts[id] = (counts[id] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(150);
  });
});

describe('pools', () => {
  it('need a unique name, a whole number of questions, and points', () => {
    expect(checkPools([pool('A', 1), pool(' a ', 1)])).toEqual({
      'pools.1.name': 'Another pool has this name.',
    });
    expect(checkPools([pool(' ', 0, -1), pool('x'.repeat(101), 1.5, Number.NaN)])).toEqual({
      'pools.0.name': 'A pool needs a name.',
      'pools.0.count': 'A pool asks at least 1 question.',
      'pools.0.points': 'Points are 0 to 10,000.',
      'pools.1.name': 'Maximum 100 characters.',
      'pools.1.count': 'A pool asks at least 1 question.',
      'pools.1.points': 'Points are 0 to 10,000.',
    });
    expect(checkPools([pool('A', 501)])).toEqual({
      'pools.0.count': 'A pool asks at most 500 questions.',
    });
    expect(checkPools(Array.from({ length: 51 }, (_, at) => pool(`${at}`, 1)))).toEqual({
      pools: 'A quiz has at most 50 pools.',
    });
  });

  it('cannot ask more questions than they have', () => {
    expect(checkPoolSizes([pool('A', 2), pool('B', 1)], items('A', 'a', null))).toEqual({
      'pools.1.count': 'The pool “B” has 0 questions, so it can’t ask 1.',
    });
    expect(checkPoolSizes([pool('A', 3)], items('A'))).toEqual({
      'pools.0.count': 'The pool “A” has 1 question, so it can’t ask 3.',
    });
  });
});
