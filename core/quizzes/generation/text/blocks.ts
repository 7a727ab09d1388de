/** The kind of a block of notes. Code, tables and rules are not blocks. */
export type BlockKind = 'HEADING' | 'ITEM' | 'PROSE';

/** The position of a heading, a list item or a paragraph. Leading marks ('#', '-', '1.', '>') are not included. */
export interface Block {
  readonly kind: BlockKind;
  readonly start: number;
  readonly end: number;
}

interface Line {
  readonly kind: BlockKind | 'NONE' | 'FENCE';
  /** Position after the leading marks and spaces. */
  readonly start: number;
  /** Position before the trailing spaces. */
  readonly end: number;
  /** Number of characters from the beginning of the line to `end`. */
  readonly width: number;
}

const marks = /^[\t ]*(?:>[\t ]*)*(?:(#{1,6})[\t ]+|((?:[-*+•‣◦]|\(?\d{1,3}[.)]|\(?[a-z][.)])[\t ]+))?/;
const fence = /^[\t ]*(?:`{3,}|~{3,})/;
/** Rules, underlines of headings, and all lines that begin with '|' (tables), '<' (tags) or '!' (images). */
const wordless = /^(?:[\t ]*[|<!]|[-=*_+ \t\r|:]*$)/;
/** A line with a label always begins a new block: 'Term: …', 'Term – …'. */
const labelled = /^[^\s:.!?][^:.!?]{1,58}(?::|\s[–—-])\s/;
const upper = /^["“„«(*_[]{0,3}\p{Lu}/u;

/** A day and a month at the beginning of a line. '14. July 1789' is not a list item. */
const date =
  /^[\t ]*\d{1,2}\.[\t ]+(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*\b/iu;

/** Minimum page width. Paragraphs with shorter lines are verses or notes, not wrapped prose. */
const minPageWidth = 55;
/** Maximum characters of a heading without marks. */
const maxHeadingLength = 70;

function readLine(text: string, from: number, to: number): Line {
  const raw = text.slice(from, to);
  if (fence.test(raw)) return { kind: 'FENCE', start: from, end: to, width: 0 };
  const width = raw.trimEnd().length;
  const end = from + width;
  if (wordless.test(raw)) return { kind: 'NONE', start: from, end, width };
  const [front = '', heading, item] = date.test(raw) ? [] : (marks.exec(raw) ?? []);
  const kindByMark = item === undefined ? 'PROSE' : 'ITEM';
  return { kind: heading === undefined ? kindByMark : 'HEADING', start: from + front.length, end, width };
}

function* linesOf(text: string): Generator<Line> {
  for (let from = 0; from < text.length;) {
    const newline = text.indexOf('\n', from);
    const to = newline < 0 ? text.length : newline;
    yield readLine(text, from, to);
    from = to + 1;
  }
}

/** The page width of each line: the length of the longest line in its paragraph. */
function pageWidths(lines: readonly Line[]): number[] {
  const widths: number[] = [];
  for (let from = 0; from < lines.length;) {
    let to = from + 1;
    while (lines[to]?.kind === 'PROSE') to += 1;
    const longest = lines.slice(from, to).reduce((max, { width }) => Math.max(max, width), 0);
    while (from < to) from = widths.push(longest);
  }
  return widths;
}

interface Wrapping {
  /** The line before the current line. */
  readonly last: Line;
  readonly pageWidth: number;
}

/** Whether the line before ended because of the page width, not because of a new paragraph. */
function isWrapped({ last, pageWidth }: Wrapping, words: string): boolean {
  const [first = ''] = /^\S+/.exec(words) ?? [];
  // Some programs break lines earlier than necessary, so a line of 55 characters is enough.
  return (
    pageWidth >= minPageWidth && (last.width >= minPageWidth || last.width + 1 + first.length > pageWidth)
  );
}

/** Whether a line begins with a number that ends the sentence above, for example 'about 28.', not with a list mark. */
function isWrappedNumber(text: string, above: Block, wrapping: Wrapping, line: Line): boolean {
  const { last } = wrapping;
  const mark = text.slice(line.end - line.width, line.start).trim();
  const isOpen = !/[.!?:;]/.test(text.charAt(last.end - 1));
  return above.kind === 'PROSE' && isOpen && /^\d{2,3}[.)]$/.test(mark) && isWrapped(wrapping, mark);
}

/** Whether a line continues the block above, because prose was wrapped at the page width. */
function continuesPrevious(text: string, above: Block, wrapping: Wrapping, line: Line): boolean {
  if (above.kind === 'HEADING') return false;
  if (line.kind !== 'PROSE') return isWrappedNumber(text, above, wrapping, line);
  const words = text.slice(line.start, line.end);
  if (labelled.test(words)) return false;
  return (
    isWrapped(wrapping, words) || !upper.test(words) || /[,;–—-]/.test(text.charAt(wrapping.last.end - 1))
  );
}

function isHeading(text: string, { kind, start, end }: Block): boolean {
  if (kind !== 'PROSE' || end - start > maxHeadingLength) return false;
  const words = text.slice(start, end);
  // A line in capital letters: 'TORTS OUTLINE — NEGLIGENCE'.
  if (/\p{Lu}{3}/u.test(words) && !/\p{Ll}/u.test(words)) return true;
  return !/[.!?…:;,"”)]$/.test(words) && !labelled.test(words);
}

/** The headings, list items and paragraphs of plain text or Markdown, in order. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let last: Line | undefined;
  let isInCode = false;
  const lines = [...linesOf(text)];
  const widths = pageWidths(lines);
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'FENCE') isInCode = !isInCode;
    if (isInCode || line.kind === 'FENCE' || line.kind === 'NONE') {
      open = undefined;
      continue;
    }
    const wrapping = last === undefined ? null : { last, pageWidth: widths[at - 1] ?? 0 };
    if (open !== undefined && wrapping !== null && continuesPrevious(text, open, wrapping, line)) {
      open = { ...open, end: line.end };
      blocks[blocks.length - 1] = open;
    } else {
      open = { kind: line.kind, start: line.start, end: line.end };
      blocks.push(open);
    }
    last = line;
  }
  return blocks.map((block) => (isHeading(text, block) ? { ...block, kind: 'HEADING' } : block));
}
