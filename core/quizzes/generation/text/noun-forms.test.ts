import { expect, it } from 'vitest';
import { irregularPlurals } from './noun-forms.ts';
import { singularOf } from './split-words.ts';

it.each([
  ['Stratovolcanoes', 'Stratovolcano'],
  ['potatoes', 'potato'],
  ['shoes', 'shoe'],
  ['Viruses', 'Virus'],
  ['minibuses', null],
  ['causes', 'cause'],
  ['lenses', 'lens'],
  ['responses', 'response'],
  ['grey wolves', 'grey wolf'],
  ['waves', 'wave'],
  ['olives', 'olive'],
  ['movies', 'movie'],
  ['batteries', 'battery'],
  ['species', null],
  ['matrices', 'matrix'],
  ['voices', 'voice'],
  ['hypotheses', 'hypothesis'],
  ['bases', null],
  ['ranges', 'range'],
])('the singular of %j is %j', (plural, singular) => {
  expect(singularOf(plural)).toBe(singular);
});

it('a noun can have two plurals', () => {
  expect(irregularPlurals('Volcano')).toEqual(['Volcanoes', 'Volcanos']);
  expect(irregularPlurals('hero')).toEqual(['heroes']);
  expect(irregularPlurals('cell')).toBeUndefined();
});
