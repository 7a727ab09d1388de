import { describe, expect, it } from 'vitest';
import { falsified, named } from '../testing/falsified.ts';
import { definedTerm, termOf } from '../testing/terms.ts';

describe('a false statement', () => {
  it('has another year that is 4 to 29 years from the correct year', () => {
    const years = falsified('Napoleon crowned himself emperor in 1804.').map((text) =>
      Number(/\d+/.exec(text)?.[0]),
    );
    expect(years.length).toBeGreaterThan(5);
    for (const year of years) {
      expect(Math.abs(year - 1804)).toBeGreaterThanOrEqual(4);
      expect(Math.abs(year - 1804)).toBeLessThan(30);
    }
  });

  it('has ‘fewer’ for ‘more’ before a plural, and ‘less’ before other words', () => {
    expect(falsified('Dutch ships carried grain more cheaply.')).toEqual([
      'Dutch ships carried grain less cheaply.',
    ]);
    expect(falsified('The town built more windmills.')).toEqual(['The town built fewer windmills.']);
    // 'Lower' can be a verb, and 'after' can be about a name.
    for (const text of ['Locks raise or lower ships.', 'Curie named polonium after the Poles.'])
      expect(falsified(text)).toEqual(['null']);
    expect(falsified('The town has fewer windmills.')).toEqual(['The town has more windmills.']);
  });

  it('has a much larger or smaller number of the same form', () => {
    const numbers = falsified('The list named about 17,000 people.').map(
      (text) => /[\d,]+/.exec(text)?.[0] ?? '',
    );
    expect(numbers).toContain('34,000');
    expect(numbers).toContain('26,000');
    // 'About 13,000' is nearly right for 'about 17,000'.
    expect(numbers).not.toContain('13,000');
    expect(falsified('The list named 17,000 people.')).toContain('The list named 13,000 people.');
    expect(falsified('About 68 % of the values lie there.')).not.toContain(
      'About 136 % of the values lie there.',
    );
  });

  it.each([
    ['Veins have a high pressure in the chest.', 'Veins have a low pressure in the chest.'],
    ['The largest artery leaves the heart.', 'The smallest artery leaves the heart.'],
    ['A surplus of goods appears on the market.', 'A shortage of goods appears on the market.'],
    ['Water is an elastic body.', 'Water is an inelastic body.'],
  ])('has the opposite word: %s', (text, expected) => {
    expect(falsified(text)).toEqual([expected]);
  });

  it.each([
    ['Prisoners in the fortress were only seven men.', 'Prisoners in the fortress were only four men.'],
    ['Eight planets go around the sun.', 'Five planets go around the sun.'],
  ])('has another number word: %s', (text, expected) => {
    expect(falsified(text)).toEqual([expected]);
  });

  it('does not change one of two opposite words', () => {
    expect(falsified('Water flows from the high level to the low level.')).toEqual(['null']);
  });

  it('has another name of the same kind', () => {
    const people = [named('Babbage', 'PERSON'), named('Turing', 'PERSON'), named('London', 'PLACE')];
    expect(falsified('Lovelace wrote the notes.', [named('Lovelace', 'PERSON')], people)).toEqual([
      'Babbage wrote the notes.',
      'Turing wrote the notes.',
    ]);
  });

  it('has no other name if the sentence could be true with that name too', () => {
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
  ])('is not made if each change could keep the sentence true, or make no sense: %s', (text) => {
    expect(falsified(text)).toEqual(['null']);
  });
});

describe('a false statement with another term', () => {
  it('does not replace a name by a noun with the same last word', () => {
    const plates = [named('Nazca Plate', null), termOf('continental plate')];
    expect(falsified('Chile sees the Nazca Plate, which sinks.', plates.slice(0, 1), plates)).toEqual([
      'null',
    ]);
  });

  it('has another term of the same group of terms', () => {
    const terms = [
      definedTerm('primary key', 'a column that identifies a row').term,
      definedTerm('foreign key', 'a column that refers to another table').term,
    ];
    expect(falsified('A primary key is a column that identifies a row.', terms.slice(0, 1), terms)).toEqual([
      'A foreign key is a column that identifies a row.',
    ]);
    // The text does not say that a foreign key is never unique.
    expect(falsified('A primary key is unique within a table.', terms.slice(0, 1), terms)).toEqual(['null']);
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

  it('writes a term in lower case if the text only has it at the start of sentences', () => {
    const terms = [termOf('solid state'), termOf('Liquid state', { hasFinalText: false })];
    expect(falsified('The solid state is the densest state of iron.', terms.slice(0, 1), terms)).toEqual([
      'The liquid state is the densest state of iron.',
    ]);
  });

  it('changes neither a term after the verb to be, nor the main name of the text', () => {
    const terms = [termOf('continuous distribution'), termOf('binomial distribution')];
    expect(falsified('It is a continuous distribution.', terms.slice(0, 1), terms)).toEqual(['null']);
    const people = [named('Haydn', 'PERSON'), named('Mozart', 'PERSON')];
    const asked = { ...named('Liszt', 'PERSON'), isMainName: true };
    expect(falsified('Liszt wrote the notes.', [asked], people)).toEqual(['null']);
  });

  it('does not replace a common noun by another one, which would be absurd', () => {
    const terms = [termOf('surgeon'), termOf('trick'), termOf('limit')];
    expect(falsified('Boys helped the surgeon, and they sang.', terms.slice(0, 1), terms)).toEqual(['null']);
  });

  it.each([
    ['The acid can not dissolve gold in water.', 'The acid can dissolve gold in water.'],
    ['Gold cannot dissolve in an acid.', 'Gold can dissolve in an acid.'],
  ])('is made by removing a negation: %s', (text, expected) => {
    expect(falsified(text)).toEqual([expected]);
  });

  it.each([
    'Momentum is the product of mass and velocity.',
    'Only gold is a metal of this colour.',
    'Gold is soft, and silver is hard.',
    'Gold is a metal that nobody eats.',
  ])('is not made by adding a negation: %s', (text) => {
    expect(falsified(text)).toEqual(['null']);
  });
});
