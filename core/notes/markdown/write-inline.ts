import { joinTexts } from './join-texts.ts';
import { endOfDollars } from '../../rich-text/markdown-syntax.ts';
import { isPadded } from '../../rich-text/parse-inline.ts';
import type { NoteMark, NoteNode } from '../note-document.ts';

/** Where a text is: a heading has one line, and a cell of a table has no `|` either. */
export type InlinePlace = 'paragraph' | 'heading' | 'cell';

/** Signs around a format, and the tags where the signs would mean nothing: within a word, for example. */
const signs: Readonly<Record<string, { readonly sign: string | null; readonly tag: string }>> = {
  bold: { sign: '**', tag: 'strong' },
  italic: { sign: '_', tag: 'em' },
  strike: { sign: '~~', tag: 's' },
  underline: { sign: null, tag: 'u' },
};

/** The outermost format first, if several are equally long. Code is always innermost. */
const outermost = ['link', 'bold', 'italic', 'strike', 'underline'];

/** Characters with a meaning inside a line. A space at the end of a line is written as an entity, which begins with a sign. */
const special =
  /\\(?=[!-/:-@[-`{-~\s]|$)|[`*$~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|[[\]]|!(?=\[)|<(?=[a-z/!?])|&(?=#?\w+;)/giu;
/** The start of a list, a heading, a quotation or a rule, and the second line of a table or a heading. */
const lineStart = /^(?:[-+](?=\s|$)|#{1,6}(?=\s|$)|>|=+(?=\s*$)|[-|:](?=[-|:\s]*$))/;
/** The box of a task. */
const boxStart = /^(\[[ xX])(?=\](?:\s|$))/;
const numberStart = /^(\d{1,9})(?=[.)](?:\s|$))/;

/** Escapes brackets only in links, after a link, and where they could belong to a bracket in another format. */
function escapeSigns(text: string, isInLink: boolean): string {
  let open = 0;
  return text.replaceAll(special, (sign, at: number) => {
    if (sign === '[') {
      open += 1;
      // A backslash would begin a formula in other programs.
      return isInLink ? '&#91;' : sign;
    }
    if (sign === ']') {
      open -= 1;
      const isPlain = open >= 0 && !isInLink && !/[([:]/.test(text[at + 1] ?? '');
      open = Math.max(open, 0);
      return isPlain ? sign : `\\${sign}`;
    }
    return `\\${sign}`;
  });
}

const entity = (sign: string) => `&#${sign.charCodeAt(0)};`;

interface Piece {
  readonly text: string;
  /** The format around the piece. */
  readonly mark?: NoteMark;
}

const markOf = ({ marks = [] }: NoteNode, { type, attrs }: NoteMark) =>
  marks.some((mark) => mark.type === type && mark.attrs?.['href'] === attrs?.['href']);

const without = (node: NoteNode, { type }: NoteMark): NoteNode => ({
  ...node,
  marks: (node.marks ?? []).filter((mark) => mark.type !== type),
});

const isBreak = (node: NoteNode | undefined) => node?.type === 'hardBreak';

/** Where the texts with a mark end. A line break belongs to the text around it. */
function endOfMark(nodes: readonly NoteNode[], from: number, mark: NoteMark): number {
  let end = from;
  for (let at = from; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (!node || (!isBreak(node) && !markOf(node, mark))) break;
    if (!isBreak(node)) end = at + 1;
  }
  return end;
}

/** Joins texts with the same formats. Splits line breaks in texts, which come from other editors, into nodes. */
function withBreaks(nodes: readonly NoteNode[]): NoteNode[] {
  return joinTexts(nodes).flatMap((node) => {
    if (node.type !== 'text') return [node];
    const lines = (node.text ?? '').split(/\r\n?|\n/);
    return lines.flatMap((text, at): NoteNode[] => [
      ...(at > 0 ? [{ type: 'hardBreak' }] : []),
      ...(text === '' ? [] : [{ ...node, text }]),
    ]);
  });
}

/** The Markdown of the text in a block. */
export function writeInline(nodes: readonly NoteNode[], place: InlinePlace): string {
  const written = new InlineWriter(place).write(withBreaks(nodes), true);
  const lines = written
    // Markdown removes spaces at the start of a line, and at the end of a block.
    .replaceAll(/(?<=^|\n)[ \t]/g, entity)
    .replace(/[ \t]$/, entity);
  if (place === 'cell') return lines.replaceAll('|', '\\|');
  // Signs at the end of a heading would be removed.
  return place === 'heading' ? lines.replace(/(?<=^|\s)#+$/, '\\$&') : lines;
}

class InlineWriter {
  private readonly place: InlinePlace;

  constructor(place: InlinePlace) {
    this.place = place;
  }

  /** `isBlock`: whether these are all nodes of a block, and not a part with a format. */
  write(nodes: readonly NoteNode[], isBlock: boolean, isInLink = false): string {
    let written = '';
    const pieces = this.pieces(nodes, isBlock, isInLink);
    for (const [at, { text, mark }] of pieces.entries()) {
      const next = pieces[at + 1];
      const after = next === undefined ? (isBlock ? '' : '*') : next.mark ? '*' : next.text[0];
      const before = written === '' ? (isBlock ? '' : '*') : written.at(-1);
      const piece = mark ? wrapped(text, mark, { before: before ?? '', after: after ?? '' }) : text;
      // '!' before a link would make it an image, and ']' the address of another link.
      written = piece.startsWith('[')
        ? written.replace(/(?<=(?<!\\)(?:\\\\)*)[!\]]$/, '\\$&') + piece
        : written + piece;
    }
    return written;
  }

  private pieces(nodes: readonly NoteNode[], isBlock: boolean, isInLink: boolean): Piece[] {
    const pieces: Piece[] = [];
    let at = 0;
    while (at < nodes.length) {
      const node = nodes[at];
      if (!node) break;
      const mark = this.outermostMark(nodes, at);
      if (mark) {
        const end = endOfMark(nodes, at, mark);
        const group = nodes.slice(at, end).map((each) => without(each, mark));
        pieces.push(...markedPieces(group, mark, this.write(group, false, isInLink || mark.type === 'link')));
        at = end;
      } else {
        const isLineStart = (isBlock && at === 0) || (this.place === 'paragraph' && isBreak(nodes[at - 1]));
        pieces.push({ text: this.plain(nodes, at, { isLineStart, isInLink, isBlock }) });
        at += 1;
      }
    }
    return pieces;
  }

  /** The mark that covers the most nodes from this one. Null if there is none around the text. */
  private outermostMark(nodes: readonly NoteNode[], at: number): NoteMark | null {
    const marks = (nodes[at]?.marks ?? []).filter(({ type }) => outermost.includes(type));
    const ranked = marks.map((mark) => ({ mark, end: endOfMark(nodes, at, mark) }));
    ranked.sort(
      (one, other) =>
        other.end - one.end || outermost.indexOf(one.mark.type) - outermost.indexOf(other.mark.type),
    );
    return ranked[0]?.mark ?? null;
  }

  private plain(
    nodes: readonly NoteNode[],
    at: number,
    state: { readonly isLineStart: boolean; readonly isInLink: boolean; readonly isBlock: boolean },
  ): string {
    const node = nodes[at];
    if (!node) return '';
    if (isBreak(node)) {
      const isAlone = at === 0 || at === nodes.length - 1 || isBreak(nodes[at - 1]) || isBreak(nodes[at + 1]);
      return this.place === 'paragraph' && !isAlone ? '\\\n' : '<br>';
    }
    if (node.type === 'formula') return writeFormula(texOf(node), nodes[at + 1]?.text ?? '', this.place);
    const text = node.text ?? '';
    if (node.marks?.some(({ type }) => type === 'code')) {
      // Signs of code directly after such a sign would be one longer sign.
      const isAfterSign = nodes[at - 1]?.text?.endsWith('`') === true;
      const needsTag =
        isAfterSign ||
        (state.isInLink && /[[\]]/.test(text)) ||
        (this.place === 'cell' && /[|\\]/.test(text));
      return needsTag
        ? `<code>${this.escaped(text, { ...state, isLineStart: false })}</code>`
        : codeSpan(text);
    }
    return this.escaped(text, state);
  }

  private escaped(
    text: string,
    { isLineStart, isInLink }: { isLineStart: boolean; isInLink: boolean },
  ): string {
    const escaped = escapeSigns(text, isInLink);
    if (!isLineStart || this.place !== 'paragraph') return escaped;
    return escaped.replace(lineStart, '\\$&').replace(boxStart, '$1\\').replace(numberStart, '$1\\');
  }
}

/** A formula in a line. `after`: the text after it. A formula that Markdown would read differently becomes code. */
function writeFormula(tex: string, after: string, place: InlinePlace): string {
  // A `|` would end the cell.
  const source =
    place === 'cell'
      ? tex.replaceAll('\\|', '\\Vert ').replaceAll('|', '\\vert ').replaceAll(/\s+/g, ' ').trim()
      : tex;
  if (endOfDollars(`${source}$${after.slice(0, 1)}`, 0) === source.length) return `$${source}$`;
  return source.includes('$$') || source.endsWith('$') ? codeSpan(tex) : `$$${source}$$`;
}

/** The LaTeX source of a formula. */
export const texOf = ({ attrs }: NoteNode) => String(attrs?.['tex'] ?? '');

function codeSpan(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const needsPadding = /^`|`$/.test(text) || isPadded(text);
  const padding = needsPadding ? ' ' : '';
  return `${fence}${padding}${text}${padding}${fence}`;
}

/** The text of a group with its format. Spaces around it are outside, where they have no format. */
function markedPieces(group: readonly NoteNode[], mark: NoteMark, text: string): Piece[] {
  if (mark.type === 'link') return [autolink(group, mark) ?? { text, mark }];
  const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  return [
    ...(before === '' ? [] : [{ text: before }]),
    ...(inner === '' ? [] : [{ text: inner, mark }]),
    ...(after === '' ? [] : [{ text: after }]),
  ];
}

const hrefOf = ({ attrs }: NoteMark) => String(attrs?.['href'] ?? '');

/** `<https://…>` for a link that shows its address. */
function autolink([only, ...others]: readonly NoteNode[], mark: NoteMark): Piece | null {
  const href = hrefOf(mark);
  const isPlain = others.length === 0 && (only?.marks ?? []).length === 0 && only?.text === href;
  return isPlain && /^(?:https?:\/\/|mailto:)[^\s<>|\\]+$/i.test(href) && !/&#?\w+;/.test(href)
    ? { text: `<${href}>` }
    : null;
}

/** The address in a link. Brackets of the address would end it. */
function destination(href: string): string {
  const address = href.replaceAll('\\', '%5C').replaceAll(/&(?=#?\w+;)/g, '&amp;');
  return /[()<>]/.test(address) ? `<${address.replaceAll(/[<>]/g, '\\$&')}>` : address;
}

const isSpaceOrSign = (sign: string) => sign === '' || /[\s\p{P}\p{S}]/u.test(sign);

/** A text between signs that Markdown reads as a format here, or between tags. */
function wrapped(
  text: string,
  mark: NoteMark,
  around: { readonly before: string; readonly after: string },
): string {
  if (mark.type === 'link') return `[${text}](${destination(hrefOf(mark))})`;
  const { sign = null, tag = 'u' } = signs[mark.type] ?? {};
  const isReadable = isSpaceOrSign(around.before) && isSpaceOrSign(around.after);
  return sign !== null && isReadable ? `${sign}${text}${sign}` : `<${tag}>${text}</${tag}>`;
}
