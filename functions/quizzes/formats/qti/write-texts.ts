import { hasFormula } from '../../../../core/quizzes/formats/formatted-question.ts';
import { htmlToText } from '../../../../core/quizzes/formats/html-to-text.ts';
import { toPlain } from '../../../../core/rich-text/escape-markdown.ts';
import { parseMarkdown } from '../../../../core/rich-text/parse-markdown.ts';
import type { TextFormat } from '../../../../core/rich-text/text-format.ts';
import { toHtml } from '../../../../core/rich-text/to-html.ts';
import { element, type XmlPart } from '../archive/xml-writer.ts';

/** The address of an image in the file, by its ID. Null if the file has only its description. */
export type ImageAddress = (id: string) => string | null;

export const noImages: ImageAddress = () => null;

/** The text as an HTML paragraph. '' for an empty text. */
export function asHtml(text: string): string {
  if (text === '') return '';
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<p>${escaped.replaceAll('\n', '<br>')}</p>`;
}

/** The HTML of a text. Null for a plain text that HTML would change, mostly because of spaces. */
export function htmlOf(text: string, format: TextFormat, imageUrl = noImages): string | null {
  if (format === 'MARKDOWN') return toHtml(parseMarkdown(text), { imageUrl });
  const html = asHtml(text);
  return htmlToText(html).text === text && !hasFormula(text) ? html : null;
}

/** The text as HTML, as Canvas uses in questions. Plain text if HTML would change it. */
export function richMaterial(text: string, format: TextFormat, imageUrl = noImages): XmlPart {
  const html = htmlOf(text, format, imageUrl);
  return html === null ? material(text, 'text/plain') : material(html, 'text/html');
}

/** Plain text, as Canvas uses in answers. HTML if it is formatted. */
export function answerMaterial(text: string, format: TextFormat, imageUrl = noImages): XmlPart {
  const plain = format === 'PLAIN' ? text : toPlain(text);
  return plain === null ? richMaterial(text, format, imageUrl) : material(plain, 'text/plain');
}

function material(text: string, texttype: string): XmlPart {
  return element('material', {}, [element('mattext', { texttype }, text)]);
}
