import { describe, expect, it } from 'vitest';
import { randomOf } from '../../seeded-random.ts';
import { definedTerm, buildContextOf, termOf } from '../testing/terms.ts';
import { sentencesOf } from '../text/sentences.ts';
import { definitionIn } from './definitions.ts';
import { agreesWithArticle, areRelated, distractorPool, distractorsFor, optionsFor } from './distractors.ts';
import { termBookOf } from './term-book.ts';
import type { Term } from './term.ts';

/** All distractors of a term with 30 seeds. */
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

  it('returns null if there are fewer than two distractors', () => {
    expect(everyDistractor('The liver is in Paris. The heart is in it.', 'liver')).toEqual([]);
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
    expect(everyDistractor(text, 'london')).toEqual(['Cambridge', 'Oxford']);
    expect(everyDistractor(text, 'royal society')).toEqual([]);
  });
});

it('replaces a person’s full name with single names of other people', () => {
  const text = `The notes were read by Ada Lovelace. The machine was built by Babbage. The codes were broken by Turing.
The programs were written by Hopper.`;
  expect(everyDistractor(text, 'ada lovelace')).toEqual(['Babbage', 'Hopper', 'Turing']);
});

const answer = termOf('osmosis');
/** The chosen terms, in alphabetical order. */
const chosen = (terms: readonly Term[], asked = answer, shown = '') =>
  distractorsFor(asked, shown, buildContextOf([asked, ...terms], 0).pool, () => 0)
    ?.map(({ text }) => text)
    .toSorted() ?? null;
const plain = ['abrat', 'bocut', 'cidal', 'dumem', 'efon', 'gilup'].map((name) => termOf(name));
/** Whether the term is chosen with any of 40 seeds, if there are six other terms. */
const isEverChosen = (term: Term, asked = answer) => {
  const pool = buildContextOf([asked, ...plain, term], 0).pool;
  const all = Array.from({ length: 40 }, (_, seed) => distractorsFor(asked, '', pool, randomOf(`${seed}`)));
  return all.some((some) => some?.some(({ text }) => text === term.text));
};

describe('the choice of distractors', () => {
  it('has three terms, or two if there are no more', () => {
    expect(chosen(plain)).toHaveLength(3);
    expect(chosen(plain.slice(0, 2))).toEqual(['abrat', 'bocut']);
    expect(chosen(plain.slice(0, 1))).toBeNull();
  });

  it.each([
    ['with less evidence', { evidence: 1 }],
    ['of another number', { isPlural: true }],
    ['of another kind', { kind: 'ACRONYM' as const }],
    ['of two more words', { text: 'gilup of mine' }],
    ['of more than 60 characters', { text: 'g'.repeat(61) }],
  ])('skips a term %s', (_, fields) => {
    expect(chosen([...plain.slice(0, 1), { ...termOf('gilup'), ...fields }])).toBeNull();
  });

  it.each([
    ['of one more word', { text: 'gilup vem', evidence: 3 }],
    ['of 60 characters', { text: 'g'.repeat(60), evidence: 3 }],
    ['with just enough evidence', { text: 'gilup', evidence: 2 }],
  ])('includes a term %s', (_, fields) => {
    expect(chosen([...plain.slice(0, 2), { ...termOf('gilup'), ...fields }])).toContain(fields.text);
  });

  it('skips a term that shares a word with the answer', () => {
    expect(chosen([...plain.slice(0, 1), termOf('cell core')], termOf('cell wall'))).toBeNull();
  });

  it('skips a term that shares a word with another distractor', () => {
    expect(chosen([termOf('bocut'), termOf('bocut vem')])).toBeNull();
  });

  it('skips a term that is listed with another distractor', () => {
    const listed = { ...termOf('gilup'), peers: new Set(['bocut']) };
    const pair = [{ ...termOf('bocut'), peers: new Set(['gilup']) }, listed];
    expect(chosen(pair)).toBeNull();
    expect(chosen([termOf('abrat'), ...pair])).toHaveLength(2);
  });

  it('skips a term that contains the answer, or that the answer contains', () => {
    expect(chosen([termOf('abrat'), termOf('sunlight')], termOf('light'))).toBeNull();
    expect(chosen([termOf('abrat'), termOf('light')], termOf('sunlight'))).toBeNull();
  });

  it('skips a noun that the text uses without an article, if the answer needs one', () => {
    const used = (text: string, around: string) => termOf(text, { context: new Set([around]) });
    const countable = [used('abrat', 'a _'), used('bocut', 'every _')];
    const masses = [used('cidal', 'bare _'), used('dumem', 'bare _')];
    expect(chosen([...countable, ...masses], used('cell', 'a _'))).toEqual(['abrat', 'bocut']);
    expect(chosen([...countable, ...masses], used('water', 'bare _'))).toEqual(['cidal', 'dumem']);
    expect(chosen([...countable, ...masses], used('stone', 'the _'))).toHaveLength(3);
  });
});

