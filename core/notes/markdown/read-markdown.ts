import type { SyntaxNode } from '../../rich-text/markdown-syntax.ts';
import { childrenOf } from '../../rich-text/parse-inline.ts';
import type { NoteDocument, NoteNode } from '../note-document.ts';
import { noteLimits } from '../note-limits.ts';
import { noteMarkdownParser } from './note-syntax.ts';
import { labelKey, NoteInlineReader, urlOf } from './read-inline.ts';

/** Lists and quotes in each other. A note has at most 60 levels, and an entry of a list has two. */
const maxNesting = 27;
const lowestHeading = 3;
const languageName = /^[\w+#.-]{1,40}$/;
const task = /^\[([ xX])\](?=\s|$)/;
const taskLength = 3;

export interface ReadMarkdown {
  readonly document: NoteDocument;
  /** Number of links whose address a note cannot have. Their text is kept. */
  readonly refusedLinks: number;
}

const paragraph = (content: readonly NoteNode[]): NoteNode => ({
  type: 'paragraph',
  ...(content.length > 0 && { content }),
});

const textParagraph = (text: string) => paragraph(text === '' ? [] : [{ type: 'text', text }]);

const atLeastOne = (blocks: readonly NoteNode[]) => (blocks.length === 0 ? [paragraph([])] : blocks);

/** The blocks of an entry, which begins with a paragraph. */
const entryBlocks = (blocks: readonly NoteNode[]) =>
  blocks[0]?.type === 'paragraph' ? blocks : [paragraph([]), ...blocks];

/** An entry of a list. `isChecked`: null if it is no task. */
interface Entry {
  readonly blocks: readonly NoteNode[];
  readonly isChecked: boolean | null;
  readonly number: number;
}

/**
 * Reads Markdown into the document of a note. This never fails: what cannot be formatted becomes text, as written. The
 * caller checks the length of the source, and the document with `readNoteDocument`.
 */
export function readMarkdown(given: string): ReadMarkdown {
  const source = withoutDeepSigns(given);
  const { topNode } = noteMarkdownParser.parse(source);
  const inline = new NoteInlineReader(source, referencesIn(source, topNode));
  const content = atLeastOne(new BlockReader(inline).readAll(topNode, 0));
  return { document: { type: 'doc', content }, refusedLinks: inline.refusedLinks };
}

/** More signs of lists and quotes at the start of a line than a note has levels. */
const deepSigns = /^((?:[ \t]*(?:[-*+>]|\d{1,9}[.)])(?=[ \t>])){60}[ \t]*)/gm;

/** The signs below the levels of a note are text. The parser would compare each line with all of them. */
const withoutDeepSigns = (source: string) => source.replaceAll(deepSigns, '$1\\');

/** The addresses of link definitions such as `[label]: https://…`. The first definition of a label counts. */
function referencesIn(source: string, top: SyntaxNode): Map<string, string> {
  const found = new Map<string, string>();
  top.cursor().iterate(({ name, node }) => {
    if (name !== 'LinkReference') return;
    const [label, url] = [node.getChild('LinkLabel'), node.getChild('URL')];
    if (!label || !url) return;
    const key = labelKey(source.slice(label.from + 1, label.to - 1));
    if (!found.has(key)) found.set(key, urlOf(source.slice(url.from, url.to)));
  });
  return found;
}

class BlockReader {
  private readonly inline: NoteInlineReader;

  constructor(inline: NoteInlineReader) {
    this.inline = inline;
  }

  readAll(node: SyntaxNode, depth: number): NoteNode[] {
    return childrenOf(node).flatMap((child) => this.read(child, depth));
  }

  private read(node: SyntaxNode, depth: number): NoteNode[] {
    if (depth > maxNesting) return [this.asText(node)];
    switch (node.name) {
      case 'Paragraph':
        return [this.paragraph(node)];
      case 'Blockquote':
        return [{ type: 'blockquote', content: atLeastOne(this.readAll(node, depth + 1)) }];
      case 'BulletList':
      case 'OrderedList':
        return this.lists(node, depth);
      case 'FencedCode':
      case 'CodeBlock':
        return [this.code(node)];
      case 'FormulaBlock':
        return this.formula(node);
      case 'HorizontalRule':
        return [{ type: 'horizontalRule' }];
      case 'Table':
        return [this.table(node)];
      default:
        return /^(?:ATX|Setext)Heading/.test(node.name) ? [this.heading(node)] : [];
    }
  }

  /** A formula between two signs that is alone in its paragraph is a block. */
  private paragraph(node: SyntaxNode): NoteNode {
    const content = this.inline.read(node);
    const [only, ...others] = content;
    const isBlock = others.length === 0 && only?.type === 'formula' && node.getChild('DisplayFormula');
    return isBlock ? { ...only, type: 'formulaBlock' } : paragraph(content);
  }

