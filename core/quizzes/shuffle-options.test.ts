import { describe, expect, it } from 'vitest';
import type { Option, QuestionPrompt } from './question-parts.ts';
import { randomOf } from './random.ts';
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

const prompt = (more: Partial<QuestionPrompt>): QuestionPrompt => ({
  type: 'MULTIPLE_CHOICE',
  question: 'Which?',
  options: [],
  lefts: [],
  rights: [],
  ...more,
});
const seeds = Array.from({ length: 60 }, (_, at) => `seed ${at}`);

describe('inShownOrder', () => {
  it('shuffles partners also where answers stay as they were written: in sorted columns places would tell', () => {
    const matching = prompt({
      type: 'MATCHING',
      lefts: options('1', '2', '3'),
      rights: options('a', 'b', 'c'),
    });
    const orders = seeds.map((seed) => texts(inShownOrder(matching, seed, false).rights).join(''));
    expect(new Set(orders)).toEqual(new Set(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']));
    expect(inShownOrder(matching, 'x', false)).toEqual(inShownOrder(matching, 'x', false));
  });

  it('leaves choices as they were written unless they are shuffled', () => {
    const choice = prompt({ options: options('a', 'b', 'c') });
    const orders = (shuffles: boolean) =>
      new Set(seeds.map((seed) => texts(inShownOrder(choice, seed, shuffles).options).join('')));
    expect(orders(false)).toEqual(new Set(['abc']));
    expect(orders(true).size).toBe(6);
  });

  it.each([
    ['False', 'True'],
    ['no', 'Yes'],
  ])('shows %s after %s, whichever its author wrote first', (no, yes) => {
    const truth = prompt({ type: 'TRUE_FALSE', options: options(no, yes) });
    for (const shuffles of [true, false])
      expect(texts(inShownOrder(truth, 's', shuffles).options)).toEqual([yes, no]);
  });

  it('shuffles two answers that are true and false in other words', () => {
    const truth = prompt({ type: 'TRUE_FALSE', options: options('Wahr', 'Falsch') });
    const first = new Set(seeds.map((seed) => texts(inShownOrder(truth, seed, true).options)[0]));
    expect(first).toEqual(new Set(['Wahr', 'Falsch']));
  });
});
