import { wordsIn } from '../search/words.ts';
import type { NoteNode } from './note-document.ts';

/** Nodes whose children are parts of one line. */
const lines = new Set(['paragraph', 'heading', 'codeBlock']);

/**
 * The text of a node without formats: a line for each paragraph, heading, list entry and table cell. Of a formula, it has
 * the LaTeX source.
 */
export function noteText(node: NoteNode): string {
  if (node.type === 'text') return node.text ?? '';
  if (node.type === 'hardBreak') return '\n';
  if (node.type === 'formula' || node.type === 'formulaBlock') return String(node.attrs?.['tex'] ?? '');
  const parts = (node.content ?? []).map(noteText);
  return parts.join(lines.has(node.type) ? '' : '\n');
}

/** Characters of an excerpt. */
const excerptLength = 200;

const shortened = (line: string, length: number) => Array.from(line).slice(0, length).join('');

/** The beginning of a text on one line, at most 200 characters. */
export function excerptOf(text: string): string {
  return shortened(
    text
      .slice(0, 4 * excerptLength)
      .replaceAll(/\s+/g, ' ')
      .trim(),
    excerptLength,
  );
}

/** Characters before the found word in an excerpt. */
const leadLength = 60;

/**
 * An excerpt of the text around the first line that contains a word with one of these beginnings. The beginning of the
 * text if there is none.
 */
export function excerptAround(text: string, searched: readonly string[]): string {
  const line = text.split('\n').find((one) => {
    const words = wordsIn(one);
    return searched.some((start) => words.some((word) => word.startsWith(start)));
  });
  if (line === undefined) return excerptOf(text);
  const pieces = line.trim().split(/\s+/);
  const at = pieces.findIndex((piece) =>
    wordsIn(piece).some((word) => searched.some((start) => word.startsWith(start))),
  );
  let from = Math.max(at, 0);
  while (from > 0 && pieces.slice(from - 1, Math.max(at, 0)).join(' ').length <= leadLength) from -= 1;
  const excerpt = shortened(pieces.slice(from, from + excerptLength).join(' '), excerptLength - 2);
  return from > 0 ? `… ${excerpt}` : excerpt;
}
