import { markdownParser, type SyntaxNode } from './markdown-syntax.ts';
import { childrenOf, InlineReader, maxNesting, texOf } from './parse-inline.ts';
import type { Block, Inline } from './rich-text.ts';

/**
 * Parses Markdown. This never fails: parts that cannot be formatted become text, as written. The time grows almost
 * linearly with the length. `source`: maximum 10,000 characters, which the caller must check.
 */
export function parseMarkdown(source: string): Block[] {
  const reader = new InlineReader(source);
  return new BlockReader(reader).readAll(markdownParser.parse(source).topNode, 0);
}

class BlockReader {
  private readonly inline: InlineReader;

  constructor(inline: InlineReader) {
    this.inline = inline;
  }

  readAll(node: SyntaxNode, depth: number): Block[] {
    return childrenOf(node).flatMap((child) => this.read(child, depth));
  }

  private read(node: SyntaxNode, depth: number): Block[] {
    if (depth > maxNesting) return [paragraph([{ kind: 'text', text: this.inline.slice(node) }])];
    switch (node.name) {
      case 'Paragraph':
        return [this.paragraph(node)];
      case 'Blockquote':
        return [{ kind: 'quote', children: this.readAll(node, depth + 1) }];
      case 'BulletList':
      case 'OrderedList':
        return [this.list(node, depth)];
      case 'FencedCode':
        return [this.code(node)];
      case 'FormulaBlock':
        return [{ kind: 'formulaBlock', tex: texOf(this.inline.slice(node)) }];
      case 'HorizontalRule':
        return [{ kind: 'rule' }];
      case 'Table':
        return [this.table(node)];
      default:
        return node.name.startsWith('ATXHeading') ? [this.heading(node)] : [];
    }
  }

  private paragraph(node: SyntaxNode): Block {
    const children = this.inline.read(node, 1);
    const [single] = children;
    return children.length === 1 && single?.kind === 'formula' && single.isDisplay
      ? { kind: 'formulaBlock', tex: single.tex }
      : paragraph(children);
  }

  private heading(node: SyntaxNode): Block {
    const children = this.inline.read(node, 1);
    // Markdown allows spaces between the text of a heading and its '#' signs.
    const trimmed = children.map((part, at): Inline => {
      if (part.kind !== 'text') return part;
      const text = at === 0 ? part.text.trimStart() : part.text;
      return { kind: 'text', text: at === children.length - 1 ? text.trimEnd() : text };
    });
    return { kind: 'heading', children: trimmed };
  }

  private list(node: SyntaxNode, depth: number): Block {
    const items = node.getChildren('ListItem');
    const mark = items[0]?.getChild('ListMark');
    const number = mark ? Number.parseInt(this.inline.slice(mark), 10) : NaN;
    return {
      kind: 'list',
      start: node.name === 'OrderedList' && Number.isFinite(number) ? number : null,
      items: items.map((item) => this.readAll(item, depth + 1)),
    };
  }

  private code(node: SyntaxNode): Block {
    const info = node.getChild('CodeInfo');
    // Inside a list or quotation, each line is a separate node, without the marks in front of it.
    const text = node.getChildren('CodeText').map((line) => this.inline.slice(line));
    return { kind: 'codeBlock', text: text.join(''), language: info ? this.inline.slice(info).trim() : '' };
  }

  private table(node: SyntaxNode): Block {
    const header = node.getChildren('TableHeader');
    const rows = [...header, ...node.getChildren('TableRow')].map((row) =>
      row.getChildren('TableCell').map((cell) => this.inline.read(cell, 1)),
    );
    return { kind: 'table', rows };
  }
}

function paragraph(children: readonly Inline[]): Block {
  return { kind: 'paragraph', children };
}
