import { toMarkdown } from './escape-markdown.ts';

/** Written as entities, since a backslash with a bracket begins a formula. `toMarkdown` gets letters in their place. */
const brackets = [
  ['[', '\uE000', '&#91;'],
  [']', '\uE001', '&#93;'],
  ['\\', '\uE002', '&#92;'],
] as const;

/** The Markdown of an image. Its description is shown as it was typed, whatever signs it has. */
export function imageMarkdown(id: string, description: string): string {
  let text = description.replaceAll(/\s+/g, ' ').trim();
  for (const [sign, letter] of brackets) text = text.replaceAll(sign, letter);
  text = toMarkdown(text);
  for (const [, letter, entity] of brackets) text = text.replaceAll(letter, entity);
  return `![${text}](file:${id})`;
}
