import { readFileSync } from 'node:fs';

export interface Passage {
  /** Name of its file in `passages/` or `notes/`. */
  readonly name: string;
  readonly field: string;
  readonly source: string;
  readonly text: string;
}

const ownLicence = 'Written for this benchmark, under the licence of this repository';

/** Texts of about 300 words. Texts of other authors are in the public domain. */
const sources: readonly (readonly [name: string, field: string, source: string])[] = [
  ['constitution', 'law', 'Constitution of the United States, 1787, from Articles I to III; public domain'],
  [
    'earth-in-space',
    'astronomy',
    'H. G. Wells, A Short History of the World, 1922, chapter 1; public domain in the United States',
  ],
  ['heart', 'biology', ownLicence],
  ['french-revolution', 'history', ownLicence],
  ['photosynthesis', 'biology', ownLicence],
  ['plate-tectonics', 'geology', ownLicence],
  ['newton', 'physics', ownLicence],
  ['supply-demand', 'economics', ownLicence],
  ['networks', 'computing', ownLicence],
  ['shakespeare', 'literature', ownLicence],
  ['contract-law', 'law', ownLicence],
  ['statistics', 'mathematics', ownLicence],
  ['egypt', 'geography', ownLicence],
  ['chemistry', 'chemistry', ownLicence],
  ['music', 'music', ownLicence],
  ['memory', 'psychology', ownLicence],
  ['climate', 'meteorology', ownLicence],
  ['rome', 'history', ownLicence],
  ['databases', 'computing', ownLicence],
  ['pasted-notes', 'history', ownLicence],
];

/**
 * Texts that students and instructors could paste: lecture notes, slides, outlines and textbook pages, with lists,
 * formulas and typos.
 */
const noteFields: readonly (readonly [name: string, field: string])[] = [
  ['membrane-transport', 'biology'],
  ['inflation', 'economics'],
  ['cold-war', 'history'],
  ['negligence', 'law'],
  ['operating-systems', 'computing'],
  ['acids-bases', 'chemistry'],
  ['pressure-injuries', 'nursing'],
  ['ethics', 'philosophy'],
  ['marketing', 'business'],
  ['thermodynamics', 'physics'],
  ['learning', 'psychology'],
  ['durkheim', 'sociology'],
  ['rivers', 'geography'],
  ['accounting', 'business'],
  ['impressionism', 'art'],
  ['immune-system', 'biology'],
  ['banking', 'economics'],
  ['black-death', 'history'],
  ['criminal-law', 'law'],
  ['web-security', 'computing'],
  ['atomic-structure', 'chemistry'],
  ['vital-signs', 'nursing'],
  ['epistemology', 'philosophy'],
  ['project-management', 'business'],
  ['circuits', 'physics'],
  ['linguistics', 'linguistics'],
  ['political-systems', 'politics'],
  ['stars', 'astronomy'],
  ['nutrition', 'medicine'],
  ['genetics', 'biology'],
  ['kidney', 'medicine'],
  ['ottoman', 'history'],
  ['python-course', 'computing'],
  ['trade', 'economics'],
  ['child-development', 'psychology'],
  ['judicial-review', 'law'],
  ['ecosystems', 'ecology'],
  ['logic', 'philosophy'],
  ['volcanoes', 'geology'],
  ['photography', 'art'],
  ['company-law', 'law'],
  ['sleep', 'psychology'],
  ['meiji', 'history'],
  ['machine-learning', 'computing'],
  ['enzymes', 'biology'],
  ['silk-road', 'history'],
  ['electricity', 'engineering'],
  ['curie', 'biography'],
  ['titration', 'chemistry'],
  ['unemployment', 'economics'],
  ['grammar', 'linguistics'],
  ['data-protection', 'law'],
  ['asthma', 'medicine'],
  ['family-law', 'law'],
  ['ocean', 'geography'],
  ['polymers', 'chemistry'],
  ['opera', 'music'],
  ['labour-movement', 'history'],
  ['compilers', 'computing'],
  ['negotiation', 'business'],
  ['gothic-architecture', 'art'],
  ['radioactivity', 'physics'],
  ['stratification', 'sociology'],
  ['virology', 'biology'],
];

function textOf(folder: string, name: string): string {
  return readFileSync(new URL(`${folder}/${name}.txt`, import.meta.url), 'utf8');
}

export const passages: readonly Passage[] = sources.map(([name, field, source]) => ({
  name,
  field,
  source,
  text: textOf('passages', name),
}));

export const notes: readonly Passage[] = noteFields.map(([name, field]) => ({
  name,
  field,
  source: ownLicence,
  text: textOf('notes', name),
}));
