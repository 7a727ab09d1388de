import { describe, expect, it } from 'vitest';
import type { Option, QuestionPrompt } from './question-parts.ts';
import { randomOf } from './seeded-random.ts';
import { inShownOrder, shuffleOptions } from './shuffle-options.ts';

const options = (...texts: string[]): Option[] => texts.map((text) => ({ id: text, text }));
const texts = (shown: readonly Option[]) => shown.map(({ text }) => text);

describe('shuffleOptions', () => {
  it.each([
    'All of the above',
    'none of these',
    'Both of them',
    'Any of the answers above.',
    'Neither of those',
  ])('puts %j at the end, and shuffles the other options', (text) => {
    const original = options(text, 'one', 'two', 'three');
    const orders = Array.from({ length: 50 }, (_, at) => texts(shuffleOptions(original, randomOf(`${at}`))));
    expect(new Set(orders.map((order) => order.at(-1)))).toEqual(new Set([text]));
    expect(new Set(orders.map((order) => order.join())).size).toBe(6);
  });

  it.each(['Overall, none', 'Allow it', 'All men', 'Either'])('shuffles %j like any other option', (text) => {
    const original = options('one', text, 'two');
    const orders = Array.from({ length: 50 }, (_, at) => shuffleOptions(original, randomOf(`${at}`)));
    expect(new Set(orders.map((order) => texts(order).indexOf(text)))).toEqual(new Set([0, 1, 2]));
  });

  it('puts two options about the other options in an order that does not depend on the author’s order', () => {
    for (const original of [
      options('All of the above', 'a', 'None of the above'),
      options('None of the above', 'All of the above', 'a'),
    ]) {
      const order = texts(shuffleOptions(original, randomOf('x')));
      expect(order).toEqual(['a', 'All of the above', 'None of the above']);
    }
  });

  it('returns the same order for the same random numbers', () => {
    const original = options('a', 'b', 'c', 'd', 'e');
    expect(shuffleOptions(original, randomOf('s'))).toEqual(shuffleOptions(original, randomOf('s')));
  });
});

const prompt = (more: Partial<QuestionPrompt>): QuestionPrompt => ({
  type: 'MULTIPLE_CHOICE',
  question: 'Which?',
  options: [],
  matchPrompts: [],
  matchOptions: [],
  ...more,
});
const seeds = Array.from({ length: 60 }, (_, at) => `seed ${at}`);

describe('inShownOrder', () => {
  const orders = (shown: (seed: string) => readonly Option[]) =>
    new Set(seeds.map((seed) => texts(shown(seed)).join('')));
  const all = new Set(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);

  it('has ordinals in their order, and shuffles what belongs to them', () => {
    const matchPrompts = options('Third', 'First', 'second');
    const matching = prompt({ type: 'MATCHING', matchPrompts, matchOptions: options('a', 'b', 'c') });
    const shown = Array.from({ length: 50 }, (_, seed) => inShownOrder(matching, randomOf(`${seed}`), []));
    expect(new Set(shown.map((order) => texts(order.matchPrompts).join()))).toEqual(
      new Set(['First,second,Third']),
    );
    expect(new Set(shown.map((order) => texts(order.matchOptions).join())).size).toBe(6);
  });

  it('shuffles both columns of a matching question, also if the quiz does not shuffle answers', () => {
    const columns = { matchPrompts: options('a', 'b', 'c'), matchOptions: options('a', 'b', 'c') };
    const matching = prompt({ type: 'MATCHING', ...columns });
    expect(orders((seed) => inShownOrder(matching, randomOf(seed), []).matchPrompts)).toEqual(all);
    expect(orders((seed) => inShownOrder(matching, randomOf(seed), []).matchOptions)).toEqual(all);
    const both = orders((seed) => {
      const { matchPrompts, matchOptions } = inShownOrder(matching, randomOf(seed), []);
      return [...matchPrompts, ...matchOptions];
    });
    expect(both.size).toBeGreaterThan(20);
  });

  it('returns options in the author’s order if it is passed, and shuffles them otherwise', () => {
    const choice = prompt({ options: options('a', 'b', 'c') });
    const shown = (authors: readonly string[] | null) =>
      orders((seed) => inShownOrder(choice, randomOf(seed), authors).options);
    expect(shown(['b', 'c', 'a'])).toEqual(new Set(['bca']));
    expect(shown(null)).toEqual(all);
  });

  it.each([
    ['False', 'True'],
    ['no', 'Yes'],
  ])('always returns %s after %s', (no, yes) => {
    const truth = prompt({ type: 'TRUE_FALSE', options: options(no, yes) });
    for (const authors of [null, [no, yes]])
      expect(texts(inShownOrder(truth, randomOf('s'), authors).options)).toEqual([yes, no]);
  });

  it('shuffles two answers that mean true and false in another language', () => {
    const truth = prompt({ type: 'TRUE_FALSE', options: options('Wahr', 'Falsch') });
    const first = new Set(seeds.map((seed) => texts(inShownOrder(truth, randomOf(seed), null).options)[0]));
    expect(first).toEqual(new Set(['Wahr', 'Falsch']));
  });
});
