import { fromTextCell } from '../../../../core/grading/course-rows.ts';
import { questionLimits } from '../../../../core/quizzes/question-rules.ts';
import { numberOfLetter } from './column-names.ts';
import type { Row } from './columns.ts';

/** How a table names correct answers. */
export type KeyNotation = 'text' | 'letter' | 'number';

/** In order of precedence. */
const notations: readonly KeyNotation[] = ['text', 'letter', 'number'];

/** Maximum names in one cell: more than a question can have answers. */
const maxNames = 2 * questionLimits.answers;

/** The options of a question, as the correct answer can name them. */
export interface KeyOptions {
  readonly texts: readonly string[];
  /** The number of each option's column: 3 for 'Option C', even if B is empty. */
  readonly numbers: readonly number[];
}

/** The options of a true/false question whose row has none. */
export const trueFalseOptions: KeyOptions = { texts: ['True', 'False'], numbers: [1, 2] };

export function optionsOf(row: Row): KeyOptions {
  const numbers = row.filled('answer');
  return { numbers, texts: numbers.map((count) => fromTextCell(row.cell(`answer${count}`)).trim()) };
}

/** The cells of a row with correct answers. */
export function keyCellsOf(row: Row): string[] {
  return row.filled('correctAnswer').map((count) => fromTextCell(row.cell(`correctAnswer${count}`)).trim());
}

/** Positions of the texts. Letter case is ignored, unless two texts differ only in it. */
function positionsByText(texts: readonly string[]): (text: string) => number | null {
  const exact = new Map<string, number>();
  const folded = new Map<string, number | null>();
  for (const [at, text] of texts.entries()) {
    if (!exact.has(text)) exact.set(text, at + 1);
    const key = text.toLowerCase();
    folded.set(key, folded.has(key) ? null : at + 1);
  }
  return (text) => exact.get(text) ?? folded.get(text.toLowerCase()) ?? null;
}

/** The positions of all names. Null if there is none, or if one is unknown. */
function allOf(names: readonly string[], positionOf: (name: string) => number | null): number[] | null {
  const positions = names
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map(positionOf);
  return positions.length > 0 && positions.every((at) => at !== null) ? positions : null;
}

/** Texts can contain separators, so the whole cell comes first, and the comma last. */
const textSeparators = [/[;|\n]/, /[;|,\n]/] as const;

function readTexts(cells: readonly string[], { texts }: KeyOptions): number[] | null {
  const positionOf = positionsByText(texts);
  const readings = textSeparators.map((separator) =>
    allOf(
      cells.flatMap((cell) => (positionOf(cell) === null ? cell.split(separator, maxNames) : cell)),
      positionOf,
    ),
  );
  return allOf(cells, positionOf) ?? readings.find((reading) => reading !== null) ?? null;
}

/** 'A, C', 'A and C', 'Option A' and 'B.' as letters, '1; 3' and 'Answer 1' as numbers. */
function namesIn(cells: readonly string[]): string[] {
  const words = cells.flatMap((cell) => cell.split(/[\s,;|&()]+|\.(?!\d)/, maxNames));
  return words.filter((word) => word !== '' && !/^(?:and|option|choice|answer)$/i.test(word));
}

function readNumbers(
  cells: readonly string[],
  { numbers }: KeyOptions,
  numberOf: (name: string) => number | null,
): number[] | null {
  return allOf(namesIn(cells), (name) => {
    const at = numbers.indexOf(numberOf(name) ?? 0);
    return at < 0 ? null : at + 1;
  });
}

function letterNumber(name: string): number | null {
  return /^[a-z]$/i.test(name) ? numberOfLetter(name) : null;
}

function writtenNumber(name: string): number | null {
  return /^\d{1,3}$/.test(name) ? Number(name) : null;
}

/** 'True' and 'False' are the first and the second option if these have other texts, such as 'Yes' and 'No'. */
function numberOfWord(name: string): number | null {
  if (/^true$/i.test(name)) return 1;
  return /^false$/i.test(name) ? 2 : writtenNumber(name);
}

/** What the cells mean in each notation that fits. */
function readingsOf(cells: readonly string[], options: KeyOptions): Map<KeyNotation, readonly number[]> {
  const text = readTexts(cells, options);
  const letter = readNumbers(cells, options, letterNumber);
  const number = readNumbers(cells, options, text === null ? numberOfWord : writtenNumber);
  const readings = { text, letter, number };
  return new Map(
    notations.flatMap((notation) => {
      const positions = readings[notation];
      return positions === null ? [] : [[notation, positions]];
    }),
  );
}

/** Whether the readings name different options. */
function differ(readings: ReadonlyMap<KeyNotation, readonly number[]>): boolean {
  return new Set(Array.from(readings.values(), String)).size > 1;
}

/** The notation of the rows that can be read in only one. Null if there is none, or if they disagree. */
export function keyNotationOf(rows: readonly Row[]): KeyNotation | null {
  const found = new Set<KeyNotation>();
  for (const row of rows) {
    const [first, ...others] = readingsOf(keyCellsOf(row), optionsOf(row)).keys();
    if (first !== undefined && others.length === 0) found.add(first);
  }
  const [notation = null] = found;
  return found.size === 1 ? notation : null;
}

export interface AnswerKey {
  /** Positions of the correct answers among the filled options, from 1. */
  readonly positions: readonly number[];
  /** The notation that was used, if another one means other options. Null if there is only one meaning. */
  readonly ambiguous: KeyNotation | null;
}

/**
 * Reads the correct answers of a row: texts, letters or numbers of its options. Some names have two meanings: '2' is the
 * text of the first of the options 2, 4 and 6, and the number of the second. Then the notation of the other rows decides
 * (`notation`), for example if another row has a number that is not a text. If it doesn't, the text of an option wins over
 * its letter and its number. Both are marked as `ambiguous`, so that the author can check them. Null if a name is unknown.
 */
export function readKey(
  names: readonly string[],
  options: KeyOptions,
  notation: KeyNotation | null,
): AnswerKey | null {
  const readings = readingsOf(names, options);
  const [first] = readings.keys();
  const used = notation !== null && readings.has(notation) ? notation : first;
  if (used === undefined) return null;
  return { positions: readings.get(used) ?? [], ambiguous: differ(readings) ? used : null };
}