describe('the choice of names', () => {
  const named = (text: string, nameKind: Term['nameKind'], fields: Partial<Term> = {}) =>
    termOf(text, { kind: 'NAME', nameKind, ...fields });

  it('replaces a name by names of the same kind', () => {
    const people = [
      named('Abrat', 'PERSON'),
      named('Bo Cu Ter', 'PERSON'),
      named('Cidals', 'PERSON', { isPlural: true }),
    ];
    const places = [named('Dumem', 'PLACE'), named('Efon', 'PLACE')];
    expect(chosen([...people, ...places], named('Zul', 'PERSON'))).toEqual(['Abrat', 'Bo Cu Ter', 'Cidals']);
    expect(chosen([...people, ...places], named('Zul', 'PLACE'))).toEqual(['Dumem', 'Efon']);
  });

  it('chooses nothing for a name of an unknown kind without an article', () => {
    const names = plain.map((term) => named(term.text, null));
    expect(chosen(names, named('Zul', null))).toBeNull();
  });

  it('replaces names with an article by names of the same number', () => {
    const context = new Set(['the _']);
    const names = ['Abrat', 'Bocut', 'Cidal'].map((name) => named(name, null, { context }));
    expect(chosen(names, named('Zul', null, { context }))).toHaveLength(3);
    expect(chosen(names, named('Zul', null, { context, isPlural: true }))).toBeNull();
  });

  it('does not replace an acronym of a place by other acronyms', () => {
    const protocols = ['TCP', 'UDP', 'TLS'].map((text) => termOf(text, { kind: 'ACRONYM' }));
    expect(chosen(protocols, termOf('CERN', { kind: 'ACRONYM', nameKind: 'PLACE' }))).toBeNull();
    expect(chosen(protocols, termOf('HTTP', { kind: 'ACRONYM' }))).toHaveLength(3);
  });
});

describe('the choice among groups', () => {
  const grouped = (text: string, ...groups: string[]) => termOf(text, { groups: new Set(groups) });

  it('chooses all options from the closest group that has enough terms', () => {
    const terms = [
      grouped('abrat', 'verb shows'),
      grouped('bocut', 'genus process'),
      grouped('cidal', 'genus process'),
    ];
    expect(chosen(terms, grouped('zul', 'verb shows', 'genus process'))).toEqual(['bocut', 'cidal']);
    expect(chosen(terms.slice(0, 2), grouped('zul', 'verb shows', 'genus process'))).toBeNull();
    expect(chosen(terms, grouped('zul', 'section 1 abstract'))).toBeNull();
  });

  it('chooses terms with the same last word only if they are subjects in the text', () => {
    const kind = (text: string, around: string) =>
      termOf(text, { groups: new Set(['head form']), context: new Set([around]) });
    const terms = [kind('base form', '_ is'), kind('verb form', '_ is')];
    expect(chosen(terms, kind('plural form', '_ is'))).toEqual(['base form', 'verb form']);
    expect(chosen(terms, kind('plural form', 'a _'))).toBeNull();
  });

  it('chooses terms that fit the article before the blank', () => {
    const used = (text: string, ...around: string[]) => termOf(text, { context: new Set(around) });
    expect(agreesWithArticle(used('balance sheet', 'the _'), 'THE')).toBe(true);
    expect(agreesWithArticle(used('depreciation', 'bare _'), 'THE')).toBe(false);
    expect(agreesWithArticle(used('depreciation', 'bare _'), 'A')).toBe(false);
    expect(agreesWithArticle(used('depreciation', 'bare _'), 'NONE')).toBe(true);
    expect(agreesWithArticle(used('cell', 'a _'), 'NONE')).toBe(false);
    const mexico = termOf('Mexico', { kind: 'NAME', nameKind: 'PLACE', context: new Set(['in _']) });
    expect(agreesWithArticle(mexico, 'THE')).toBe(false);
    expect(agreesWithArticle(mexico, 'NONE')).toBe(true);
    const terms = [used('abrat', 'the _'), used('bocut', 'the _'), used('cidal', 'bare _')];
    const options = optionsFor(answer, { shown: '', article: 'THE' }, buildContextOf(terms, 0).pool, () => 0);
    expect(options?.map(({ text }) => text).toSorted()).toEqual(['abrat', 'bocut']);
  });
});

