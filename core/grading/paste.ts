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
  const trimmed = text.trim();
  const entry = trimmed.endsWith('%') ? trimmed.slice(0, -1).trimEnd() : trimmed;
  if (thousands.test(entry)) return Number(entry.replace(',', ''));
  for (const [pattern, plain] of notations) {
    if (!pattern.test(entry)) continue;
    const value = Number(plain(entry));
    return Number.isFinite(value) ? value : null;
  }
  return null;
}

/**
 * A grade as people type it: `87`, `95 %` of the maximum points, `12/15`, which brings its own maximum, or `/15`, where
 * there is no grade yet. What it is out of may still be a number that no maximum can be.
 */
export type GradeEntry =
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'fraction'; readonly points: number; readonly of: number }
  /** `of` is null while it is still being typed. */
  | { readonly kind: 'open'; readonly of: number | null };

/** Reads a grade; null where the text is none. A fraction that is still being typed, `12/`, is its points so far. */
export function parseGrade(text: string): GradeEntry | null {
  const [first = '', second, ...more] = text.split('/');
  if (more.length > 0) return null;
  if (first.trim() === '' && second !== undefined) return parseOpen(second);
  const points = parseEntry(first);
  if (points === null) return null;
  const isPercent = first.trim().endsWith('%');
  if (second === undefined)
    return isPercent ? { kind: 'percent', percent: points } : { kind: 'points', points };
  if (isPercent) return null;
  if (second.trim() === '') return { kind: 'points', points };
  const of = parseMaximum(second);
  return of === null ? null : { kind: 'fraction', points, of };
}

function parseOpen(second: string): GradeEntry | null {
  const of = parseMaximum(second);
  return of === null && second.trim() !== '' ? null : { kind: 'open', of };
}

const parseMaximum = (text: string) => (text.includes('%') ? null : parseEntry(text));

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'known']);
const no = new Set(['no', 'n', 'false', '0', '', 'unknown', 'open']);

/** Whether a cell can only be a yes or a no: `1` and `0` may as well be grades, and an empty cell says nothing. */
export function looksLikeSwitch(text: string): boolean {
  return parseSwitch(text) !== null && !/^\d?$/.test(text.trim());
}

/** A yes or no as people and spreadsheets write it; null where it is neither. */
export function parseSwitch(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}
