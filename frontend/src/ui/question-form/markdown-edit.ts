import { imageMarkdown } from '../../../../core/rich-text/image-markdown.ts';

export const markdownCommands = ['bold', 'italic', 'code', 'formula', 'list'] as const;
export type MarkdownCommand = (typeof markdownCommands)[number];

/** A text and the selected part of it. */
export interface Selection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The replacement of a part of a text, and what is selected afterwards. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selectFrom: number;
  readonly selectTo: number;
}

const signs = { bold: '**', italic: '*', code: '`', formula: '$' } as const;
/** Inserted if nothing is selected. The sample is then selected, so that typing replaces it. */
const samples = { bold: 'bold', italic: 'italic', code: 'code', formula: 'x^2' } as const;

/** The edit that a command makes. If the selection is between the signs of the command, the edit removes them. */
export function markdownEdit(command: MarkdownCommand, selection: Selection): TextEdit {
  if (command === 'list') return listEdit(selection);
  const { text, start, end } = selection;
  const isBlock = text.slice(start, end).includes('\n');
  if (isBlock && command === 'code') return fenced(selection, '```');
  if (isBlock && command === 'formula') return fenced(selection, '$$');
  const sign = signs[command];
  const { length } = sign;
  const isWrapped =
    text.slice(start - length, start) === sign &&
    text.slice(end, end + length) === sign &&
    // `**` around a word are not the signs of italics.
    (command !== 'italic' || text[start - 2] !== '*');
  if (isWrapped && start < end)
    return {
      from: start - length,
      to: end + length,
      insert: text.slice(start, end),
      selectFrom: start - length,
      selectTo: end - length,
    };
  const inner = start === end ? samples[command] : text.slice(start, end);
  return {
    from: start,
    to: end,
    insert: sign + inner + sign,
    selectFrom: start + length,
    selectTo: start + length + inner.length,
  };
}

/** Puts an image in place of the selection, with empty lines around it. */
export function imageEdit(
  { text, start, end }: Selection,
  { id, description }: { readonly id: string; readonly description: string },
): TextEdit {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const insert = `${breaksAfter(before)}${imageMarkdown(id, description)}${breaksBefore(after)}`;
  return { from: start, to: end, insert, selectFrom: start + insert.length, selectTo: start + insert.length };
}

/** The line breaks that are missing for an empty line after `text`. */
function breaksAfter(text: string): string {
  if (text === '' || text.endsWith('\n\n')) return '';
  return text.endsWith('\n') ? '\n' : '\n\n';
}

/** The line breaks that are missing for an empty line before `text`. */
function breaksBefore(text: string): string {
  if (text === '' || text.startsWith('\n\n')) return '';
  return text.startsWith('\n') ? '\n' : '\n\n';
}

/** Puts the selected lines between two lines with a sign. */
function fenced({ text, start, end }: Selection, sign: string): TextEdit {
  const before = start === 0 || text[start - 1] === '\n' ? '' : '\n';
  const after = end === text.length || text[end] === '\n' ? '' : '\n';
  const inner = text.slice(start, end);
  const opening = `${before}${sign}\n`;
  return {
    from: start,
    to: end,
    insert: `${opening}${inner}\n${sign}${after}`,
    selectFrom: start + opening.length,
    selectTo: start + opening.length + inner.length,
  };
}

/** Starts the selected lines with a dash, or removes the dashes if all have one. */
function listEdit({ text, start, end }: Selection): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const insert = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n');
  const selectTo = from + insert.length;
  return { from, to, insert, selectFrom: start === end ? selectTo : from, selectTo };
}

/** Replaces a part of a field as if the user had typed it, so that it can be undone. */
export function applyEdit(field: HTMLTextAreaElement | HTMLInputElement, edit: TextEdit): void {
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  // Only execCommand keeps the undo history of the browser. Some environments lack it.
  const isTyped =
    typeof document.execCommand === 'function' && document.execCommand('insertText', false, edit.insert);
  if (!isTyped) {
    field.setRangeText(edit.insert, edit.from, edit.to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(edit.selectFrom, edit.selectTo);
}

/** The text and the selection of a field. */
export function selectionOf(field: HTMLTextAreaElement | HTMLInputElement): Selection {
  const { value: text, selectionStart, selectionEnd } = field;
  return { text, start: selectionStart ?? text.length, end: selectionEnd ?? text.length };
}

const keys: Readonly<Record<string, MarkdownCommand>> = { b: 'bold', i: 'italic', e: 'code', m: 'formula' };

/** The command of a key press: Ctrl or Cmd with B, I, E or M. */
export function commandOfKey(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}): MarkdownCommand | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return null;
  return keys[event.key.toLowerCase()] ?? null;
}
