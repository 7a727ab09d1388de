import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';

/** The blocks of a text, each with its kind. */
const blocksIn = (text: string) =>
  blocksOf(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

/** A line of prose with `length` characters. */
const line = (length: number, end = 'x') => `L${'o'.repeat(length - 1 - end.length)}${end}`;
/** A paragraph before the tested line, so that the line is not the first line of the text. */
const front = `${line(90, '.')}\n\n`;

describe('a number at the beginning of a line', () => {
  it('continues an open line of 55 characters', () => {
    expect(blocksIn(`${line(55)}\n14. Jars.`)).toEqual([`PROSE ${line(55)}\n14. Jars.`]);
  });

  it.each(['14. July 1789', '7. Mai 1824', '1. Dec.'])(
    'continues a line of any length as a date: %s',
    (date) => {
      expect(blocksIn(`On the\n${date} was hot.`)).toEqual([`PROSE On the\n${date} was hot.`]);
      expect(blocksIn(`${front}${date} was hot.`).at(-1)).toBe(`PROSE ${date} was hot.`);
    },
  );

  it.each([
    ['a shorter line', `${front}${line(54)}\n14. Jars`],
    ['a line that ends with a full stop', `${front}${line(55, '.')}\n14. Jars`],
    ['an item', `${front}- ${line(60)}\n14. Jars`],
  ])('begins an item after %s', (_, text) => {
    expect(blocksIn(text).at(-1)).toBe('ITEM Jars');
  });
});

describe('a new block begins', () => {
  it.each([
    ['at an item', `${line(90)}\n- fats`, 'ITEM fats'],
    ['after a heading', '# Cells\nand more.', 'PROSE and more.'],
    ['after an empty line', `${line(90)}\n\nand more.`, 'PROSE and more.'],
    ['at a label', `${line(90)}\nOsmosis: movement`, 'PROSE Osmosis: movement'],
    ['at a capital after a short line', `${front}Fats.\nCells live.`, 'PROSE Cells live.'],
  ])('%s', (_, text, last) => {
    expect(blocksIn(text)).toHaveLength(text.startsWith(front) ? 3 : 2);
    expect(blocksIn(text).at(-1)).toBe(last);
  });
});

describe('a block continues', () => {
  it.each([
    ['at a small letter', 'Cells\nlive.'],
    ['after a comma', 'In summer,\nParis rose.'],
    ['after a dash', 'In summer –\nParis rose.'],
    ['after a long line', `${line(55)}\nParis rose.`],
  ])('%s', (_, text) => {
    expect(blocksIn(text)).toEqual([`PROSE ${text}`]);
  });
});

describe('prose that is wrapped at a page width', () => {
  const wide = 'Two cells live in one small room, and they share the same water';
  it.each([
    ['at a capital, if its first word has no room above', `${wide}\n${line(54)}\nRobespierre ruled.`],
    ['at the page width only', `${wide}\n${line(62)}\nA rose.`],
  ])('continues %s', (_, text) => {
    expect(blocksIn(text)).toEqual([`PROSE ${text}`]);
  });

  it.each([
    ['a heading above its paragraph', `${line(40)}\n${wide}\n${wide}`, `HEADING ${line(40)}`],
    ['lines with room for the next word', `${wide}\n${line(50)}\nParis rose.`, `PROSE ${wide}\n${line(50)}`],
  ])('has another block after %s', (_, text, first) => {
    expect(blocksIn(text)).toHaveLength(2);
    expect(blocksIn(text)[0]).toBe(first);
  });
});

describe('a short line', () => {
  it.each([
    ['a heading', 'The cell', 'HEADING The cell'],
    ['an item if it has a mark', '- the cell', 'ITEM the cell'],
    ['prose if it has a label', 'Osmosis: movement', 'PROSE Osmosis: movement'],
    ['prose if it ends with a full stop', 'The cell.', 'PROSE The cell.'],
  ])('is %s', (_, text, expected) => {
    expect(blocksIn(`${front}${text}`).at(-1)).toBe(expected);
  });
});

describe('code', () => {
  it('is not a block, and its fences are not blocks', () => {
    expect(blocksIn('Cells live.\n```\nx = 1.\n```\nand grow.')).toEqual([
      'PROSE Cells live.',
      'PROSE and grow.',
    ]);
  });
});
