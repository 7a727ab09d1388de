import { flatten, linesOf, type ReportLine } from './exchange.ts';
import { type GiftMarks, marksIn } from './gift-marks.ts';
import { placesOf, unescapeGift } from './gift-text.ts';
import { categoryOfPath } from './moodle-category.ts';

/** A part of a GIFT file between blank lines: usually one question. */
export interface GiftBlock {
  /** First line of the block, from 1. */
  readonly line: number;
  /** The block with empty lines in place of comments and categories. */
  readonly text: string;
  /** Values in the comments of the block. */
  readonly marks: GiftMarks;
  /** The category of the last `$CATEGORY` line so far. */
  readonly category: GiftCategory | undefined;
}

interface GiftCategory {
  readonly category: string;
  /** Line with the name of the category, from 1. */
  readonly categoryLine: number;
}

const categoryLine = /^\$CATEGORY:/;

function categoryOf(line: string, at: number): GiftCategory | undefined {
  const category = categoryOfPath(flatten(unescapeGift(line.trim().replace(categoryLine, ''))));
  return category === '' ? undefined : { category, categoryLine: at };
}

const isComment = (line: string) => line.trim().startsWith('//');

/** Indices of the first and the last line of a block. */
type Extent = readonly [first: number, last: number];

/** Splits the lines at blank lines. */
function extentsOf(lines: readonly string[]): Extent[] {
  const extents: Extent[] = [];
  let first: number | null = null;
  for (const [at, line] of [...lines, ''].entries()) {
    const isBlank = line.trim() === '';
    if (isBlank && first !== null) extents.push([first, at - 1]);
    if (isBlank) first = null;
    else first ??= at;
  }
  return extents;
}

/** The first and the last brace outside comments. Empty texts if there are no braces. */
function bracesOf(lines: readonly string[], [first, last]: Extent): readonly [string, string] {
  const text = lines
    .slice(first, last + 1)
    .filter((line) => !isComment(line))
    .join('\n');
  const positions = placesOf(text, '{}');
  return [text.charAt(positions[0] ?? text.length), text.charAt(positions.at(-1) ?? text.length)];
}

/** The index of the next extent that has braces. */
function nextWithBraces(braces: readonly (readonly [string, string])[], from: number): number {
  let at = from;
  while (braces[at]?.[0] === '') at += 1;
  return at;
}

/** Joins extents if an answer block begins in the first and ends in the last: answers can contain blank lines. */
function joined(lines: readonly string[], extents: readonly Extent[]): Extent[] {
  const braces = extents.map((extent) => bracesOf(lines, extent));
  const blocks: Extent[] = [];
  for (let at = 0; at < extents.length; at += 1) {
    const [first, last] = extents[at] ?? [0, 0];
    const next = braces[at]?.[1] === '{' ? nextWithBraces(braces, at + 1) : at;
    const closes = next > at && braces[next]?.[0] === '}';
    blocks.push([first, closes ? (extents[next]?.[1] ?? last) : last]);
    if (closes) at = next;
  }
  return blocks;
}

/** Splits a file into its blocks, in linear time. */
export function giftBlocks(file: string): { readonly blocks: GiftBlock[]; readonly report: ReportLine[] } {
  const lines = linesOf(file);
  const blocks: GiftBlock[] = [];
  const report: ReportLine[] = [];
  let category: GiftCategory | undefined;
  for (const [first, last] of joined(lines, extentsOf(lines))) {
    const blockLines = lines.slice(first, last + 1);
    const comments = blockLines.filter(isComment).join('\n');
    const begins = blockLines.findIndex((line) => !isComment(line) && line.trim() !== '');
    if (begins !== -1 && categoryLine.test(blockLines[begins]?.trim() ?? '')) {
      category = categoryOf(blockLines[begins] ?? '', first + begins + 1);
      blockLines[begins] = '';
    }
    const text = blockLines.map((line) => (isComment(line) ? '' : line)).join('\n');
    const marks = marksIn(comments);
    const line = first + 1 + leadingLines(text);
    if (text.trim() !== '') blocks.push({ line, text: text.trim(), marks, category });
    else if (marks.concepts.length + marks.ids.length > 0) {
      report.push({ line: first + 1, level: 'loss', message: 'Tags without a question are skipped.' });
    }
  }
  return { blocks, report };
}

/** Number of blank lines at the start. */
function leadingLines(text: string): number {
  return text.slice(0, text.length - text.trimStart().length).split('\n').length - 1;
}
