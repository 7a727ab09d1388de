import { expect, it } from 'vitest';
import { otherNamesOf, withoutLandform } from './other-names.ts';

it.each([
  ['Suez Canal', 'Suez'],
  ['Jakobshavn Glacier', 'Jakobshavn'],
  ['Jakobshavn Isbræ', 'Jakobshavn'],
  ['Mount Everest', 'Everest'],
  ['Lake Baikal', 'Baikal'],
  ['Caribbean Sea', 'Caribbean'],
  ['Red Sea', null],
  ['Indian Ocean', null],
  ['Long Island', null],
  ['Death Valley', null],
  ['Suez Canal Company', null],
  ['Marie Curie', null],
])('%s without its landform is %s', (name, expected) => {
  expect(withoutLandform(name)).toBe(expected);
});

const namesOf = (text: string, ...used: string[]) =>
  otherNamesOf({ text, kind: 'NAME' }, (key) => used.includes(key));

it.each([
  ['United States', ['United States of America', 'USA', 'US', 'U.S.', 'U.S.A.', 'America']],
  ['USA', ['United States', 'United States of America', 'US', 'U.S.', 'U.S.A.', 'America']],
  ['United Kingdom', ['UK', 'U.K.', 'Britain', 'Great Britain']],
  ['Suez Canal', ['Suez']],
  ['Nile', ['River Nile', 'Nile River']],
  ['World War I', ['First World War', 'World War One', 'World War 1', 'WWI', 'WW1']],
  ['Paris', []],
])('%s has the other names %j', (name, expected) => {
  expect(namesOf(name)).toEqual(expected);
});

it('has no other name that the text uses for something else', () => {
  expect(namesOf('Panama Canal', 'panama')).toEqual([]);
  expect(namesOf('United States', 'america')).not.toContain('America');
  expect(otherNamesOf({ text: 'canal', kind: 'COMMON' }, () => false)).toEqual([]);
});
