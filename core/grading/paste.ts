/** Parses what users type and paste into the planner's cells. */

/** A quoted or plain cell. Spreadsheets quote cells that contain a tab, a line break or a quote. */
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

/** The notations of numbers, with their conversion to JavaScript's. `\s` is any kind of space. */
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
 * A typed number: `87`, `87.5`, `87,5`, `87 %`, `1 000`, `1,000`, `1,234.5`, `1.234,5`, `1'000`. Null for
 * other text.
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
 * A typed grade: `87`, `95 %` of the maximum points, `12/15` with its own maximum, or `/15` or `-` without a
 * grade yet. The maximum may still be invalid.
 */
export type GradeEntry =
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'fraction'; readonly points: number; readonly of: number }
  /** `of` is null while it is being typed, and for a dash. */
  | { readonly kind: 'open'; readonly of: number | null };

/** How tables of other systems write that there is no grade yet. */
const noGrade = /^(?:[-–—]{1,3}|n\/?a|not graded|ungraded)$/i;

/**
 * Parses a grade. Null for other text. An incomplete fraction, `12/`, gives its points. A dash is a missing grade,
 * as in the tables of Canvas and Moodle.
 */
export function parseGrade(text: string): GradeEntry | null {
  if (noGrade.test(text.trim())) return { kind: 'open', of: null };
  const [first = '', second, ...more] = text.split('/');
  if (more.length > 0) return null;
  if (second !== undefined && (first.trim() === '' || noGrade.test(first.trim()))) return parseOpen(second);
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

/** Maximum points in a table: a number, or the end of a range such as Moodle's `0–100`. */
export function parseMaximumPoints(text: string): number | null {
  const [, end] = /^\s*0(?:[.,]0+)?\s*[-–—]\s*(\S.*)$/.exec(text) ?? [];
  return parseEntry(end ?? text);
}

const parseMaximum = (text: string) => (text.includes('%') ? null : parseEntry(text));

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'known']);
const no = new Set(['no', 'n', 'false', '0', '', 'unknown', 'open']);

/** Whether a cell can only be a yes or a no: `1` and `0` may also be grades, and an empty cell is neither. */
export function looksLikeSwitch(text: string): boolean {
  return parseSwitch(text) !== null && !/^\d?$/.test(text.trim());
}

/** A yes or no in the usual spellings. Null if it is neither. */
export function parseSwitch(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}
