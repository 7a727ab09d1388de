import { describe, expect, it } from 'vitest';
import type { Option } from './question-parts.ts';
import { randomOf } from './random.ts';
import { shuffleOptions } from './shuffle-options.ts';

const options = (...texts: string[]): Option[] => texts.map((text) => ({ id: text, text }));
const texts = (shown: readonly Option[]) => shown.map(({ text }) => text);

describe('shuffleOptions', () => {
  it.each([
    'All of the above',
    'none of these',
    'Both of them',
    'Any of the answers above.',
    'Neither of those',
  ])('leaves %j at the end in every shuffle of the others', (text) => {
    const given = options(text, 'one', 'two', 'three');
    const orders = Array.from({ length: 50 }, (_, at) => texts(shuffleOptions(given, randomOf(`${at}`))));
    expect(new Set(orders.map((order) => order.at(-1)))).toEqual(new Set([text]));
    expect(new Set(orders.map((order) => order.join())).size).toBe(6);
  });

  it.each(['Overall, none', 'Allow it', 'All men', 'Either'])('moves %j like any other', (text) => {
    const given = options('one', text, 'two');
    const orders = Array.from({ length: 50 }, (_, at) => shuffleOptions(given, randomOf(`${at}`)));
    expect(new Set(orders.map((order) => texts(order).indexOf(text)))).toEqual(new Set([0, 1, 2]));
  });

  it('keeps two answers about the others in their order', () => {
    const given = options('All of the above', 'a', 'None of the above');
    const order = texts(shuffleOptions(given, randomOf('x')));
    expect(order).toEqual(['a', 'All of the above', 'None of the above']);
  });

  it('gives the same order for the same seed', () => {
    const given = options('a', 'b', 'c', 'd', 'e');
    expect(shuffleOptions(given, randomOf('s'))).toEqual(shuffleOptions(given, randomOf('s')));
  });
});
