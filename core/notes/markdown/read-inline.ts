import { textParts } from '../../links/text-links.ts';
import { decodeEntities } from '../../quizzes/formats/html-entities.ts';
import type { SyntaxNode } from '../../rich-text/markdown-syntax.ts';
import { childrenOf, codeOf, type Range } from '../../rich-text/parse-inline.ts';
import { noteLimits } from '../note-limits.ts';
import { isNoteLink, type NoteMark, type NoteNode } from '../note-document.ts';
import { inOrder, joinTexts } from './join-texts.ts';
import { tagMarks } from './note-syntax.ts';

const wrappers: Readonly<Record<string, string>> = {
  StrongEmphasis: 'bold',
  Emphasis: 'italic',
  Strikethrough: 'strike',
};

/** Nodes that are only signs of Markdown, without content. */
const signs = new Set(['EmphasisMark', 'StrikethroughMark', 'QuoteMark', 'HeaderMark']);

/** Maximum nesting of formats. Formats that are nested more deeply become text with their Markdown source. */
const maxNesting = 30;

/** A tag of the source, until it is clear whether it has a partner. */
interface TagSign {
  readonly tag: string;
  readonly isEnd: boolean;
  readonly source: string;
}

type Part = NoteNode | TagSign;

const isTag = (part: Part): part is TagSign => 'tag' in part;
const textNode = (text: string): NoteNode => ({ type: 'text', text });
const hardBreak: NoteNode = { type: 'hardBreak' };

const hasMark = ({ marks = [] }: NoteNode, type: string) => marks.some((mark) => mark.type === type);

function withMark(part: Part, mark: NoteMark): Part {
  if (isTag(part) || part.type !== 'text' || hasMark(part, mark.type)) return part;
  return { ...part, marks: [...(part.marks ?? []), mark] };
}

/** Gives the text between two tags its format. A tag without a partner becomes text. */
function resolveTags(parts: readonly Part[]): NoteNode[] {
  const result: Part[] = [];
  const open: number[] = [];
  for (const part of parts) {
    const from =
      isTag(part) && part.isEnd ? open.findLast((at) => (result[at] as TagSign).tag === part.tag) : undefined;
    if (!isTag(part) || !part.isEnd) {
      if (isTag(part)) open.push(result.length);
      result.push(part);
    } else if (from === undefined) result.push(textNode(part.source));
    else {
      const mark = { type: part.tag };
      open.length = open.indexOf(from);
      result.splice(from, result.length, ...result.slice(from + 1).map((each) => withMark(each, mark)));
    }
  }
  return result.map((part) => (isTag(part) ? textNode(part.source) : part));
}

/** Links the addresses of the specification that are not in code or in another link. */
function withAddresses(node: NoteNode): NoteNode[] {
  if (node.type !== 'text' || hasMark(node, 'link') || hasMark(node, 'code')) return [node];
  return textParts(node.text ?? '').map(({ text, url }) => {
    const part = { ...node, text };
    return url !== undefined && isNoteLink(url)
      ? inOrder({ ...part, marks: [...(node.marks ?? []), { type: 'link', attrs: { href: url } }] })
      : part;
  });
}

export const labelKey = (label: string) => label.trim().replaceAll(/\s+/g, ' ').toLowerCase();

