import { describe, expect, it } from 'vitest';
import type { Random } from '../../core/quizzes/random.ts';
import { randomUnder, systemRandom } from './random.ts';

const secret = 'a secret of 32 characters or so';
const take = (random: Random, count: number) => Array.from({ length: count }, () => random());

describe.each<readonly [string, () => Random]>([
  ['systemRandom', () => systemRandom],
  ['randomUnder', () => randomUnder(secret)('card')],
])('%s', (_, open) => {
  it('returns numbers from 0 to 1 that fill the range evenly', () => {
    const numbers = take(open(), 10_000);
    expect(numbers.every((value) => value >= 0 && value < 1)).toBe(true);
    const tenths = Map.groupBy(numbers, (value) => Math.floor(value * 10));
    expect(tenths.size).toBe(10);
    for (const inTenth of tenths.values()) expect(Math.abs(inTenth.length - 1_000)).toBeLessThan(200);
  });

  it('returns numbers of more than 32 bits, none of them twice', () => {
    const numbers = take(open(), 10_000);
    expect(new Set(numbers).size).toBe(numbers.length);
    const coarse = numbers.filter((value) => Number.isInteger(value * 2 ** 32));
    expect(coarse.length).toBeLessThan(10);
  });
});

describe('randomUnder', () => {
  const firstNumbers = (key: string, name: string) => take(randomUnder(key)(name), 20);

  it('repeats the sequence of a name, also if names alternate', () => {
    const randomFor = randomUnder(secret);
    const [one, other] = [randomFor('a'), randomFor('b')];
    const turns = Array.from({ length: 20 }, () => [one(), other()]);
    expect(turns.map(([a]) => a)).toEqual(firstNumbers(secret, 'a'));
    expect(turns.map(([, b]) => b)).toEqual(firstNumbers(secret, 'b'));
  });

  it('returns another sequence for another name, and with another secret', () => {
    const sequences = [
      firstNumbers(secret, 'a'),
      firstNumbers(secret, 'b'),
      firstNumbers(secret, '0:a'),
      firstNumbers(`${secret}.`, 'a'),
    ];
    expect(new Set(sequences.map(([number]) => number)).size).toBe(sequences.length);
  });
});
