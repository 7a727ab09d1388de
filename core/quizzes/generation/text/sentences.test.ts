import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

function plain(text: string): string[] {
  return sentencesOf(text).map((sentence) => sentence.plain);
}

describe('sentencesOf', () => {
  it.each([
    ['abbreviations', 'Enzymes, e.g. amylase, split starch. Dr. Smith found it, cf. Fig. 3 and No. 7.', 2],
    ['initials', 'The method of R. A. Fisher is old. It is used.', 2],
    ['decimals', 'The level is 0.05 by convention. It is 3.5 times as large.', 2],
    ['questions and exclamations', 'What is it? A cell! It lives.', 3],
    ['German dates', 'Am 28. Juli 1794 starb er. Danach war Ruhe.', 2],
    ['quotations', 'He said “all is well.” Then he left.', 2],
  ])('splits a text with %s only at the ends of its sentences', (_, text, count) => {
    expect(plain(text)).toHaveLength(count);
  });

  it('keeps a number at the beginning of a sentence', () => {
    expect(plain('Two facts follow. 1. Cells live. 2. Cells grow.')).toEqual([
      'Two facts follow.',
      '1. Cells live.',
      '2. Cells grow.',
    ]);
  });

  it('does not split a heading', () => {
    expect(plain('# What is a cell? An overview')).toEqual(['What is a cell? An overview']);
  });

  it('skips an item without words', () => {
    expect(plain('1. \nCells live.')).toEqual(['Cells live.']);
  });

  it('ends a sentence at a number', () => {
    expect(plain('A week has 7. The next one as well.')).toEqual(['A week has 7.', 'The next one as well.']);
  });

  it('returns the position of each sentence, with all kinds of line breaks', () => {
    const text = '# Cells\r\n\r\nA cell lives.  It\r\nneeds **energy**.\r\n- Lipids are fats.';
    const sentences = sentencesOf(text);
    expect(sentences.map(({ start, end }) => text.slice(start, end))).toEqual(
      sentences.map(({ sentence }) => sentence),
    );
    expect(sentences.map(({ kind, sentence }) => [kind, sentence])).toEqual([
      ['HEADING', 'Cells'],
      ['PROSE', 'A cell lives.'],
      ['PROSE', 'It\r\nneeds **energy**.'],
      ['ITEM', 'Lipids are fats.'],
    ]);
    expect(sentences[2]?.plain).toBe('It needs energy.');
    expect(sentences[2]?.emphasized).toEqual(['energy']);
  });

  it('starts after spaces of any kind', () => {
    expect(sentencesOf('\u00A0\u2003Cells live.')).toMatchObject([
      { start: 2, end: 13, sentence: 'Cells live.' },
    ]);
  });

  it('marks the first sentence of each paragraph', () => {
    expect(sentencesOf('One cell. Two cells.\n\nThree cells.').map(({ isFirst }) => isFirst)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('joins lines that are broken at the page width', () => {
    const text =
      'The Third Estate was by far the largest one of the three, yet\nParis did not hear it. On a day in the middle of summer, on the\n14. July, it rose.';
    expect(plain(text)).toEqual([
      'The Third Estate was by far the largest one of the three, yet Paris did not hear it.',
      'On a day in the middle of summer, on the 14. July, it rose.',
    ]);
  });

  it('begins an item at a number after a short line', () => {
    expect(sentencesOf('The list goes on\n14. Jars are hot.').map(({ kind }) => kind)).toEqual([
      'HEADING',
      'ITEM',
    ]);
  });

  it('keeps separate statements on separate lines', () => {
    expect(
      plain('Lipids are fats\nProteins are chains\nOsmosis: movement of water\nDNA – a molecule'),
    ).toEqual(['Lipids are fats', 'Proteins are chains', 'Osmosis: movement of water', 'DNA – a molecule']);
  });

  it.each(['- Fats.', '* Fats.', '• Fats.', '1. Fats.', '2) Fats.', '  - Fats.', '> - Fats.'])(
    'removes the list marker of %j',
    (text) => {
      expect(sentencesOf(text)).toMatchObject([{ kind: 'ITEM', sentence: 'Fats.' }]);
    },
  );

  it('treats a short line without a full stop as a heading', () => {
    expect(sentencesOf('The French Revolution\n\nIt began.').map(({ kind }) => kind)).toEqual([
      'HEADING',
      'PROSE',
    ]);
  });

  it('continues a line of 55 characters, but not a shorter line', () => {
    const line = 'x'.repeat(54);
    expect(plain(`x${line}\nCells live.`)).toEqual([`x${line} Cells live.`]);
    expect(plain(`${line}\nCells live.`)).toEqual([line, 'Cells live.']);
  });

  it('treats a line of up to 70 characters without a full stop as a heading', () => {
    const kinds = (text: string) => sentencesOf(text).map(({ kind }) => kind);
    expect(kinds('x'.repeat(70))).toEqual(['HEADING']);
    expect(kinds('x'.repeat(71))).toEqual(['PROSE']);
  });

  it('reads a text that begins with an empty line', () => {
    expect(plain('\n# Cells\nCells live.')).toEqual(['Cells', 'Cells live.']);
  });

  it('skips code, tables and rules', () => {
    const text = '```\nx = 1.\n```\n| a | b |\n|---|---|\nCells live.\n-----\n![a cell](cell.png)';
    expect(plain(text)).toEqual(['Cells live.']);
  });

  it.each([
    ['half a surrogate pair', 'A \uD800 cell.'],
    ['a control character', 'A \u0001 cell.'],
    ['more than 600 characters', `A ${'long '.repeat(120)}cell.`],
  ])('skips a sentence with %s', (_, sentence) => {
    expect(plain(`One cell. ${sentence} Two cells.`)).toEqual(['One cell.', 'Two cells.']);
  });

  it('reads a sentence of 600 characters', () => {
    const sentence = `${'x'.repeat(599)}.`;
    expect(plain(`${sentence} Two cells.`)).toEqual([sentence, 'Two cells.']);
    expect(plain(`x${sentence} Two cells.`)).toEqual(['Two cells.']);
  });
});
