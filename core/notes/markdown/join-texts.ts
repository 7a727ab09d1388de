import type { NoteNode } from '../note-document.ts';

const isSameMarks = (one: NoteNode, other: NoteNode) =>
  JSON.stringify(one.marks ?? []) === JSON.stringify(other.marks ?? []);

/** The marks in one order, since Markdown has no order of nested formats. */
export function inOrder(node: NoteNode): NoteNode {
  if (!node.marks) return node;
  return { ...node, marks: node.marks.toSorted((one, other) => (one.type < other.type ? -1 : 1)) };
}

/** Joins texts with the same format that are next to each other. Removes empty texts. */
export function joinTexts(nodes: readonly NoteNode[]): NoteNode[] {
  const result: NoteNode[] = [];
  for (const node of nodes.map(inOrder)) {
    const last = result.at(-1);
    if (node.type === 'text' && last?.type === 'text' && isSameMarks(node, last))
      result[result.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else if (node.type !== 'text' || node.text !== '') result.push(node);
  }
  return result;
}
