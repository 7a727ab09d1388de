import { describe, expect, it } from 'vitest';
import { mapBlock } from './block-columns.ts';

const fromName = ['name', 'weight', 'knownScores', 'grade', 'maximumPoints'] as const;
const fromGrade = ['grade', 'maximumPoints'] as const;
const rows = (text: string) => text.split('\n').map((line) => line.split('|'));

describe('a block without a header', () => {
  it('skips the Known column if no cell is a yes or no', () => {
    const block = rows('Quiz 1|5|8|10\nQuiz 2|5||10');
    expect(mapBlock(block, fromName)).toMatchObject({
      columns: ['name', 'weight', 'grade', 'maximumPoints'],
      rows: block,
    });
  });

  it('fills the Known column if any cell is a yes or no', () => {
    const block = rows('Quiz 1|5|yes|8|10\nQuiz 2|5|perhaps|8|10');
    expect(mapBlock(block, fromName)).toMatchObject({ columns: fromName, rows: block });
  });

  it('treats 0 and 1 as grades', () => {
    expect(mapBlock(rows('Quiz 1|5|1|10\nQuiz 2|5|0|10'), fromName).columns).toEqual([
      'name',
      'weight',
      'grade',
      'maximumPoints',
    ]);
  });

  it('is assumed if only one of several columns has a known name', () => {
    expect(mapBlock(rows('Score|a\nSecond|b'), fromName).rows).toHaveLength(2);
  });

  it('is assumed if a single column contains text, or if there is only one row', () => {
    expect(mapBlock(rows('Assignment\nMidterm'), fromName).rows).toHaveLength(2);
    expect(mapBlock(rows('Name|Grade'), fromName).rows).toHaveLength(1);
  });
});

describe('a block with a header', () => {
  it.each([
    ['Name|Weight|Grade|Max', ['name', 'weight', 'grade', 'maximumPoints']],
    ['Out of|Score|Item', ['maximumPoints', 'grade', 'name']],
    ['Assignment|Due|Weight (%)|Known|Points', ['name', null, 'weight', 'knownScores', 'maximumPoints']],
    ['Title|Points|Maximum', ['name', 'grade', 'maximumPoints']],
    [
      'Grade item|Calculated weight|Percentage|Grade|Range',
      ['name', 'weight', null, 'grade', 'maximumPoints'],
    ],
    ['Assignment Group|Assignment Name|Score', [null, 'name', 'grade']],
    ['Grade|Grade|MAXIMUM  POINTS:|Notes', ['grade', null, 'maximumPoints', 'description']],
  ])('is mapped by the names %s', (header, columns) => {
    expect(mapBlock(rows(`${header}\nA|1|2`), fromGrade)).toMatchObject({
      columns,
      rows: [['A', '1', '2']],
      header: header.split('|'),
    });
  });

  it('can be one column of grades', () => {
    expect(mapBlock(rows('Grade\n8\n\n12/15'), fromName)).toMatchObject({
      columns: ['grade'],
      rows: [['8'], [''], ['12/15']],
    });
  });

  it('has grades in percent below a name like Percentage or Grade (%)', () => {
    expect(mapBlock(rows('Item|Grade (%)\nA|85\nB|90 %\nC|\nD|B+'), fromName).rows).toEqual([
      ['A', '85 %'],
      ['B', '90 %'],
      ['C', ''],
      ['D', 'B+'],
    ]);
  });
});