describe('places and people', () => {
  const place = (text: string) =>
    termOf(text, { kind: 'NAME', nameKind: 'PLACE', context: new Set(['in _']) });
  const person = (text: string, fields: Partial<Term> = {}) =>
    termOf(text, { kind: 'NAME', nameKind: 'PERSON', ...fields });

  it('does not mix continents, countries, waters and towns', () => {
    const land = ['Europe', 'Mexico', 'Japan', 'Chile', 'Pacific', 'London', 'Oxford', 'Milan'].map(place);
    expect(chosen(land, place('Brazil'))).toEqual(['Chile', 'Japan', 'Mexico']);
    expect(chosen(land, place('Paris'))).toEqual(['London', 'Milan', 'Oxford']);
    expect(chosen(land, place('East Asia'))).toBeNull();
  });

  it('prefers towns in our lists, because a name after ‘in’ is not always a place', () => {
    const known = ['London', 'Oxford', 'Milan'].map(place);
    const pair = termOf('Bryant', { kind: 'NAME', nameKind: 'PLACE', context: new Set(['at _', '_ and']) });
    expect(chosen([pair, place('Haarlem'), place('Milan')], place('Paris'))).toEqual(['Haarlem', 'Milan']);
    expect(chosen([pair, place('Milan')], place('Paris'))).toBeNull();
    expect(chosen([place('Wozzeck'), ...known], place('Paris'))).toEqual(['London', 'Milan', 'Oxford']);
  });

  it('skips the main person of the text, commonplace names, languages and first names', () => {
    const others = ['Ada Lovelace', 'Alan Turing'].map((text) => person(text));
    const skipped = [person('Isaac Newton', { isMainName: true }), person('Francis')];
    expect(chosen([...others, ...skipped], person('Grace Hopper'))).toEqual(['Ada Lovelace', 'Alan Turing']);
    const towns = ['London', 'Oxford', 'Earth', 'Italian'].map(place);
    expect(chosen(towns, place('Paris'))).toEqual(['London', 'Oxford']);
  });

  it('does not mix monarchs with other people, or eras with other events', () => {
    const people = ['Georges Bizet', 'Alban Berg', 'Louis XIV'].map((text) => person(text));
    expect(chosen(people, person('Jacopo Peri'))).toEqual(['Alban Berg', 'Georges Bizet']);
    const events = ['Satsuma Rebellion', 'Boshin War', 'Meiji era'].map((text) =>
      termOf(text, { kind: 'NAME', nameKind: 'EVENT' }),
    );
    const battle = termOf('Battle of Tsushima', { kind: 'NAME', nameKind: 'EVENT' });
    expect(chosen(events, battle)).toEqual(['Boshin War', 'Satsuma Rebellion']);
  });

  it('skips another name of the same person', () => {
    const text = `Marie Curie was born Maria Sklodowska in Warsaw. Henri Becquerel wrote a paper. Pierre Curie wrote another one.
Maria Sklodowska wrote a letter. Marie Curie wrote a book.`;
    expect(everyDistractor(text, 'marie curie')).not.toContain('Maria Sklodowska');
  });
});

