import { describe, expect, it } from 'vitest';
import { definitionIn } from '../terms/definitions.ts';
import { termBookOf } from '../terms/term-book.ts';
import { buildContextOf } from '../testing/terms.ts';
import { sentencesOf } from '../text/sentences.ts';
import { candidatesOf } from './candidates.ts';

function candidatesIn(text: string, count = 5, topicKeys: readonly string[] = []) {
  const sentences = sentencesOf(text);
  const definitions = new Map(
    sentences.flatMap((sentence, at) => {
      const definition = definitionIn(sentence);
      return definition === null ? [] : [[at, definition] as const];
    }),
  );
  return candidatesOf(termBookOf(sentences, definitions), definitions, {
    count,
    topicKeys,
    seed: 'a',
    isMatchingOnly: false,
  });
}

/** The forms of the possible questions and the terms that they ask for, in alphabetical order. Without TRUTH. */
const askedIn = (text: string, topicKeys?: readonly string[]) =>
  candidatesIn(text, 5, topicKeys)
    .filter(({ form }) => form !== 'TRUTH')
    .map(({ form, asked }) => [form, ...asked].join(' '))
    .toSorted();

const nucleus = 'The **nucleus** is in the middle of all.';

describe('a blank', () => {
  it('can be an emphasized noun', () => {
    expect(askedIn(nucleus)).toEqual(['CLOZE nucleus']);
  });

  it('can be a noun that the text names twice', () => {
    expect(askedIn('The nucleus is in the middle of all. It is in the nucleus.')).toEqual(['CLOZE nucleus']);
  });

  it('is not a noun that the text names once without emphasis', () => {
    expect(askedIn('The nucleus is in the middle of all.')).toEqual([]);
  });

  it('is not an emphasized word that might not be a noun', () => {
    expect(askedIn('Many bees of the hive carry **nectar**.')).toEqual([]);
  });

  it('is one of the three most salient terms of its sentence', () => {
    const text = 'The **liver** and the **heart** have the **kidney** and the **brain** on both sides.';
    expect(askedIn(text)).toEqual(['CLOZE heart', 'CLOZE kidney', 'CLOZE liver']);
    expect(askedIn(`${text} It is of the brain.`)).toEqual(['CLOZE brain', 'CLOZE heart', 'CLOZE liver']);
  });

  it('replaces the correct words if a connective before them was removed', () => {
    const [candidate] = candidatesIn(`However, the **nucleus** is in the middle of all.`);
    expect(candidate?.build(buildContextOf([], 0))?.question.question).toContain(
      'The _____ is in the middle of all.',
    );
  });

  it('is not in a label and its description', () => {
    expect(askedIn('- **Osmosis**: the movement of **water** through the **membrane**')).toEqual([
      'DEFINITION osmosis',
    ]);
  });

  it.each([
    ['seven words', 'is in the midst of', 0],
    ['eight words', 'is in the midst of all', 1],
    ['28 words', `is in the midst ${'of all '.repeat(10)}of all`, 1],
    ['29 words', `is in the midst ${'of all '.repeat(11)}of`, 0],
  ])('is better in a sentence of medium length: %s', (_, rest, more) => {
    const [candidate] = candidatesIn(`The **nucleus** ${rest}.`);
    expect(candidate?.quality).toBe(4 + 0.5 + more);
  });

  it('is better in the first sentence of a paragraph', () => {
    const [candidate] = candidatesIn(`It is so. ${nucleus}`);
    expect(candidate?.quality).toBe(4 + 1);
  });
});

describe('a number', () => {
  it('is about the most salient term of its sentence', () => {
    const [, number] = candidatesIn('The core of the **nucleus** has 46 parts.');
    expect(number?.build(buildContextOf([], 0, ['NUMERIC']))?.question.concepts).toEqual(['nucleus']);
  });

  it('is not about the label in front of its sentence', () => {
    const [number] = candidatesIn('**Vocabulary**: A cell has 46 parts and a rest.');
    expect(number?.build(buildContextOf([], 0, ['NUMERIC']))?.question.concepts).toEqual(['cell']);
  });
});

describe('a true/false statement', () => {
  const qualityOf = (text: string) => candidatesIn(text).find(({ form }) => form === 'TRUTH')?.quality;

  it('is possible if the sentence can be understood without other sentences', () => {
    expect(qualityOf(nucleus)).toBe(1.5 + 1.5);
    expect(qualityOf('It is in the middle of the cell.')).toBeUndefined();
  });

  it('is better with a number or a name', () => {
    expect(qualityOf('The core of the cell has 46 different parts.')).toBe(1.5 + 1.5 + 1);
    expect(qualityOf('A core of a cell was seen in France.')).toBe(1.5 + 1.5 + 1);
  });
});

describe('topics', () => {
  const text = `${nucleus} Osmosis is the movement of water through a membrane. The **heart** has 46 parts.`;

  it('limit all kinds of questions to the sentences that name a topic', () => {
    expect(askedIn(text, ['nucleus'])).toEqual(['CLOZE nucleus']);
    expect(askedIn(text, ['osmosi'])).toEqual([]);
    expect(askedIn(text, ['osmosis', 'heart'])).toEqual([
      'CLOZE heart',
      'CLOZE osmosis',
      'DEFINITION osmosis',
      'NUMERIC',
    ]);
  });
});

describe('matching questions', () => {
  const definitions = Array.from(
    { length: 10 },
    (_, at) => `- **Term${at}x**: some thing${at} of wood${at} and iron${at}`,
  ).join('\n');

  it.each([
    [5, 1],
    [6, 2],
  ])('are at most one in five questions, rounded up: of %d questions %d', (count, expected) => {
    const matchings = candidatesIn(definitions, count).filter(({ form }) => form === 'MATCHING');
    expect(matchings).toHaveLength(expected);
  });
});
