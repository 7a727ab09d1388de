import { describe, expect, it } from 'vitest';
import { randomOf } from '../../seeded-random.ts';
import { definedTerm, partsOf, termOf } from '../testing/terms.ts';
import { sentencesOf } from '../text/sentences.ts';
import { definitionIn } from './definitions.ts';
import { distractorPool, distractorsFor } from './distractors.ts';
import { termBookOf, type Term } from './term-book.ts';

/** All distractors of a term over many seeds. */
function everyDistractor(text: string, key: string, shown = ''): string[] {
  const sentences = sentencesOf(text);
  const definitions = new Map(
    sentences.flatMap((sentence, at) => {
      const definition = definitionIn(sentence);
      return definition === null ? [] : [[at, definition] as const];
    }),
  );
  const book = termBookOf(sentences, definitions);
  const answer = book.terms.get(key);
  if (answer === undefined) return ['no such term'];
  const pool = distractorPool(book);
  const found = Array.from({ length: 30 }, (_, seed) =>
    distractorsFor(answer, shown, pool, randomOf(`${seed}`))?.map(({ text: word }) => word),
  );
  return [...new Set(found.flatMap((some) => some ?? []))].toSorted();
}

const organs = `The liver is in the body. The heart is in the chest. The kidney is in the back. The brain is in the
skull. The lungs are in the chest. Paris is in France. The DNA is in the nucleus.`;

describe('distractorsFor', () => {
  it('returns terms of the same kind and number', () => {
    const found = everyDistractor(organs, 'liver');
    expect(found).toContain('heart');
    expect(found).not.toContain('lungs');
    expect(found).not.toContain('Paris');
    expect(found).not.toContain('DNA');
    expect(found).not.toContain('liver');
  });

  it('returns no term that is in the question', () => {
    expect(everyDistractor(organs, 'liver', 'Unlike the heart, the _____ filters.')).not.toContain('heart');
  });

  it('returns nothing if there are fewer than three', () => {
    expect(everyDistractor('The liver is in the body. The heart is in it.', 'liver')).toEqual([]);
  });

  it('returns no term that the answer’s definition mentions, or whose definition mentions the answer', () => {
    const text = `${organs} Diffusion is the movement of particles in the lungs. Osmosis is the diffusion of water
through the skin of a kidney.`;
    expect(everyDistractor(text, 'osmosis')).not.toContain('Diffusion');
    expect(everyDistractor(text, 'diffusion')).not.toContain('Osmosis');
    expect(everyDistractor(text, 'osmosis')).not.toContain('kidney');
  });

  it('returns no term that the text lists together with the answer', () => {
    const text = `${organs} Both the liver and the heart are red, and so is a kidney, the brain or skin.`;
    expect(everyDistractor(organs, 'liver')).toContain('heart');
    expect(everyDistractor(text, 'liver')).not.toContain('heart');
    expect(everyDistractor(text, 'heart')).not.toContain('liver');
    expect(everyDistractor(text, 'kidney')).not.toContain('brain');
  });

  it('separates people, places and terms with an article', () => {
    const text = `Ada Lovelace wrote notes in London. Charles Babbage built a machine in Cambridge. Alan Turing broke
codes in Bletchley. Grace Hopper wrote programs in Arlington. The Royal Society met in Oxford.`;
    expect(everyDistractor(text, 'ada lovelace')).toEqual(['Alan Turing', 'Charles Babbage', 'Grace Hopper']);
    expect(everyDistractor(text, 'london')).toEqual(['Arlington', 'Bletchley', 'Cambridge', 'Oxford']);
    expect(everyDistractor(text, 'royal society')).toEqual([]);
  });
});

it('replaces a person’s full name with single names of other people', () => {
  const text = `The notes were read by Ada Lovelace. The machine was built by Babbage. The codes were broken by Turing.
The programs were written by Hopper.`;
  expect(everyDistractor(text, 'ada lovelace')).toEqual(['Babbage', 'Hopper', 'Turing']);
});

