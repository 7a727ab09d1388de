import { describe, expect, it } from 'vitest';
import { wordsOf } from '../text/split-words.ts';
import { isNamePart, isPartOfName, nounRuns } from './noun-runs.ts';

/** The runs of a sentence, each with its words joined by spaces. */
function runsIn(sentence: string): string[] {
  const words = wordsOf(sentence);
  return nounRuns(words).map(({ from, to }) =>
    words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  );
}

describe('nounRuns', () => {
  it.each([
    ['ends at a function word', 'cell wall of plants', ['cell wall', 'plants']],
    ['ends at punctuation', 'glucose, starch; sap', ['glucose', 'starch', 'sap']],
    ['is empty without nouns', 'of the and with', []],
    ['contains a single capital letter', 'of vitamin C hurts', ['vitamin C hurts']],
    ['contains no article A', 'A cell', ['cell']],
    ['contains no pronoun I', 'I cell', ['cell']],
    ['contains no small single letter', 'x cell', ['cell']],
    ['contains no digit', '7 cells', ['cells']],
    ['contains no word with an apostrophe', 'cell’s wall', ['wall']],
    ['contains no word with a straight apostrophe', "cell's wall", ['wall']],
    ['contains ‘First’ with a capital', 'in the First Estate', ['First Estate']],
    ['contains ‘Second’ with a capital', 'in the Second Estate', ['Second Estate']],
    ['contains ‘Third’ with a capital', 'in the Third Estate', ['Third Estate']],
    ['contains no ordinal in small letters', 'in the third estate', ['estate']],
    ['contains no ordinal that begins the sentence', 'Third estate', ['estate']],
  ])('%s', (_, sentence, expected) => {
    expect(runsIn(sentence)).toEqual(expected);
  });

  it.each([
    ['of', 'the Battle of Austerlitz', ['Battle of Austerlitz']],
    ['of the', 'the Battle of the Nations', ['Battle of the Nations']],
    ['de', 'the Notre Dame de Paris', ['Notre Dame de Paris']],
    ['von', 'the Otto von Bismarck', ['Otto von Bismarck']],
  ])('connects the parts of a name by ‘%s’', (_, sentence, expected) => {
    expect(runsIn(sentence)).toEqual(expected);
  });

  it.each([
    ['nouns in small letters', 'the wall of cells', ['wall', 'cells']],
    ['a name and a noun in small letters', 'the Battle of cells', ['Battle', 'cells']],
    ['a noun in small letters and a name', 'the battle of Austerlitz', ['battle', 'Austerlitz']],
    ['a third part', 'the Duke of York of England', ['Duke of York', 'England']],
    ['parts with a comma in between', 'the Duke of, York', ['Duke', 'York']],
    ['names with another word in between', 'the Duke in York', ['Duke', 'York']],
    ['a name and the end', 'the Duke of', ['Duke']],
  ])('does not connect %s', (_, sentence, expected) => {
    expect(runsIn(sentence)).toEqual(expected);
  });

  it.each([
    ['after a plural', 'cells store', ['cells']],
    ['with an s after a singular', 'the membrane controls', ['membrane']],
  ])('contains no noun that is used as a verb: %s', (_, sentence, expected) => {
    expect(runsIn(sentence)).toEqual(expected);
  });

  it.each(['to', 'can', 'may', 'will', 'could', 'that', 'which', 'who', 'they', 'it'])(
    'contains no noun that is used as a verb: after ‘%s’',
    (before) => {
      expect(runsIn(`${before} store`)).toEqual([]);
    },
  );

  it.each([
    ['after an article', 'the store', ['store']],
    ['after an adjective', 'important controls', ['controls']],
    ['singular after a singular', 'the membrane control', ['membrane control']],
    ['after a comma', 'cells, store', ['cells', 'store']],
  ])('contains a noun that could be a verb: %s', (_, sentence, expected) => {
    expect(runsIn(sentence).join('|')).toContain(expected.at(-1));
  });
});

describe('isNamePart', () => {
  const part = (sentence: string, at: number) => {
    const word = wordsOf(sentence)[at];
    return word !== undefined && isNamePart(word, at);
  };

  it.each([
    [true, 'a capital within the sentence', 'the Nile', 1],
    [false, 'a capital at its beginning', 'Nile water', 0],
    [false, 'a small letter', 'the river', 1],
    [false, 'a function word with a capital', 'see The river', 1],
    [true, 'an ordinal with a capital', 'the First Consul', 1],
  ])('returns %s for %s', (expected, _, sentence, at) => {
    expect(part(sentence, at)).toBe(expected);
  });
});

describe('isPartOfName', () => {
  it.each([
    [true, 'a first name at the beginning of a sentence', 'Alfred Wegener proposed'],
    [true, 'an adjective in front of a place', 'Red Sea water'],
    [true, 'an adjective of a known name', 'Great Britain had'],
    [false, 'an adjective in front of another name', 'Early Christians hid'],
    [false, 'a noun in front of a verb', 'Water flows'],
    [false, 'a function word', 'In Paris'],
  ])('returns %s for %s', (expected, _, sentence) => {
    expect(isPartOfName(wordsOf(sentence), 0)).toBe(expected);
  });
});

it('a place and a person after it are two names', () => {
  const sentence = 'In London Shakespeare worked near London Bridge.';
  const runs = nounRuns(wordsOf(sentence)).map(({ from, to }) =>
    wordsOf(sentence)
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  );
  expect(runs).toEqual(['London', 'Shakespeare', 'London Bridge']);
});
