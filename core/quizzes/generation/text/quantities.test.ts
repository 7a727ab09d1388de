import { describe, expect, it } from 'vitest';
import { quantitiesIn } from './quantities.ts';

function read(sentence: string) {
  return quantitiesIn(sentence).map(({ start, end, value, tolerance }) => [
    sentence.slice(start, end),
    value,
    tolerance,
  ]);
}

describe('quantitiesIn', () => {
  it.each([
    ['things counted', 'The nucleus holds 46 chromosomes.', ['46', 46, 0]],
    ['a unit', 'Enzymes work best at 37 °C in the body.', ['37', 37, 0]],
    ['a unit without a space', 'Ribosomes are 25nm particles.', ['25', 25, 0]],
    ['a unit behind a hyphen', 'Ribosomes are 25-nm particles.', ['25', 25, 0]],
    ['a percentage', 'The estate was 97 percent of the people.', ['97', 97, 0]],
    ['money', 'The crown owed $500 to the banks.', ['500', 500, 0]],
    ['more than three things', 'The plant has 4 leaves.', ['4', 4, 0]],
    ['thirteen digits', 'The sum was 1234567890123 dollars.', ['1234567890123', 1_234_567_890_123, 0]],
    ['one decimal', 'The significance level is 0.5.', ['0.5', 0.5, 0.05]],
    ['a decimal', 'The significance level is 0.05.', ['0.05', 0.05, 0.005]],
    ['thousands', 'The list named 17,000 people.', ['17,000', 17_000, 0]],
    ['thousands with a decimal', 'The price was 1,250.5 dollars.', ['1,250.5', 1250.5, 0.05]],
    ['a bound', 'A pass needs at least 70 points.', ['70', 70, 0]],
    ['an approximate number', 'The body has about 200 bones.', ['200', 200, 10]],
    ['an approximate number of trillions', 'There are about 37 trillion cells.', ['37', 37, 1.9]],
    [
      'an approximate number with a separator, which is no year',
      'The list named about 1,200 people.',
      ['1,200', 1200, 60],
    ],
    ['a year', 'The monarchy was restored in 1815.', ['1815', 1815, 0]],
    ['an approximate year', 'Gutenberg printed around 1450.', ['1450', 1450, 10]],
    ['a year at the beginning', 'In 1815 the monarchy was restored.', ['1815', 1815, 0]],
    ['the year 1000', 'The church was built in 1000.', ['1000', 1000, 0]],
    ['the year 2100', 'The forecast ends in 2100.', ['2100', 2100, 0]],
    [
      'an approximate length that could be a year',
      'The river is about 1500 kilometres long.',
      ['1500', 1500, 75],
    ],
    [
      'an approximate count of people that could be a year',
      'The hall seats about 1500 people.',
      ['1500', 1500, 75],
    ],
    ['a count of people that could be a year', 'The army of 1500 soldiers fled.', ['1500', 1500, 0]],
    ['a year before people', 'In 1789 workers destroyed machines.', ['1789', 1789, 0]],
    ['an approximate count that could be a year', 'The school has nearly 1500 people.', ['1500', 1500, 75]],
    ['the year of a date', 'The Bastille fell on 14 July 1789.', ['1789', 1789, 0]],
    ['a value below zero', 'Mercury freezes at -39 °C in the tube.', ['-39', -39, 0]],
    ['a value below zero, typeset', 'Mercury freezes at −39 °C in the tube.', ['−39', -39, 0]],
  ])('reads %s', (_, sentence, expected) => {
    expect(read(sentence)).toEqual([expected]);
  });

  it.each([
    ['of a figure', 'In Figure 12 chromosomes are drawn.'],
    ['of a chapter', 'In chapter 7 chromosomes are explained.'],
    ['of a range', 'The cell has 10–20 ribosomes and 30 to 40 pores.'],
    ['of a range of prices with two signs', 'The ticket costs $30 to $40.'],
    ['of a range between prices', 'The ticket costs between $30 and $40 in Paris.'],
    ['of a range with units', 'The share rose from 30 % to 40 % of it.'],
    ['of a range with a hyphen', 'The cell has 10-20 ribosomes.'],
    ['of a range with a minus sign', 'The cell has 10−20 ribosomes.'],
    ['of a range of years with a minus sign', 'The war was in 1914−1918.'],
    ['of a range of prices', 'The ticket costs $30 to 40 dollars.'],
    ['of two numbers with one unit', 'The rates are equal to 0.5 and 2 % of it.'],
    ['of a time', 'The lecture begins at 10:30 hours.'],
    ['of a version', 'The release 2.0.1 fixes bugs.'],
    ['of an ordinal', 'The 19th century was long.'],
    ['of a decade', 'The steps were worked out in the 1940s by a chemist.'],
    ['of a name with a hyphen', 'The virus of COVID-19 patients is small.'],
    ['of a name before a noun', 'The gene p53 proteins differ.'],
    ['with an abbreviated unit', 'The crown owed $40bn to the banks.'],
    ['of a name', 'The gene p53 and the H2O molecule differ.'],
    ['of a reference', 'The result was found [12] by chance.'],
    ['whose separator is unclear: thousands or decimals', 'The town has 4.500 people.'],
    ['that occurs twice', 'From 46 cells, 46 chromosomes were taken.'],
    ['with two decimal separators', 'The dose is 2,5,1 mg of it.'],
    ['that is small', 'The plant has 3 leaves.'],
    ['that counts nothing', 'The answer was 42 and that was all.'],
    ['of four digits that counts nothing', 'The answer was 1815 and that was all.'],
    ['of a year after 2100', 'The forecast ends in 2101.'],
    ['with decimals that measures nothing', 'The level 0.05 and that was all.'],
    ['of four digits that begin with 0', 'The lock was changed in 0815.'],
    ['of fourteen digits', 'The sum was 12345678901234 dollars.'],
  ])('skips a number %s', (_, sentence) => {
    expect(read(sentence)).toEqual([]);
  });

  it.each([
    ['an amount', 'Enzymes work best at 37 °C in the body.', 3],
    ['a year', 'The monarchy was restored in 1815.', 2],
    ['a count', 'The nucleus holds 46 chromosomes.', 2],
    ['a decimal', 'The significance level is 0.05.', 2],
  ])('has a quality for %s', (_, sentence, quality) => {
    expect(quantitiesIn(sentence).map((quantity) => quantity.quality)).toEqual([quality]);
  });

  it('does not read the end of a range as a negative number', () => {
    expect(read('The share is 5 %-7 % of it.')).toEqual([]);
  });

  it('marks a limit such as more than 90, because other numbers are correct too', () => {
    const bounds = ['more than', 'up to', 'at least', 'shorter than', 'within'];
    for (const words of bounds)
      expect(quantitiesIn(`Whales live ${words} 90 years.`)).toMatchObject([{ isBound: true }]);
    expect(quantitiesIn('Whales live about 90 years.')).toMatchObject([{ isBound: false }]);
  });

  it('skips two years with and, and a number in a term', () => {
    expect(read('The war of 1524 and 1525 was long.')).toEqual([]);
    expect(read('In 360-degree feedback, peers appraise employees.')).toEqual([]);
  });

  it('reads the year in a name', () => {
    expect(quantitiesIn('The Belmont Report of 1979 names principles.')).toMatchObject([{ isYear: true }]);
  });

  it('has no tolerance for a whole number with a decimal point', () => {
    expect(read('A pipette delivers 25.0 mL of it.')).toEqual([['25.0', 25, 0]]);
  });

  it('skips a year in the name of a law', () => {
    expect(read('The Insolvency Act 1986 governs the winding up of companies.')).toEqual([]);
  });

  it('reads both years of a span', () => {
    expect(read('The war lasted from 1914 to 1918 in Europe.').map(([text]) => text)).toEqual([
      '1914',
      '1918',
    ]);
  });
});
