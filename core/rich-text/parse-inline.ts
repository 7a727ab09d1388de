import { decodeEntities } from '../quizzes/formats/html-entities.ts';
import type { SyntaxNode } from './markdown-syntax.ts';
import { imageIdOf, safeUrl, type Inline } from './rich-text.ts';

/** Maximum nesting. Nodes that are nested more deeply become text with their Markdown source. */
export const maxNesting = 12;

export interface Range {
  readonly from: number;
  readonly to: number;
}

const wrappers: Readonly<Record<string, 'strong' | 'emphasis' | 'deleted'>> = {
  StrongEmphasis: 'strong',
  Emphasis: 'emphasis',
  Strikethrough: 'deleted',
};

/** Nodes that are only signs of Markdown, without content. */
const marks = new Set(['EmphasisMark', 'StrikethroughMark', 'QuoteMark', 'HeaderMark', 'ListMark']);

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** LaTeX without its delimiters. */
export function texOf(source: string): string {
  const width = source.startsWith('$') && !source.startsWith('$$') ? 1 : 2;
  const hasEnd = source.length >= 2 * width && /(?:\$|\\[)\]])$/.test(source);
  return source.slice(width, hasEnd ? -width : undefined).trim();
}

/** Reads the inline content of a Markdown source. */
export class InlineReader {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  slice({ from, to }: Range): string {
    return this.source.slice(from, to);
  }

  /** The content of a node, without the signs of Markdown. `range`: the part of the node to read. */
  read(node: SyntaxNode, depth: number, range: Range = node): Inline[] {
    const parts: Inline[] = [];
    let at = range.from;
    for (const child of childrenOf(node)) {
      if (child.from < range.from || child.to > range.to) continue;
      this.addText(parts, { from: at, to: child.from });
      if (!marks.has(child.name)) for (const part of this.readNode(child, depth)) add(parts, part);
      at = child.to;
      if (child.name === 'QuoteMark' && this.source[at] === ' ') at += 1;
    }
    this.addText(parts, { from: at, to: range.to });
    return parts;
  }

  private addText(parts: Inline[], range: Range): void {
    // Indentation at the start of a line is a part of the list or quotation around the text.
    const text = this.slice(range).replaceAll(/[ \t]*\n[ \t]*/g, '\n');
    if (text !== '') add(parts, { kind: 'text', text });
  }

  private readNode(node: SyntaxNode, depth: number): Inline[] {
    const source = this.slice(node);
    if (depth > maxNesting) return [{ kind: 'text', text: source }];
    const wrapper = wrappers[node.name];
    if (wrapper) return [{ kind: wrapper, children: this.read(node, depth + 1) }];
    switch (node.name) {
      case 'Escape':
        return [{ kind: 'text', text: source.slice(1) }];
      case 'Entity':
        return [{ kind: 'text', text: decodeEntities(source) }];
      case 'HardBreak':
        return [{ kind: 'text', text: '\n' }];
      case 'InlineCode':
        return [{ kind: 'code', text: codeOf(source) }];
      case 'Formula':
      case 'DisplayFormula':
        return [{ kind: 'formula', tex: texOf(unquoted(source)), isDisplay: node.name === 'DisplayFormula' }];
      case 'Link':
      case 'Image':
      case 'Autolink':
        return this.readLink(node, depth) ?? this.read(node, depth + 1);
      default:
        return [{ kind: 'text', text: source }];
    }
  }

  /** Null if the link has no address, or an address that is not allowed. Then its Markdown source is displayed. */
  private readLink(node: SyntaxNode, depth: number): [Inline] | null {
    const address = node.getChild('URL');
    if (!address) return null;
    const url = this.urlOf(address);
    const [open, close] = node.getChildren('LinkMark');
    if (!open || !close) return null;
    const label = { from: open.to, to: close.from };
    if (node.name === 'Image') {
      const id = imageIdOf(url);
      const alt = textIn(this.read(node, depth + 1, label));
      return id === null ? null : [{ kind: 'image', id, alt }];
    }
    const safe = safeUrl(url);
    if (safe === null) return null;
    const children: Inline[] =
      node.name === 'Autolink' ? [{ kind: 'text', text: url }] : this.read(node, depth + 1, label);
    return [{ kind: 'link', url: safe, children }];
  }

  private urlOf(node: SyntaxNode): string {
    const text = this.slice(node).replace(/^<([^]*)>$/, '$1');
    return decodeEntities(text.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1'));
  }
}

/** The text without the marks of a quotation around it. */
const unquoted = (source: string) => source.replaceAll(/\n[ \t]*(?:>[ \t]?)*/g, '\n');

/** Whether code has a space on both sides that is not a part of it. */
export const isPadded = (code: string) => code.startsWith(' ') && code.endsWith(' ') && /[^ ]/.test(code);

export function codeOf(source: string): string {
  const width = /^`+/.exec(source)?.[0].length ?? 1;
  const text = unquoted(source).slice(width, -width).replaceAll('\n', ' ');
  return isPadded(text) ? text.slice(1, -1) : text;
}

/** Joins texts that are next to each other. */
function add(parts: Inline[], part: Inline): void {
  const last = parts.at(-1);
  if (part.kind === 'text' && last?.kind === 'text')
    parts[parts.length - 1] = { kind: 'text', text: last.text + part.text };
  else parts.push(part);
}

/** The text of inline content without formatting. Formulas are LaTeX, images are their descriptions. */
export function textIn(parts: readonly Inline[]): string {
  return parts.map(wordsOf).join('');
}

function wordsOf(part: Inline): string {
  switch (part.kind) {
    case 'text':
    case 'code':
      return part.text;
    case 'formula':
      return part.tex;
    case 'image':
      return part.alt;
    default:
      return textIn(part.children);
  }
}
