import { noteText } from '../note-text.ts';
import type { NoteDocument, NoteNode } from '../note-document.ts';
import { texOf, writeInline } from './write-inline.ts';
import { writeTable } from './write-table.ts';

/**
 * The Markdown of a note. What Markdown cannot express is lost: empty paragraphs, widths and merged cells of tables, the
 * formats of spaces, and blocks in a cell, which become lines.
 */
export function writeMarkdown({ content = [] }: NoteDocument): string {
  const text = writeBlocks(content, true);
  return text === '' ? '' : `${text}\n`;
}

const isEmptyParagraph = ({ type, content = [] }: NoteNode) => type === 'paragraph' && content.length === 0;

const listKinds: Readonly<Record<string, string>> = {
  bulletList: 'bullets',
  taskList: 'bullets',
  orderedList: 'numbers',
};

/** Blocks with an empty line between them. */
function writeBlocks(blocks: readonly NoteNode[], isTop = false): string {
  const texts: string[] = [];
  let before: NoteNode | undefined;
  let isOther = false;
  for (const block of blocks) {
    if (isEmptyParagraph(block)) continue;
    const kind = listKinds[block.type];
    // Lists after each other need different signs. Otherwise they would be one list.
    isOther = kind !== undefined && kind === listKinds[before?.type ?? ''] && !isOther;
    texts.push(block.type === 'formulaBlock' ? writeFormulaBlock(block, isTop) : writeBlock(block, isOther));
    before = block;
  }
  return texts.join('\n\n');
}

function writeBlock(block: NoteNode, isOther: boolean): string {
  const { type, attrs = {}, content = [] } = block;
  switch (type) {
    case 'paragraph':
      return writeInline(content, 'paragraph');
    case 'heading':
      return `${'#'.repeat(Number(attrs['level'] ?? 1))} ${writeInline(content, 'heading')}`.trimEnd();
    case 'blockquote':
      return indented(writeBlocks(content), '> ', '>');
    case 'codeBlock':
      return writeCode(noteText(block), attrs['language']);
    case 'horizontalRule':
      return '___';
    case 'table':
      return writeTable(content);
    default:
      return writeList(block, isOther);
  }
}

/** Puts a text before each line. */
const indented = (text: string, before: string, beforeEmpty = '') =>
  text
    .split('\n')
    .map((line) => (line === '' ? beforeEmpty : before + line))
    .join('\n');

/** In a list or a quotation, a formula is on one line. A formula that Markdown cannot express becomes code. */
function writeFormulaBlock(block: NoteNode, isTop: boolean): string {
  const tex = texOf(block);
  if (tex.includes('$$')) return writeCode(tex, 'latex');
  return isTop ? `$$\n${tex}\n$$` : `$$${tex.replaceAll(/\s+/g, ' ')}$$`;
}

function writeCode(text: string, language: unknown): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(2, ...runs.map((run) => run.length)) + 1);
  const info = typeof language === 'string' ? language : '';
  return [`${fence}${info}`, ...(text === '' ? [] : [text]), fence].join('\n');
}

function writeList({ type, attrs = {}, content = [] }: NoteNode, isOther: boolean): string {
  const start = Number(attrs['start'] ?? 1);
  const entries = content.map((entry, at) => {
    const sign = type === 'orderedList' ? `${start + at}${isOther ? ')' : '.'}` : isOther ? '*' : '-';
    return writeEntry(entry, sign);
  });
  const isTight = entries.every((entry) => !entry.includes('\n\n'));
  return entries.join(isTight ? '\n' : '\n\n');
}

function writeEntry({ type, attrs = {}, content = [] }: NoteNode, sign: string): string {
  const box = type === 'taskItem' ? (attrs['checked'] === true ? '[x] ' : '[ ] ') : '';
  const [first, ...others] = content;
  const text = first && box !== '' ? [`${box}${writeBlock(first, false)}`, writeBlocks(others)] : [];
  const blocks = box === '' ? writeBlocks(content) : text.filter((part) => part !== '').join('\n\n');
  const lines = indented(blocks, ' '.repeat(sign.length + 1));
  const entry = `${sign} ${lines.trimStart()}`.trimEnd();
  // Several signs on one line would be a rule.
  return /^(?:- ){2,}-$/m.test(entry) ? `${sign}\n${lines}` : entry;
}
