import type { Block, Inline } from '../../../../core/rich-text/rich-text.ts';

const space: Inline = { kind: 'text', text: ' ' };

/** The content of blocks as parts of one line. */
export function inOneLine(blocks: readonly Block[]): Inline[] {
  return joined(blocks.map(partsOf)).map((part) =>
    part.kind === 'formula' ? { ...part, isDisplay: false } : part,
  );
}

function joined(groups: readonly (readonly Inline[])[]): Inline[] {
  return groups.flatMap((parts, at) => (at === 0 ? parts : [space, ...parts]));
}

function partsOf(block: Block): readonly Inline[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return block.children;
    case 'quote':
      return inOneLine(block.children);
    case 'list':
      return joined(block.items.map(inOneLine));
    case 'codeBlock':
      return [{ kind: 'code', text: block.text.replaceAll(/\s+/g, ' ') }];
    case 'formulaBlock':
      return [{ kind: 'formula', tex: block.tex, isDisplay: false }];
    case 'table':
      return joined(block.rows.flat());
    case 'rule':
      return [];
  }
}