describe('the choice of distractors', () => {
  const answer = termOf('osmosis');
  /** Names of the chosen terms, in alphabetical order. */
  const chosen = (terms: readonly Term[], asked = answer, shown = '') =>
    distractorsFor(asked, shown, partsOf([asked, ...terms], 0).pool, () => 0)
      ?.map(({ text }) => text)
      .toSorted() ?? null;
  const plain = ['abrat', 'bocut', 'cidal', 'dumem', 'efon', 'gilup'].map((name) => termOf(name));
  /** Whether any of 40 seeds chooses the term, with six others to choose from. */
  const isEverChosen = (term: Term, asked = answer) => {
    const pool = partsOf([asked, ...plain, term], 0).pool;
    const all = Array.from({ length: 40 }, (_, seed) => distractorsFor(asked, '', pool, randomOf(`${seed}`)));
    return all.some((some) => some?.some(({ text }) => text === term.text));
  };

  it('needs three terms', () => {
    expect(chosen(plain.slice(0, 3))).toEqual(['abrat', 'bocut', 'cidal']);
    expect(chosen(plain.slice(0, 2))).toBeNull();
  });

  it.each([
    ['with less evidence', { evidence: 1 }],
    ['of another number', { isPlural: true }],
    ['of another kind', { kind: 'ACRONYM' as const }],
    ['of two more words', { text: 'gilup of mine' }],
    ['of more than 60 characters', { text: 'g'.repeat(61) }],
  ])('skips a term %s', (_, fields) => {
    expect(chosen([...plain.slice(0, 2), { ...termOf('gilup'), ...fields }])).toBeNull();
  });

  it.each([
    ['of one more word', { text: 'gilup vem', evidence: 3 }],
    ['of 60 characters', { text: 'g'.repeat(60), evidence: 3 }],
    ['with just enough evidence', { text: 'gilup', evidence: 2 }],
  ])('includes a term %s', (_, fields) => {
    expect(chosen([...plain.slice(0, 2), { ...termOf('gilup'), ...fields }])).toContain(fields.text);
  });

  it('skips a term that shares a word with another distractor', () => {
    expect(chosen([...plain.slice(0, 2), termOf('bocut vem')])).toBeNull();
  });

  it('skips a term that is listed with another distractor', () => {
    const listed = { ...termOf('gilup'), peers: new Set(['bocut']) };
    const pair = [{ ...termOf('bocut'), peers: new Set(['gilup']) }, listed];
    expect(chosen([termOf('abrat'), ...pair])).toBeNull();
    expect(chosen([termOf('abrat'), termOf('cidal'), ...pair])).toHaveLength(3);
  });

  it('finds none for a name, unless the names occur in the same contexts', () => {
    const name = { ...answer, kind: 'NAME' as const };
    const names = plain.map((term) => ({ ...term, kind: 'NAME' as const }));
    expect(chosen(names, name)).toBeNull();
    const around = { context: new Set(['in _']) };
    expect(
      chosen(
        names.map((term) => ({ ...term, ...around })),
        { ...name, ...around },
      ),
    ).toHaveLength(3);
  });

  it.each([
    ['less salience', { salience: 1 }],
    ['another ending', {}],
    ['a greater distance', { first: 30 }],
    ['a definition, unlike the answer', { definition: definedTerm('gul', 'some thing').definition }],
    ['one more word', { text: 'gul vem' }],
  ])('skips the least similar of seven terms, one with %s', (_, fields) => {
    const like = plain.map((term) => ({ ...term, key: `${term.key}sis`, keyWords: [`${term.key}sis`] }));
    const least = { ...termOf('gul'), ...fields };
    const pool = partsOf([answer, ...like, least], 0).pool;
    const all = Array.from({ length: 40 }, (__, seed) =>
      distractorsFor(answer, '', pool, randomOf(`${seed}`)),
    );
    expect(all.flatMap((some) => some ?? []).map(({ text }) => text)).not.toContain(least.text);
  });

  it('prefers a term with a definition if the answer has one', () => {
    const { definition } = definedTerm('zul', 'some thing');
    const defined = { ...termOf('zul'), definition };
    const { definition: own } = definedTerm('osmosis', 'another matter');
    expect(isEverChosen(defined, { ...answer, definition: own })).toBe(true);
    expect(isEverChosen(defined)).toBe(false);
  });

  it('prefers a term of as many words as the answer', () => {
    const long = { ...answer, text: 'osmosis vem' };
    expect(isEverChosen(termOf('zul nok'), long)).toBe(true);
    expect(isEverChosen(termOf('zul nok'))).toBe(false);
  });

  it('prefers a term in the same contexts', () => {
    const context = new Set(['the _', '_ is']);
    expect(isEverChosen({ ...termOf('zul'), salience: 2, context }, { ...answer, context })).toBe(true);
    expect(isEverChosen({ ...termOf('zul'), salience: 2 }, { ...answer, context })).toBe(false);
  });
});