export function urlOf(source: string): string {
  const text = source.replace(/^<([^]*)>$/, '$1');
  return decodeEntities(text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1'));
}

const isBlank = (sign: string | undefined) => sign === ' ' || sign === '\t';
const isSpace = (sign: string | undefined) => isBlank(sign) || sign === '\n' || sign === '\r';

/** A space for each line break and the spaces around it. Patterns for both sides take too long for a long space. */
function inOneLine(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  return lines
    .map((line, at) => {
      let [from, to] = [0, line.length];
      if (at > 0) while (from < to && isBlank(line[from])) from += 1;
      if (at < lines.length - 1) while (to > from && isBlank(line[to - 1])) to -= 1;
      return line.slice(from, to);
    })
    .join(' ');
}

/** Reads the text of a paragraph, a heading or a cell. */
export class NoteInlineReader {
  private readonly source: string;
  /** Addresses of link definitions, by the key of their label. */
  private readonly references: ReadonlyMap<string, string>;
  /** Number of links whose address a note cannot have. Their text is kept. */
  refusedLinks = 0;

  constructor(source: string, references: ReadonlyMap<string, string>) {
    this.source = source;
    this.references = references;
  }

  slice({ from, to }: Range): string {
    return this.source.slice(from, to);
  }

  /** The content of a node. `range`: the part of the node to read, without the spaces around it. */
  read(node: SyntaxNode, range: Range = node): NoteNode[] {
    const nodes = joinTexts(resolveTags(this.readParts(node, this.trimmed(range), 0)));
    return joinTexts(nodes.flatMap(withAddresses));
  }

  private trimmed(range: Range): Range {
    const { source } = this;
    let { from, to } = range;
    while (from < to && isSpace(source[from])) from += 1;
    while (to > from && isSpace(source[to - 1])) to -= 1;
    return { from, to };
  }

  private readParts(node: SyntaxNode, range: Range, depth: number): Part[] {
    const parts: Part[] = [];
    let at = range.from;
    let isLineStart = false;
    const addText = (to: number) => {
      const source = this.source.slice(at, to);
      const text = isLineStart ? source.replace(/^[ \t]+/, '') : source;
      if (text === '') return;
      parts.push(textNode(inOneLine(text)));
      isLineStart = /\n[ \t]*$/.test(text);
    };
    for (const child of childrenOf(node)) {
      if (child.from < range.from || child.to > range.to) continue;
      addText(child.from);
      if (!signs.has(child.name)) parts.push(...this.readNode(child, depth));
      at = child.to;
      isLineStart = child.name === 'HardBreak' || (child.name === 'QuoteMark' && isLineStart);
    }
    addText(range.to);
    return parts;
  }

  private readNode(node: SyntaxNode, depth: number): Part[] {
    const source = this.slice(node);
    if (depth > maxNesting) return [textNode(source.replaceAll('\n', ' '))];
    const wrapper = wrappers[node.name];
    if (wrapper !== undefined)
      return resolveTags(this.readParts(node, node, depth + 1)).map((part) =>
        withMark(part, { type: wrapper }),
      );
    switch (node.name) {
      case 'Escape':
        return [textNode(source.slice(1))];
      case 'Entity':
        return [textNode(decodeEntities(source))];
      case 'Formula':
        return [formulaNode(source, 1)];
      case 'DisplayFormula':
        return [formulaNode(source, 2)];
      case 'HardBreak':
        return [hardBreak];
      case 'InlineCode':
        return [{ ...textNode(codeOf(source)), marks: [{ type: 'code' }] }];
      case 'Tag':
        return [readTag(source)];
      case 'Link':
      case 'Image':
      case 'Autolink':
        return this.readLink(node, depth);
      default:
        return [textNode(source)];
    }
  }

  /** A link, or an image of another site, which becomes a link to it. */
  private readLink(node: SyntaxNode, depth: number): Part[] {
    const [open, close] = node.getChildren('LinkMark');
    const address = this.addressOf(node);
    if (!open || !close || address === null) return this.readParts(node, node, depth + 1);
    const label =
      node.name === 'Autolink'
        ? [textNode(address)]
        : resolveTags(this.readParts(node, { from: open.to, to: close.from }, depth + 1));
    const shown = label.length === 0 && node.name === 'Image' ? [textNode(address)] : label;
    if (!isNoteLink(address)) {
      this.refusedLinks += 1;
      return shown;
    }
    return shown.map((part) => withMark(part, { type: 'link', attrs: { href: address } }));
  }

  /** Null if the node has no address, because brackets are just brackets. */
  private addressOf(node: SyntaxNode): string | null {
    const url = node.getChild('URL');
    if (url) return urlOf(this.slice(url));
    const label = node.getChild('LinkLabel');
    const [open, close] = node.getChildren('LinkMark');
    const own = open && close ? this.source.slice(open.to, close.from) : '';
    const named = label ? this.slice(label).slice(1, -1) : '';
    return this.references.get(labelKey(named === '' ? own : named)) ?? null;
  }
}

/** `width`: characters of the sign at each end. What cannot be a formula of a note is text. */
function formulaNode(source: string, width: number): NoteNode {
  const tex = source.slice(width, -width).replaceAll(/\s+/g, ' ').trim();
  return tex === '' || tex.length > noteLimits.formula
    ? textNode(source)
    : { type: 'formula', attrs: { tex } };
}

function readTag(source: string): Part {
  const [, end = '', name = ''] = /^<(\/?)(\w+)/.exec(source.toLowerCase()) ?? [];
  return name === 'br' ? hardBreak : { tag: tagMarks[name] ?? '', isEnd: end === '/', source };
}
