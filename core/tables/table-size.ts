/** Maximum size of the text of a table. */
export interface TableLimits {
  readonly characters?: number;
  readonly columns: number;
  /** Including empty cells. A separator or line break inside a quoted cell counts as the end of a cell. */
  readonly cells: number;
  /** Cells that are not empty. Parsing such a cell takes far more time than skipping an empty cell. */
  readonly filledCells?: number;
  /** Limited because a parser stores an error for each quotation mark in a wrong place. */
  readonly quotationMarks?: number;
}

const [asciiCodes, lineFeed, carriageReturn, quotationMark] = [128, 0x0a, 0x0d, 0x22] as const;

function marksOf(separators: string): Uint8Array {
  const marks = new Uint8Array(asciiCodes);
  marks[lineFeed] = 1;
  marks[carriageReturn] = 1;
  for (let at = 0; at < separators.length; at += 1) marks[separators.charCodeAt(at)] = 1;
  return marks;
}

interface Counts {
  readonly cells: number;
  readonly filled: number;
  readonly quotationMarks: number;
}

/**
 * Counts cells in one pass without storing them, because a parser needs memory for each cell. The count can be too
 * high, because separators in quotation marks count, but never too low.
 */
function countCells(text: string, separators: string): Counts {
  const marks = marksOf(separators);
  let [cells, filled, quotationMarks] = [1, 0, 0];
  let isEmpty = true;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quotationMark) quotationMarks += 1;
    if (marks[code] === 1) {
      cells += 1;
      isEmpty = true;
    } else if (isEmpty) {
      filled += 1;
      isEmpty = false;
    }
  }
  return { cells, filled, quotationMarks };
}

function tooMany(max: number, what: string): string {
  return `A table must not have more than ${max.toLocaleString('en-US')} ${what}.`;
}

/**
 * Error message for a table that is too large to be parsed, or null. `separators`: the ASCII characters that can
 * separate its cells.
 */
export function tableSizeProblem(text: string, separators: string, limits: TableLimits): string | null {
  const { characters = Infinity, filledCells = Infinity, quotationMarks = Infinity } = limits;
  if (text.length > characters) return tooMany(characters, 'characters');
  const counts = countCells(text, separators);
  if (counts.cells > limits.cells) return tooMany(limits.cells, 'cells');
  if (counts.filled > filledCells) return tooMany(filledCells, 'filled cells');
  return counts.quotationMarks > quotationMarks ? tooMany(quotationMarks, 'quotation marks') : null;
}

/** Error message for a parsed table with too many columns, or null. Each column makes reading the header slower. */
export function columnsProblem(
  [head = []]: readonly (readonly string[])[],
  limits: TableLimits,
): string | null {
  return head.length > limits.columns ? tooMany(limits.columns, 'columns') : null;
}
