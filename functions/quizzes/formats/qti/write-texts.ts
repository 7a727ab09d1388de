import { htmlToText } from '../../../../core/quizzes/formats/html-to-text.ts';
import { element, type XmlPart } from '../archive/xml-writer.ts';

/** The text as an HTML paragraph. '' for an empty text. */
export function asHtml(text: string): string {
  if (text === '') return '';
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<p>${escaped.replaceAll('\n', '<br>')}</p>`;
}

/**
 * The text as HTML, as Canvas uses in questions. Plain text if HTML would change it, mostly because of spaces.
 */
export function richMaterial(text: string): XmlPart {
  const html = asHtml(text);
  const isUnchanged = htmlToText(html).text === text;
  return isUnchanged ? material(html, 'text/html') : material(text, 'text/plain');
}

/** Plain text, as Canvas uses in answers. */
export function plainMaterial(text: string): XmlPart {
  return material(text, 'text/plain');
}

function material(text: string, texttype: string): XmlPart {
  return element('material', {}, [element('mattext', { texttype }, text)]);
}
