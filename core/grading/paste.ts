/** Parses what users type and paste into the planner's cells. */

/** A cell with or without quotes. Spreadsheets quote cells that contain a tab, a line break or a quote. */
const cellPattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;

/**
 * Splits a block copied from a spreadsheet into rows of cells. A line break at the end of the text does not start a
 * row.
 */
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

/** The notations of numbers, each with a function that converts it to JavaScript's notation. */
const notations: readonly [RegExp, (text: string) => string][] = [
  [/^[+-]?(\d+(?:[.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i, (text) => text.replace(',', '.')],
  [/^[+-]?\d{1,3}([\s'’]\d{3})+([.,]\d*)?$/, (text) => text.replace(/[\s'’]/g, '').replace(',', '.')],
  [/^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/, (text) => text.replaceAll(',', '')],
  [/^[+-]?\d{1,3}(\.\d{3})+(,\d*)?$/, (text) => text.replaceAll('.', '').replace(',', '.')],
];
/**
 * A single comma before exactly three digits groups thousands, unless the number starts with 0. Any other single
 * comma is a decimal comma.
 */
const thousands = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * Parses a typed number: `87`, `87.5`, `87,5`, `87 %`, `1 000`, `1,000`, `1,234.5`, `1.234,5`, `1'000`. A percent sign
 * is ignored. Null for other text.
 */
export function parseEntry(text: string): number | null {
  const trimmed = text.trim();
  const entry = trimmed.endsWith('%') ? trimmed.slice(0, -1).trimEnd() : trimmed;
  if (thousands.test(entry)) return Number(entry.replace(',', ''));
  for (const [pattern, convert] of notations) {
    if (!pattern.test(entry)) continue;
    const value = Number(convert(entry));
    return Number.isFinite(value) ? value : null;
  }
  return null;
}

/**
 * A typed grade: points such as `87`, percent of the maximum points such as `95 %`, or a fraction such as `12/15`.
 * `/15` and `-` mean that there is no grade yet. `of` is the maximum points of a fraction. It can be an invalid number.
 */
export type GradeEntry =
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'fraction'; readonly points: number; readonly of: number }
  /** `of` is null for a dash, and for `/` without a number. */
  | { readonly kind: 'open'; readonly of: number | null };

/** Texts in tables of other systems that mean: no grade yet. */
const noGradeYet = /^(?:\?|[-–—]{1,3}|n\/?a|not graded|ungraded)$/i;

/**
 * Parses a grade. An incomplete fraction such as `12/` is read as 12 points. A dash means no grade yet, as in tables of
 * Canvas and Moodle. Null for other text.
 */
export function parseGrade(text: string): GradeEntry | null {
  if (noGradeYet.test(text.trim())) return { kind: 'open', of: null };
  const [first = '', second, ...more] = text.split('/');
  if (more.length > 0) return null;
  if (second !== undefined && (first.trim() === '' || noGradeYet.test(first.trim())))
    return parseOpen(second);
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

/** Parses the maximum after the slash of an open grade. Null if it is not a number. */
function parseOpen(second: string): GradeEntry | null {
  const of = parseMaximum(second);
  return of === null && second.trim() !== '' ? null : { kind: 'open', of };
}

/** Maximum points in a table: a number, or the end of a range such as Moodle's `0–100`. */
export function parseMaximumPoints(text: string): number | null {
  const [, end] = /^\s*0(?:[.,]0+)?\s*[-–—]\s*(\S.*)$/.exec(text) ?? [];
  return parseEntry(end ?? text);
}

const parseMaximum = (text: string) => (text.includes('%') ? null : parseEntry(text));

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'known']);
const no = new Set(['no', 'n', 'false', '0', '', 'unknown', 'open']);

/** Whether a cell is clearly a yes or a no. `1`, `0` and an empty cell are not clear, because they can be grades. */
export function looksLikeSwitch(text: string): boolean {
  return parseSwitch(text) !== null && !/^\d?$/.test(text.trim());
}

/** A yes or no in the usual spellings. Null if it is neither. */
export function parseSwitch(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}
