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
import { HtmlReport } from '../html-report.ts';

/** A question element and its report. */
export interface MoodleQuestion {
  readonly element: XmlElement;
  readonly report: HtmlReport;
}

/** Maximum answers to read. One answer over the maximum of a question is enough to report the excess. */
const maxAnswers = 100;

/** Elements with HTML. Moodle writes the format of each text, and HTML without one. */
const plainFormats = new Set(['plain_text', 'markdown']);

/** The text in an element: its `text` child in the format that the element names. '' if there is none. */
export function textIn({ report }: MoodleQuestion, element: XmlElement | undefined): string {
  if (!element) return '';
  if (childOf(element, 'file')) report.addLost('files');
  const text = childOf(element, 'text');
  const written = text ? textOf(text) : '';
  const format = attributeOf(element, 'format');
  if (plainFormats.has(format)) return written.trim();
  return report.textOfHtml(format === 'moodle_auto_format' ? written.replaceAll('\n', '<br>') : written);
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
