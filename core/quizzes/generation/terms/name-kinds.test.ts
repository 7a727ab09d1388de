import { describe, expect, it } from 'vitest';
import { nameKindOf, surnameOf, surnameWithParticles, withoutRealm, withoutTitle } from './name-kinds.ts';

describe('nameKindOf', () => {
  it.each([
    ['a first name', 'Alfred Wegener', [], 'PERSON'],
    ['a title', 'King Louis XVI', ['in _'], 'PERSON'],
    ['a verb for people', 'Odoacer', ['_ defeated'], 'PERSON'],
    ['the agent of a passive', 'Babbage', ['by _'], 'PERSON'],
    ['two capitalized words', 'Svante Arrhenius', [], 'PERSON'],
    ['a known place', 'France', ['_ declared'], 'PLACE'],
    ['a main word', 'Suez Canal', ['the _'], 'PLACE'],
    ['a main word in front', 'Mount Catherine', [], 'PLACE'],
    ['a preposition of place', 'Cromford', ['at _'], 'PLACE'],
    ['a main word before ‘of’', 'Committee of Public Safety', ['the _'], 'BODY'],
    ['a main word of a text', 'Napoleonic Code', ['the _'], 'WORK'],
    ['a main word of an event', 'Industrial Revolution', ['the _'], 'EVENT'],
    ['a plural with an article', 'Luddites', ['the _'], 'PEOPLE'],
    ['only an article', 'Rocket', ['the _'], null],
    ['nothing', 'Pangaea', [], null],
    ['a preposition of place and a verb for people', 'Zama', ['in _', '_ defeated'], null],
  ] as const)('finds the kind by %s', (_, name, context, expected) => {
    expect(nameKindOf(name, new Set(context))).toBe(expected);
  });
});

it.each([
  ['King Louis XVI', 'Louis XVI', null],
  ['Dr. John Snow', 'John Snow', 'Snow'],
  ['Ludwig van Beethoven', 'Ludwig van Beethoven', 'Beethoven'],
  ['Catherine of Aragon', 'Catherine of Aragon', null],
  ['General', 'General', null],
])('%s is %s without the title, and has the last name %s', (name, plain, surname) => {
  expect(withoutTitle(name)).toBe(plain);
  expect(surnameOf(name)).toBe(surname);
});

it.each([
  ['Karl von Frisch', 'von Frisch'],
  ['Leonardo da Vinci', 'da Vinci'],
  ['Vincent van der Berg', 'van der Berg'],
  ['Alfred Wegener', null],
  ['Von Frisch', null],
])('the last name of %s with the words before it is %s', (name, expected) => {
  expect(surnameWithParticles(name)).toBe(expected);
});

it.each([
  ['King Louis XVI of France', 'King Louis XVI'],
  ['Emperor Yang of Sui', 'Emperor Yang'],
  ['Louis XVI of France', 'Louis XVI'],
  ['Mary II of the Netherlands', 'Mary II'],
  ['Catherine of Aragon', null],
  ['Louis XVI', null],
])('the ruler %s is %s without the country', (name, expected) => {
  expect(withoutRealm(name)).toBe(expected);
});
