import { excerpt } from '../../../../core/quizzes/formats/exchange.ts';
import { readDecimal } from '../../../../core/quizzes/formats/decimal.ts';
import type { WeightedAnswer } from '../../../../core/quizzes/formats/answer-weights.ts';
import {
  attributeOf,
  childOf,
  childrenOf,
  childText,
  descendantsOf,
  textOf,
  type XmlElement,
} from '../archive/xml.ts';
import { toMarkdown } from '../../../../core/rich-text/escape-markdown.ts';
import type { TextFormat } from '../../../../core/rich-text/text-format.ts';
import { HtmlReport } from '../html-report.ts';

/** A question element and its report. */
export interface MoodleQuestion {
  readonly element: XmlElement;
  readonly report: HtmlReport;
  /** Format of its texts: Markdown if the question is written in it. */
  readonly textFormat: TextFormat;
}

/** Maximum answers to read. One answer over the maximum of a question is enough to report the excess. */
const maxAnswers = 100;

/** Elements with HTML. Moodle writes the format of each text, and HTML without one. */
const markdown = 'markdown';
const plainFormats = new Set(['plain_text', markdown]);

/** The text in an element: its `text` child in the format that the element names. '' if there is none. */
export function textIn(question: MoodleQuestion, element: XmlElement | undefined): string {
  if (!element) return '';
  const { report, textFormat } = question;
  if (childOf(element, 'file')) report.addLost('files');
  const text = childOf(element, 'text');
  const written = text ? textOf(text) : '';
  const format = attributeOf(element, 'format');
  const html = format === 'moodle_auto_format' ? written.replaceAll('\n', '<br>') : written;
  const content = plainFormats.has(format) ? written.trim() : report.textOfHtml(html);
  return textFormat === 'MARKDOWN' && format !== markdown ? toMarkdown(content) : content;
}

/** The format of the question. Moodle's texts each have a format: the others follow that of the question. */
export function textFormatIn(element: XmlElement): TextFormat {
  const question = childOf(element, 'questiontext');
  return question && attributeOf(question, 'format') === markdown ? 'MARKDOWN' : 'PLAIN';
}

/** The text of a `text` child, which is never HTML. */
export function plainTextIn(element: XmlElement | undefined): string {
  return element ? childText(element, 'text') : '';
}

export interface MoodleAnswer extends WeightedAnswer {
  readonly element: XmlElement;
  readonly feedback: string;
}

/** The answers with their weights and feedback. */
export function answersOf(question: MoodleQuestion): MoodleAnswer[] {
  return childrenOf(question.element, 'answer')
    .slice(0, maxAnswers)
    .map((element) => ({
      element,
      at: element.line,
      weight: weightOf(question, element),
      feedback: textIn(question, childOf(element, 'feedback')),
    }));
}

function weightOf({ report }: MoodleQuestion, element: XmlElement): number {
  const written = attributeOf(element, 'fraction') || childText(element, 'fraction');
  const weight = readDecimal(written);
  if (weight === null)
    report.addLine('error', `The answer’s fraction ${excerpt(written)} is not a number.`, element.line);
  return weight ?? 0;
}

/** Moodle writes true and false as words or as numbers. */
export function isSet(text: string): boolean {
  return /^(?:1|true)$/i.test(text.trim());
}

/** The tags, which are concepts here. */
export function tagsOf({ element }: MoodleQuestion): string[] {
  const tags = childOf(element, 'tags');
  return tags ? descendantsOf(tags, 'tag').map(plainTextIn) : [];
}
