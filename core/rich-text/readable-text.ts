import type { TextFormat } from './text-format.ts';

/** Descriptions of images and texts of links, without their addresses. */
const references = /!?\[([^\]\n]{0,300})\]\((?:file:|https?:|mailto:)[^\s)]{0,2000}\)/gi;
const lineStarts = /^[ \t]*(?:#{1,6}|>|[-*+])[ \t]+/gm;
/** Escaped characters, entities of spaces, and signs of Markdown. */
const marks =
  /\\([!-/:-@[-`{-~])|&#(?:32|9);|[`$]+|(?<!\s)\*+|\*+(?!\s)|~~|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;

/**
 * A text without the signs of Markdown, for search, sorting and labels. Formulas stay LaTeX. Takes linear time and uses
 * no parser, so the result is approximate: a '*' that is not a Markdown sign can be removed too.
 */
export function readableText(text: string, format: TextFormat): string {
  if (format === 'PLAIN') return text;
  return text
    .replaceAll(references, '$1')
    .replaceAll(lineStarts, '')
    .replaceAll(marks, (mark, escaped?: string) => escaped ?? (mark.startsWith('&') ? ' ' : ''))
    .trim();
}
