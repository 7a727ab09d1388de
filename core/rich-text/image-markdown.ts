import { toMarkdown } from './escape-markdown.ts';

/**
 * Signs that are written as entities, because a backslash before a bracket would begin a formula. Each has a letter
 * that replaces it while `toMarkdown` escapes the text.
 */
const brackets = [
  ['[', '\uE000', '&#91;'],
  [']', '\uE001', '&#93;'],
  ['\\', '\uE002', '&#92;'],
] as const;

/** The Markdown of an image. All signs of the description are escaped, so that it looks as it was typed. */
export function imageMarkdown(id: string, description: string): string {
  let text = description.replaceAll(/\s+/g, ' ').trim();
  for (const [sign, letter] of brackets) text = text.replaceAll(sign, letter);
  text = toMarkdown(text);
  for (const [, letter, entity] of brackets) text = text.replaceAll(letter, entity);
  return `![${text}](file:${id})`;
}