describe('the similarity of terms', () => {
  /** Whether a term with these fields is preferred to six terms with the fields `rivals`. Equal terms come first. */
  const beats = (fields: Partial<Term>, rivals: Partial<Term>, asked: Partial<Term> = {}) => {
    const terms = [...plain.map((term) => ({ ...term, ...rivals })), { ...termOf('zul'), ...fields }];
    const pool = buildContextOf(terms, 0).pool;
    return Array.from({ length: 40 }, (_, seed) =>
      distractorsFor({ ...answer, ...asked }, '', pool, randomOf(`${seed}`)),
    ).some((some) => some?.some(({ text }) => text === (fields.text ?? 'zul')));
  };
  const contexts = (...around: readonly number[]) => ({ context: new Set(around.map((at) => `c${at} _`)) });
  const style = (is: 'IS' | 'WAS') => ({ definition: definedTerm('x', 'some thing', 0, is).definition });
  const ending = { key: 'zulsis' };

  it.each([
    ['equal terms', {}, {}, false],
    ['one shared context and none', contexts(1), {}, true],
    ['three shared contexts and two', contexts(1, 2, 3), contexts(1, 2), true],
    ['four shared contexts and three', contexts(1, 2, 3, 4), contexts(1, 2, 3), false],
    ['an equal ending and another one', ending, {}, true],
    ['an equal ending and a shared context', ending, contexts(1), false],
    ['an equal ending of one more word and another one', { ...ending, text: 'zul vem' }, {}, true],
    ['no definition and a definition', {}, style('IS'), true],
    ['a distance of 10 and more salience', { first: 10, salience: 6 }, { salience: 2.94 }, true],
    ['a distance of 10 and less salience', { first: 10, salience: 6 }, { salience: 3.06 }, false],
    ['much salience and more at a distance', { salience: 6 }, { salience: 12, first: 1 }, true],
    ['little salience and some at a distance', { salience: 1 }, { salience: 3, first: 1 }, false],
  ] as const)('compares %s', (_, fields, rivals, expected) => {
    expect(beats(fields, rivals, contexts(1, 2, 3, 4))).toBe(expected);
  });

  it.each([
    ['a definition of another style and none', style('WAS'), {}, true],
    ['a definition of the same style and of another one', style('IS'), style('WAS'), true],
    ['a definition and a shared context', style('IS'), contexts(1), true],
    ['a definition and two shared contexts', style('IS'), contexts(1, 2), false],
    ['a shared context and a definition', contexts(1), style('IS'), false],
    ['a style and a shared context', style('IS'), { ...style('WAS'), ...contexts(1) }, false],
  ] as const)('compares with a defined answer: %s', (_, fields, rivals, expected) => {
    expect(beats(fields, rivals, { ...contexts(1, 2, 3, 4), ...style('IS') })).toBe(expected);
  });

  it('prefers a term near the answer', () => {
    expect(beats({ first: 20 }, { first: 0 }, { first: 20 })).toBe(true);
  });

  it('compares the first 200 contexts of the term with fewer', () => {
    const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
    const asked = contexts(...numbers(1000, 300), 7);
    expect(beats(contexts(...numbers(0, 199), 7), {}, asked)).toBe(true);
    expect(beats(contexts(...numbers(2000, 199), 7, ...numbers(3000, 50)), {}, asked)).toBe(true);
    expect(beats(contexts(...numbers(2000, 200), 7, ...numbers(3000, 50)), {}, asked)).toBe(false);
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
    const pool = buildContextOf([answer, ...like, least], 0).pool;
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

describe('distractorPool', () => {
  const poolOf = (terms: readonly Term[]) => buildContextOf(terms, 0).pool.terms.map(({ text }) => text);

  it('is ordered by salience, then by first occurrence, then alphabetically', () => {
    const terms = [
      termOf('dumem', { first: 3 }),
      termOf('cidal', { first: 2 }),
      termOf('bocut', { first: 2 }),
      termOf('efon', { first: 1 }),
      termOf('abrat', { first: 4, salience: 4 }),
    ];
    const expected = ['abrat', 'efon', 'bocut', 'cidal', 'dumem'];
    expect(poolOf(terms)).toEqual(expected);
    expect(poolOf(terms.toReversed())).toEqual(expected);
  });

  it('has a maximum of 300 terms', () => {
    const terms = Array.from({ length: 301 }, (_, at) => termOf(`abrat${at}`, { first: at }));
    expect(poolOf(terms)).toEqual(terms.slice(0, 300).map(({ text }) => text));
  });

  it('has no generic nouns', () => {
    expect(poolOf([termOf('process'), termOf('abrat')])).toEqual(['abrat']);
  });
});

describe('areRelated', () => {
  it('is true if a definition has all words of the other term', () => {
    const { term } = definedTerm('osmosis', 'the movement of cell water');
    expect(areRelated(term, termOf('cell water'))).toBe(true);
    expect(areRelated(term, termOf('cell wall'))).toBe(false);
  });
});
