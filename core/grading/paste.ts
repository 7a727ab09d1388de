/** Reads what people type and paste into the planner's cells. */

/** One quoted cell as spreadsheets write it where it holds a tab, a line break or a quote; or one plain cell. */
const cellPattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;

/** Splits a block copied from a spreadsheet into rows of cells. The line break at its end does not start a row. */
export function pasteBlock(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(cellPattern)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\t') continue;
    const isTrailing = end === '' && row.length === 1 && row[0] === '';
    if (!isTrailing) rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}

/** Each way of writing a number, and how it becomes one that JavaScript reads. `\s` is a space of any kind. */
const notations: readonly [RegExp, (text: string) => string][] = [
  [/^[+-]?(\d+(?:[.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i, (text) => text.replace(',', '.')],
  [/^[+-]?\d{1,3}([\s'’]\d{3})+([.,]\d*)?$/, (text) => text.replace(/[\s'’]/g, '').replace(',', '.')],
  [/^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/, (text) => text.replaceAll(',', '')],
  [/^[+-]?\d{1,3}(\.\d{3})+(,\d*)?$/, (text) => text.replaceAll('.', '').replace(',', '.')],
];
/** A lone comma before exactly three digits groups thousands; any other lone comma is a decimal one. */
const thousands = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * A number as people type it: `87`, `87.5`, `87,5`, `87 %`, `1 000`, `1,000`, `1,234.5`, `1.234,5`, `1'000`; null
 * where it is none.
 */
export function parseEntry(text: string): number | null {
  const entry = text.trim().replace(/\s*%$/, '');
  if (thousands.test(entry)) return Number(entry.replace(',', ''));
  for (const [pattern, plain] of notations) {
    if (!pattern.test(entry)) continue;
    const value = Number(plain(entry));
    return Number.isFinite(value) ? value : null;
  }
  return null;
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'known']);
const no = new Set(['no', 'n', 'false', '0', '', 'unknown', 'open']);

/** A yes or no as people and spreadsheets write it; null where it is neither. */
export function parseSwitch(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}
