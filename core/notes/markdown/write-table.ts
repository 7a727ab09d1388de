import type { NoteNode } from '../note-document.ts';
import { writeInline } from './write-inline.ts';

/** Blocks with text. All others are only around blocks. */
const textBlocks = new Set(['paragraph', 'heading', 'codeBlock']);

/** The texts of the blocks in a cell, with a line break between them. */
function cellContent(cell: NoteNode): NoteNode[] {
  const lines = linesIn(cell).filter((line) => line.length > 0);
  return lines.flatMap((line, at) => (at === 0 ? line : [{ type: 'hardBreak' }, ...line]));
}

function linesIn(node: NoteNode): NoteNode[][] {
  const { type, content = [] } = node;
  if (type === 'formulaBlock') return [[{ ...node, type: 'formula' }]];
  if (!textBlocks.has(type)) return content.flatMap(linesIn);
  return [
    type === 'codeBlock' ? content.map((text) => ({ ...text, marks: [{ type: 'code' }] })) : [...content],
  ];
}

const spanOf = (cell: NoteNode, name: 'colspan' | 'rowspan') => Number(cell.attrs?.[name] ?? 1);

/** Maximum columns. A table with more is cut, because merged cells could make it very large. */
const maxColumns = 200;

/** The texts of the cells. A merged cell has its text at its first place, and the others are empty. */
function gridOf(rows: readonly NoteNode[]): string[][] {
  const grid: string[][] = rows.map(() => []);
  for (const [line, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.content ?? []) {
      while (grid[line]?.[column] !== undefined) column += 1;
      const [width, height] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      for (const covered of grid.slice(line, line + height))
        for (let at = column; at < Math.min(column + width, maxColumns); at += 1) covered[at] = '';
      const first = grid[line];
      if (first && column < maxColumns) first[column] = writeInline(cellContent(cell), 'cell');
      column += width;
    }
  }
  return grid;
}

const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table of Markdown, whose first row is always its heading. */
export function writeTable(rows: readonly NoteNode[]): string {
  const grid = gridOf(rows);
  const width = Math.max(1, ...grid.map((cells) => cells.length));
  const [head = [], ...others] = grid.map((cells) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? ''),
  );
  return [lineOf(head), lineOf(head.map(() => '---')), ...others.map(lineOf)].join('\n');
}