  /** The lines between two lines of `$$`. Without the second one, the first one is text. */
  private formula(node: SyntaxNode): NoteNode[] {
    const source = this.inline.slice(node);
    const [, tex, end] = /^\$\$\s*([^]*?)\s*(\$\$)?\s*$/.exec(source) ?? [];
    if (end === undefined)
      return [textParagraph('$$'), ...(readMarkdown(source.slice(2)).document.content ?? [])];
    if (!tex) return [];
    if (tex.length > noteLimits.formula) return source.split('\n').map(textParagraph);
    return [{ type: 'formulaBlock', attrs: { tex } }];
  }

  private asText(node: SyntaxNode): NoteNode {
    const text = this.inline.slice(node).replaceAll(/\s+/g, ' ').trim();
    return textParagraph(text);
  }

  private heading(node: SyntaxNode): NoteNode {
    const isAtx = node.name.startsWith('ATX');
    const marks = node.getChildren('HeaderMark');
    const [first, last] = [marks[0], marks.at(-1)];
    const from = isAtx ? (first?.to ?? node.from) : node.from;
    const to = last && (!isAtx || marks.length > 1) ? last.from : node.to;
    const content = this.inline.read(node, { from, to });
    const level = Math.min(Number.parseInt(node.name.slice(-1), 10), lowestHeading);
    return { type: 'heading', attrs: { level }, ...(content.length > 0 && { content }) };
  }

  /** A list with tasks and other entries becomes several lists, because a list of a note has one kind of entries. */
  private lists(node: SyntaxNode, depth: number): NoteNode[] {
    const entries = node.getChildren('ListItem').map((item) => this.entry(item, depth));
    const runs: Entry[][] = [];
    for (const entry of entries) {
      const last = runs.at(-1);
      if (last && (last[0]?.isChecked === null) === (entry.isChecked === null)) last.push(entry);
      else runs.push([entry]);
    }
    return runs.map((run) => listOf(run, node.name === 'OrderedList'));
  }

  private entry(item: SyntaxNode, depth: number): Entry {
    const mark = item.getChild('ListMark');
    const number = mark ? Number.parseInt(this.inline.slice(mark), 10) : 1;
    const [first, ...others] = childrenOf(item).filter(({ name }) => name !== 'ListMark');
    const sign = first?.name === 'Paragraph' ? task.exec(this.inline.slice(first)) : null;
    if (!first || !sign) {
      const blocks = first ? [first, ...others].flatMap((child) => this.read(child, depth + 1)) : [];
      return { blocks: entryBlocks(blocks), isChecked: null, number };
    }
    const text = this.inline.read(first, { from: first.from + taskLength, to: first.to });
    const rest = others.flatMap((child) => this.read(child, depth + 1));
    return { blocks: [paragraph(text), ...rest], isChecked: sign[1] !== ' ', number };
  }

  private code(node: SyntaxNode): NoteNode {
    const info = node.getChild('CodeInfo');
    const name = info ? (this.inline.slice(info).trim().split(/\s/)[0] ?? '') : '';
    // Inside a list or quotation, each line is a separate node, without the marks in front of it.
    const text = node.getChildren('CodeText').map((line) => this.inline.slice(line));
    const content = text.join('');
    return {
      type: 'codeBlock',
      ...(languageName.test(name) && { attrs: { language: name } }),
      ...(content !== '' && { content: [{ type: 'text', text: content }] }),
    };
  }

  private table(node: SyntaxNode): NoteNode {
    const rows = [...node.getChildren('TableHeader'), ...node.getChildren('TableRow')].map((row) =>
      this.cells(row),
    );
    const width = rows[0]?.length ?? 0;
    return {
      type: 'table',
      content: rows.map((cells, at) => ({
        type: 'tableRow',
        content: Array.from({ length: width }, (_, column) => ({
          type: at === 0 ? 'tableHeader' : 'tableCell',
          content: [paragraph(cells[column] ?? [])],
        })),
      })),
    };
  }

  /** The cells of a row. An empty cell has no node: there are only the lines around it. */
  private cells(row: SyntaxNode): NoteNode[][] {
    const cells: NoteNode[][] = [];
    let isOpen = false;
    for (const child of childrenOf(row)) {
      if (child.name === 'TableCell') {
        cells.push(this.inline.read(child));
        isOpen = false;
      } else if (child.name === 'TableDelimiter') {
        if (isOpen) cells.push([]);
        isOpen = true;
      }
    }
    return cells;
  }
}

function listOf(entries: readonly Entry[], isOrdered: boolean): NoteNode {
  const [first] = entries;
  if (first && first.isChecked !== null)
    return {
      type: 'taskList',
      content: entries.map(({ blocks, isChecked }) => ({
        type: 'taskItem',
        ...(isChecked === true && { attrs: { checked: true } }),
        content: blocks,
      })),
    };
  const start = Math.min(first?.number ?? 1, 1_000_000);
  return {
    type: isOrdered ? 'orderedList' : 'bulletList',
    ...(isOrdered && start !== 1 && { attrs: { start } }),
    content: entries.map(({ blocks }) => ({ type: 'listItem', content: blocks })),
  };
}
