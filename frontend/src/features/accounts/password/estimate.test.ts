import { expect, it } from 'vitest';
import { estimate } from './estimate.ts';

it('a password is rated by how soon it is guessed, not by its characters', () => {
  expect(estimate('password12', [])).toBeLessThan(2);
  expect(estimate('P@ssw0rd!!', [])).toBeLessThan(3);
  expect(estimate('four plain words here', [])).toBe(4);
});

it('a phrase is rated by its words, not by its length', () => {
  expect(estimate('three plain words', [])).toBe(3);
  expect(estimate('plainly words', [])).toBeLessThan(3);
  expect(estimate('a sentence of my own', [])).toBe(4);
});

it.each(['correct horse battery', 'Correct-Horse-Battery-Staple'])('%s is well known', (password) => {
  expect(estimate(password, [])).toBe(0);
});

it('the user’s name makes a password weaker', () => {
  const password = 'lovelace1815';
  expect(estimate(password, ['Ada', 'Lovelace', ''])).toBeLessThan(estimate(password, []));
});
