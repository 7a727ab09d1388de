import { describe, expect, it } from 'vitest';
import { buildContextOf } from '../testing/terms.ts';
import { datedEventIn, eventSets, timelineCandidate, type DatedEvent } from './timeline-question.ts';

describe('datedEventIn', () => {
  it.each([
    ['In 1774 Louis XVI came to the throne.', 'Louis XVI came to the throne', '1774', 1774],
    ['On 14 July 1789 a crowd stormed the Bastille.', 'A crowd stormed the Bastille', '1789', 1789],
    ['In May 1789, the estates met at Versailles.', 'The estates met at Versailles', '1789', 1789],
    ['Carthage was destroyed in 146 BC.', 'Carthage was destroyed', '146 BC', -146],
    ['France declared war on Austria in April 1792.', 'France declared war on Austria', '1792', 1792],
  ])('reads %j', (statement, event, year, value) => {
    expect(datedEventIn(statement)).toEqual({ event, year, value });
  });

  it.each([
    ['no year', 'In August the assembly abolished the dues.'],
    ['a word that needs its date', 'The word hash appeared in print only in 1967.'],
    ['another number', 'In 1936 the magazine asked 2 million readers.'],
    ['a pronoun at its end', 'Adachi Kenzo left the party and Japan lost it in 1912.'],
    ['a year in a relative clause', 'The first browser was Mosaic, which appeared in 1993.'],
    ['a state that ends', 'The last ice age ended in 1900.'],
    ['a reference', 'They executed him in 1794.'],
    ['an emphasis on a person', 'Robespierre himself was executed in 1794.'],
    ['a year in the middle', 'Karl Pearson introduced in 1895 the coefficient.'],
  ])('finds no event in a sentence with %s', (_, statement) => {
    expect(datedEventIn(statement)).toBeNull();
  });
});

const event = (value: number, at = value): DatedEvent => ({
  event: `Event of ${value}`,
  year: `${value}`,
  value,
  about: null,
  source: { start: at, end: at + 1, sentence: `s${at}` },
  at,
});

describe('eventSets', () => {
  it('have three or four events of different years', () => {
    const values = (sets: DatedEvent[][]) => sets.map((set) => set.map(({ value }) => value));
    expect(values(eventSets([event(1), event(10)], 1))).toEqual([]);
    expect(values(eventSets([event(1), event(10), event(11), event(20)], 1))).toEqual([[1, 10, 20]]);
    expect(
      values(
        eventSets(
          [1, 10, 20, 30, 40].map((year) => event(year)),
          2,
        ),
      ),
    ).toEqual([[1, 10, 20, 30]]);
  });
});

describe('a timeline question', () => {
  const set = [event(1804), event(-44), event(1789)];
  const pairsOf = (asksOrder: boolean) =>
    timelineCandidate(set, asksOrder).build(buildContextOf([], 0))?.question.pairs;

  it('asks for the years', () => {
    expect(pairsOf(false)?.map(({ right }) => right)).toEqual(['1804', '-44', '1789']);
  });

  it('asks for the order, the earliest first', () => {
    expect(pairsOf(true)?.map(({ left }) => left)).toEqual(['First', 'Second', 'Third']);
    const { sources } = timelineCandidate(set, true).build(buildContextOf([], 0)) ?? {};
    expect(sources?.map(({ start }) => start)).toEqual([-44, 1789, 1804]);
  });
});
