import { describe, expect, it } from 'vitest';
import { columnsProblem, tableSizeProblem } from './table-size.ts';

const limits = { characters: 40, columns: 3, cells: 6, filledCells: 4, quotationMarks: 2 };
const problemOf = (text: string) => tableSizeProblem(text, ',', limits);

describe('the size of a table', () => {
  it.each([
    ['an empty text', ''],
    ['cells at the maximum', ',,\n,,'],
    ['filled cells at the maximum', 'a,b\nc,d'],
    ['other separators in cells', 'a;;;;\t\t\t\tb'],
    ['quotation marks at the maximum', '"a"'],
    ['characters at the maximum', 'a'.repeat(40)],
  ])('is accepted with %s', (_what, text) => {
    expect(problemOf(text)).toBeNull();
  });

  it.each([
    ['too many characters', 'a'.repeat(41), 'A table must not have more than 40 characters.'],
    ['too many separators', ',,,,,,', 'A table must not have more than 6 cells.'],
    ['too many line breaks', '\n\r\n\r\n\n', 'A table must not have more than 6 cells.'],
    ['separators in quotation marks', '",,,,,,"', 'A table must not have more than 6 cells.'],
    ['too many filled cells', 'a,b,c\nd,e', 'A table must not have more than 4 filled cells.'],
    ['cells of another separator', ';,;,;,;,;', 'A table must not have more than 4 filled cells.'],
    ['too many quotation marks', '"a"b"', 'A table must not have more than 2 quotation marks.'],
  ])('is refused with %s', (_what, text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  it('counts each of several separators', () => {
    expect(tableSizeProblem(',;,;,', ',;', { columns: 3, cells: 6 })).toBeNull();
    expect(tableSizeProblem(',;,;,;', ',;', { columns: 3, cells: 6 })).toMatch(/more than 6 cells/);
  });

  it('is refused if the header has too many columns', () => {
    expect(
      columnsProblem(
        [
          ['a', 'b', 'c'],
          ['1', '2', '3', '4'],
        ],
        limits,
      ),
    ).toBeNull();
    expect(columnsProblem([['a', 'b', 'c', 'd']], limits)).toBe('A table must not have more than 3 columns.');
    expect(columnsProblem([], limits)).toBeNull();
  });
});
