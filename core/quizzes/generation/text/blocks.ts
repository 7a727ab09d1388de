/** The kind of a block of notes. Code, tables and rules are not blocks. */
export type BlockKind = 'HEADING' | 'ITEM' | 'PROSE';

/** A part of a text, as offsets, without its leading marks ('#', '-', '1.', '>'). */
export interface Block {
  readonly kind: BlockKind;
  readonly start: number;
  readonly end: number;
}

interface Line {
  readonly kind: BlockKind | 'NONE' | 'FENCE';
  /** After the leading marks and spaces. */
  readonly start: number;
  /** Before the trailing spaces. */
  readonly end: number;
}

const marks = /^[\t ]*(?:>[\t ]*)*(?:(#{1,6})[\t ]+|((?:[-*+•‣◦]|\(?\d{1,3}[.)]|\(?[a-z][.)])[\t ]+))?/;
const fence = /^[\t ]*(?:`{3,}|~{3,})/;
/**
 * Rules, underlines of headings, and lines that begin with '|' (tables), '<' (tags) or '!' (images), whatever
 * follows.
 */
const wordless = /^(?:[\t ]*[|<!]|[-=*_+ \t\r|:]*$)/;
/** 'Term: …' and 'Term – …' begin a new block, whatever precedes them. */
const labelled = /^[^\s:.!?][^:.!?]{1,58}(?::|\s[–—-])\s/;
const upper = /^["“„«(*_[]{0,3}\p{Lu}/u;

/** A shorter line was ended on purpose, not by the page width. */
const shortLine = 55;
/** Maximum characters of a heading without marks. */
const maxHeadingLength = 70;

function readLine(text: string, from: number, to: number): Line {
  const raw = text.slice(from, to);
  if (fence.test(raw)) return { kind: 'FENCE', start: from, end: to };
  const end = from + raw.trimEnd().length;
  if (wordless.test(raw)) return { kind: 'NONE', start: from, end };
  const [front = '', heading, item] = marks.exec(raw) ?? [];
  const listed = item === undefined ? 'PROSE' : 'ITEM';
  return { kind: heading === undefined ? listed : 'HEADING', start: from + front.length, end };
}

function* linesOf(text: string): Generator<Line> {
  for (let from = 0; from < text.length;) {
    const newline = text.indexOf('\n', from);
    const to = newline < 0 ? text.length : newline;
    yield readLine(text, from, to);
    from = to + 1;
  }
}

/** '28. July' at the beginning of a line continues the previous sentence: no list begins with 28. */
function isWrappedNumber(text: string, above: Block, last: Line, line: Line): boolean {
  const isOpen = last.end - last.start >= shortLine && !/[.!?:;]/.test(text.charAt(last.end - 1));
  return above.kind === 'PROSE' && isOpen && /\d{2,3}[.)]\s+$/.test(text.slice(last.end, line.start));
}

/** Whether a line continues the previous one: prose that is wrapped at the page width. */
function continuesPrevious(text: string, above: Block, last: Line, line: Line): boolean {
  if (above.kind === 'HEADING') return false;
  if (line.kind !== 'PROSE') return isWrappedNumber(text, above, last, line);
  const words = text.slice(line.start, line.end);
  if (labelled.test(words)) return false;
  return (
    last.end - last.start >= shortLine || !upper.test(words) || /[,;–—-]/.test(text.charAt(last.end - 1))
  );
}

function isHeading(text: string, { kind, start, end }: Block): boolean {
  if (kind !== 'PROSE' || end - start > maxHeadingLength) return false;
  const words = text.slice(start, end);
  return !/[.!?…:;,"”)]$/.test(words) && !labelled.test(words);
}

/** The headings, list items and paragraphs of plain text or Markdown, in order. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let last: Line | undefined;
  let fenced = false;
  for (const line of linesOf(text)) {
    if (line.kind === 'FENCE') fenced = !fenced;
    if (fenced || line.kind === 'FENCE' || line.kind === 'NONE') {
      open = undefined;
      continue;
    }
    if (open !== undefined && last !== undefined && continuesPrevious(text, open, last, line)) {
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
