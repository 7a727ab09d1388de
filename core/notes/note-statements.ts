import type { NoteNode } from './note-document.ts';
import { noteText } from './note-text.ts';

const oneLine = (node: NoteNode) => noteText(node).replaceAll(/\s+/g, ' ').trim();

/** A row of two cells is a term with its meaning. Other rows are no sentences. */
function rowText({ content = [] }: NoteNode): string {
  const [term, meaning, ...others] = content.map(oneLine);
  const isPair = content.every(({ type }) => type === 'tableCell') && others.length === 0;
  return isPair && term && meaning ? `${term}: ${meaning}` : '';
}

function statementsIn(node: NoteNode, marker = ''): string[] {
  const { type, content = [] } = node;
  if (type === 'heading') return [`# ${oneLine(node)}`];
  if (type === 'paragraph') return [`${marker}${oneLine(node)}`];
  if (type === 'tableRow') return [rowText(node)];
  if (type === 'codeBlock' || type === 'formulaBlock') return [];
  const inner = type === 'listItem' || type === 'taskItem' ? '- ' : marker;
  return content.flatMap((child) => statementsIn(child, inner));
}

/**
 * The text of a note for the question generator: paragraphs, headings and list entries, separated by empty lines. Code, formulas
 * on their own line, and tables with more than two columns are skipped, because they have no sentences.
 */
export function noteStatements(note: NoteNode): string {
  return statementsIn(note)
    .filter((line) => !/^[#-]? ?$/.test(line))
    .join('\n\n');
}
