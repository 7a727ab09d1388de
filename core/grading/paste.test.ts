import { describe, expect, it } from 'vitest';
import {
  looksLikeSwitch,
  parseEntry,
  parseGrade,
  parseMaximumPoints,
  parseSwitch,
  pasteBlock,
} from './paste.ts';

describe('pasteBlock', () => {
  it('splits rows at line breaks and cells at tabs', () => {
    expect(pasteBlock('a\tb\nc\td')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('accepts all kinds of line breaks, and a missing or extra line break at the end', () => {
    expect(pasteBlock('1\r\n2\r3\n')).toEqual([['1'], ['2'], ['3']]);
  });

  it('keeps empty cells and rows in between', () => {
    expect(pasteBlock('1\t\n\n\t2\n')).toEqual([['1', ''], [''], ['', '2']]);
  });

  it('reads a quoted cell with tabs, line breaks and quotes in it as one cell', () => {
    expect(pasteBlock('"two\nlines"\t"a ""b"""\n"tab\there"')).toEqual([
      ['two\nlines', 'a "b"'],
      ['tab\there'],
    ]);
  });

  it('keeps quotes that do not enclose a cell', () => {
    expect(pasteBlock('5"\t"open\n"a" b')).toEqual([['5"', '"open'], ['"a" b']]);
  });

  it('finds no rows in an empty text', () => {
    expect(pasteBlock('')).toEqual([]);
  });
});

describe('parseEntry', () => {
  it.each([
    ['87', 87],
    ['87.5', 87.5],
    ['87,5', 87.5],
    ['87 %', 87],
    ['87%', 87],
    [' 1 000 ', 1000],
    ['1\u00A0000,5', 1000.5],
    ["1'000", 1000],
    ['1,000', 1000],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1.234.567', 1_234_567],
    ['1.234', 1.234],
    ['0,125', 0.125],
    ['12,50', 12.5],
    ['.5', 0.5],
    [',5', 0.5],
    ['87.', 87],
    ['-5', -5],
    ['+5', 5],
    ['1e-7', 1e-7],
  ])('reads %j as %d', (text, value) => {
    expect(parseEntry(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    'x',
    '87x',
    '8 7',
    '87 5',
    '1.2.3',
    '1,2,3',
    '--5',
    'NaN',
    'Infinity',
    '1e999',
    '0x10',
    '%',
    '.',
    '87/100',
  ])('finds no number in %j', (text) => {
    expect(parseEntry(text)).toBeNull();
  });
});

describe('parseGrade', () => {
  it.each([
    ['87,5', { kind: 'points', points: 87.5 }],
    ['95 %', { kind: 'percent', percent: 95 }],
    ['12/15', { kind: 'fraction', points: 12, of: 15 }],
    [' 12,5 / 15 ', { kind: 'fraction', points: 12.5, of: 15 }],
    ['12/', { kind: 'points', points: 12 }],
    ['12/0', { kind: 'fraction', points: 12, of: 0 }],
    [' /10', { kind: 'open', of: 10 }],
    ['/', { kind: 'open', of: null }],
    [' - ', { kind: 'open', of: null }],
    ['–', { kind: 'open', of: null }],
    ['N/A', { kind: 'open', of: null }],
    ['- / 20', { kind: 'open', of: 20 }],
  ])('reads %j', (text, entry) => {
    expect(parseGrade(text)).toEqual(entry);
  });

  it.each(['', '-x', '- 5 -', '----', '/x', '/9 %', 'x/15', '12/x', '1/2/3', '95 %/100', '9/10 %'])(
    'finds no grade in %j',
    (text) => {
      expect(parseGrade(text)).toBeNull();
    },
  );
});

describe('parseMaximumPoints', () => {
  it.each([
    ['20', 20],
    ['0–100', 100],
    ['0.00 - 12,5', 12.5],
    ['5–100', null],
    ['0–', null],
    ['x', null],
  ])('reads %j as %j', (text, value) => {
    expect(parseMaximumPoints(text)).toBe(value);
  });
});

describe('looksLikeSwitch', () => {
  it('accepts words but no numbers', () => {
    expect(['yes', 'No', 'TRUE', 'x', 'open'].map(looksLikeSwitch)).toEqual([true, true, true, true, true]);
    expect(['1', '0', '', ' ', 'Quiz', '85'].map(looksLikeSwitch)).toEqual(Array(6).fill(false));
  });
});

describe('parseSwitch', () => {
  it('reads yes and no as people and spreadsheets write them', () => {
    expect([' Yes ', 'TRUE', '1', 'x'].map(parseSwitch)).toEqual([true, true, true, true]);
    expect(['no', 'False', '0', ''].map(parseSwitch)).toEqual([false, false, false, false]);
    expect(parseSwitch('perhaps')).toBeNull();
  });
});
