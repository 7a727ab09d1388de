import { describe, expect, it } from 'vitest';
import { falsified, named } from '../testing/falsified.ts';

describe('a false statement that the text contradicts', () => {
  it('has another place or canal of the same kind, and no sea instead of a canal', () => {
    const [suez, panama, red, dead] = ['Suez Canal', 'Panama Canal', 'Red Sea', 'Dead Sea'].map((text) =>
      named(text, 'PLACE'),
    );
    if (!suez || !panama || !red || !dead) throw new Error('A name is missing.');
    const kiel = named('Kiel Canal', 'PLACE');
    const statement = 'The Suez Canal is the longest passage for ships.';
    expect(falsified(statement, [suez], [red, dead, named('Black Sea', 'PLACE')])).toEqual([
      'The Suez Canal is the shortest passage for ships.',
    ]);
    expect(falsified(statement, [suez], [red, dead, panama, kiel])).toContain(
      'The Kiel Canal is the longest passage for ships.',
    );
  });

  it.each([
    'Marie Curie did not discover oxygen in 1774.',
    'In 1986 many beekeepers in Texas had the mite.',
    'Amsterdam had a great harbour in 1719.',
    'Some farmers keep 200 cows on a farm.',
    'A farmer in Texas lost 300 cows.',
    'Marie Curie studied physics at a university in 1891.',
    'Edison patented a device in 1880.',
    'Before 1914, London had few cars in its streets.',
  ])(
    'is not made of a statement that the text does not contradict with other names or numbers: %s',
    (text) => {
      const others = [named('Rutherford', 'PERSON'), named('Niels Bohr', 'PERSON'), named('Paris', 'PLACE')];
      const subject = [named('Marie Curie', 'PERSON'), named('Amsterdam', 'PLACE')].filter((one) =>
        text.startsWith(one.text),
      );
      expect(falsified(text, subject, others)).toEqual(['null']);
    },
  );

  it.each([
    ['The Suez Canal was opened in 1869.', 'Suez Canal'],
    ['In 1851, Reuter founded the agency of news.', 'Reuter'],
    ['Charles Darwin was born in 1809.', 'Charles Darwin'],
    ['The war began in April 1861.', 'war'],
  ])('has another year for a single event: %s', (text, subject) => {
    const years = falsified(text, [named(subject, null)]);
    expect(years).not.toContain('null');
    expect(years.length).toBeGreaterThan(3);
  });
});
