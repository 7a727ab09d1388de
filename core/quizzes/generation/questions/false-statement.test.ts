import { describe, expect, it } from 'vitest';
import { randomOf } from '../../seeded-random.ts';
import { definedTerm, partsOf, termOf } from '../testing/terms.ts';
import type { Term } from '../terms/term-book.ts';
import { falseStatement } from './false-statement.ts';

/** All false statements over many seeds. */
function falsified(text: string, terms: readonly Term[] = [], others: readonly Term[] = []): string[] {
  const { pool } = partsOf([...terms, ...others], 0);
  const found = terms.map((term) => {
    const start = text.indexOf(term.text);
    return { term, start, end: start + term.text.length };
  });
  const made = Array.from({ length: 60 }, (_, seed) =>
    falseStatement({ text, terms: found }, pool, randomOf(`${seed}`)),
  );
  return [...new Set(made.map((statement) => statement ?? 'null'))].toSorted();
}

const named = (text: string, nameKind: Term['nameKind']) => termOf(text, { kind: 'NAME', nameKind });

describe('a false statement', () => {
  it('has another year near the right one', () => {
    const years = falsified('Napoleon crowned himself emperor in 1804.').map((text) =>
      Number(/\d+/.exec(text)?.[0]),
    );
    expect(years.length).toBeGreaterThan(5);
    for (const year of years) {
      expect(Math.abs(year - 1804)).toBeGreaterThanOrEqual(4);
      expect(Math.abs(year - 1804)).toBeLessThan(30);
    }
  });

  it('has a much larger or smaller number of the same form', () => {
    const numbers = falsified('The list named about 17,000 people.').map(
      (text) => /[\d,]+/.exec(text)?.[0] ?? '',
    );
    expect(numbers).toContain('34,000');
    expect(numbers).toContain('13,000');
    expect(falsified('About 68 % of the values lie there.')).not.toContain(
      'About 136 % of the values lie there.',
    );
  });

  it.each([
    ['Veins have a high pressure in the chest.', 'Veins have a low pressure in the chest.'],
    ['The largest artery leaves the heart.', 'The smallest artery leaves the heart.'],
    ['A surplus of goods appears on the market.', 'A shortage of goods appears on the market.'],
    ['Water is an elastic body.', 'Water is an inelastic body.'],
    ['Prisoners in the fortress were only seven men.', 'Prisoners in the fortress were only four men.'],
    ['Eight planets go around the sun.', 'Five planets go around the sun.'],
  ])('has the opposite word: %s', (text, expected) => {
    expect(falsified(text)).toEqual([expected]);
  });

  it('does not change one of two opposite words', () => {
    expect(falsified('Water flows from the high level to the low level.')).toEqual(['null']);
  });

  it('has a name of the same kind', () => {
    const people = [named('Babbage', 'PERSON'), named('Turing', 'PERSON'), named('London', 'PLACE')];
    expect(falsified('Lovelace wrote the notes.', [named('Lovelace', 'PERSON')], people)).toEqual([
      'Babbage wrote the notes.',
      'Turing wrote the notes.',
    ]);
  });

  it('has no other name if the sentence may be true of that name as well', () => {
    const people = [named('Haydn', 'PERSON'), named('Mozart', 'PERSON'), named('Liszt', 'PERSON')];
    const [haydn] = people;
    const statement = 'Visitors see the house of Haydn, which is a museum.';
    expect(falsified(statement, haydn === undefined ? [] : [haydn], people)).toEqual(['null']);
  });

  it('does not change a part of a name', () => {
    expect(falsified('Sailors who saw the Challenger Deep were afraid.')).toEqual(['null']);
  });

  it.each([
    'Nothing that is certain happened between 1585 and 1592.',
    'Leaves that see the sunlight that falls on them grow.',
    'The law which they passed has two thirds of the vote.',
    'No person has won prizes in two sciences.',
    'Whales live up to 200 years.',
    'The ice of Antarctica is up to 4,800 metres thick.',
    'A deadlock occurs when two transactions wait for each other.',
    'A late packet is useless to games.',
    'An index slows down insertions.',
  ])('has no change that may leave it true, or makes no sense: %s', (text) => {
    expect(falsified(text)).toEqual(['null']);
  });

  it('has no noun instead of a name with the same last word', () => {
    const plates = [named('Nazca Plate', null), termOf('continental plate')];
    expect(falsified('Chile sees the Nazca Plate, which sinks.', plates.slice(0, 1), plates)).toEqual([
      'null',
    ]);
  });

  it('has another term of the same group of terms', () => {
    const terms = [termOf('primary key'), termOf('foreign key')];
    expect(falsified('The primary key identifies a row.', terms.slice(0, 1), terms)).toEqual([
      'The foreign key identifies a row.',
    ]);
  });

  it('has another defined term as its subject, with its article', () => {
    const terms = [
      definedTerm('acid', 'a substance that gives off protons').term,
      definedTerm('base', 'a substance that accepts protons').term,
      definedTerm('ion', 'an atom with a charge').term,
    ];
    expect(falsified('A base is a substance that accepts protons.', terms.slice(1, 2), terms)).toContain(
      'An ion is a substance that accepts protons.',
    );
  });

  it('writes a term in lower case that the text has at the beginning of sentences only', () => {
    const terms = [termOf('personal data'), termOf('Anonymous data', { hasFinalText: false })];
    expect(falsified('The law protects personal data.', terms.slice(0, 1), terms)).toEqual([
      'The law protects anonymous data.',
    ]);
  });

  it('neither changes what a thing is, nor whom the whole text is about', () => {
    const terms = [termOf('continuous distribution'), termOf('binomial distribution')];
    expect(falsified('It is a continuous distribution.', terms.slice(0, 1), terms)).toEqual(['null']);
    const people = [named('Haydn', 'PERSON'), named('Mozart', 'PERSON')];
    const asked = { ...named('Liszt', 'PERSON'), isMainName: true };
    expect(falsified('Liszt wrote the notes.', [asked], people)).toEqual(['null']);
  });

  it('has no other common noun, which would be absurd', () => {
    const terms = [termOf('surgeon'), termOf('trick'), termOf('limit')];
    expect(falsified('Boys helped the surgeon, and they sang.', terms.slice(0, 1), terms)).toEqual(['null']);
  });

  it.each([
    ['The acid can not dissolve gold in water.', 'The acid can dissolve gold in water.'],
    ['Gold cannot dissolve in an acid.', 'Gold can dissolve in an acid.'],
  ])('has no negation: %s', (text, expected) => {
    expect(falsified(text)).toEqual([expected]);
  });

  it.each([
    'Momentum is the product of mass and velocity.',
    'Only gold is a metal of this colour.',
    'Gold is soft, and silver is hard.',
    'Gold is a metal that nobody eats.',
  ])('has no negation in %s', (text) => {
    expect(falsified(text)).toEqual(['null']);
  });
});
