import { readFileSync } from 'node:fs';

export interface Passage {
  /** Name of its file in `passages/`. */
  readonly name: string;
  readonly field: string;
  readonly source: string;
  readonly text: string;
}

const here = 'Written for this benchmark, under the licence of this repository';

/** About 300 words each. Texts from elsewhere are in the public domain. */
const sources: readonly (readonly [name: string, field: string, source: string])[] = [
  ['constitution', 'law', 'Constitution of the United States, 1787, from Articles I to III; public domain'],
  [
    'earth-in-space',
    'astronomy',
    'H. G. Wells, A Short History of the World, 1922, chapter 1; public domain in the United States',
  ],
  ['heart', 'biology', here],
  ['french-revolution', 'history', here],
  ['photosynthesis', 'biology', here],
  ['plate-tectonics', 'geology', here],
  ['newton', 'physics', here],
  ['supply-demand', 'economics', here],
  ['networks', 'computing', here],
  ['shakespeare', 'literature', here],
  ['contract-law', 'law', here],
  ['statistics', 'mathematics', here],
  ['egypt', 'geography', here],
  ['chemistry', 'chemistry', here],
  ['music', 'music', here],
  ['memory', 'psychology', here],
  ['climate', 'meteorology', here],
  ['rome', 'history', here],
  ['databases', 'computing', here],
  ['pasted-notes', 'history', here],
];

export const passages: readonly Passage[] = sources.map(([name, field, source]) => ({
  name,
  field,
  source,
  text: readFileSync(new URL(`passages/${name}.txt`, import.meta.url), 'utf8'),
}));
