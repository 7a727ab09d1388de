import { toMarkdown, toPlain } from '../../rich-text/escape-markdown.ts';
import { imageIdsIn } from '../../rich-text/image-ids.ts';
import { readableText } from '../../rich-text/readable-text.ts';
import type { TextFormat } from '../../rich-text/text-format.ts';
import type { Question } from '../question.ts';

/** Questions in the text format that a file can contain. */

/** Converts all texts that have the question's format. Accepted texts are always plain. */
export function withTexts<Q extends Question>(question: Q, convert: (text: string) => string): Q {
  const { type, answers, answerExplanations, pairs, explanation } = question;
  return {
    ...question,
    question: convert(question.question),
    answers: type === 'SHORT_ANSWER' ? answers : answers.map(convert),
    answerExplanations: answerExplanations.map(convert),
    pairs: pairs.map(({ left, right }) => ({ left: convert(left), right: convert(right) })),
    explanation: convert(explanation),
  };
}

/** All texts that have the question's format. */
export function textsOf({
  type,
  question,
  answers,
  answerExplanations,
  pairs,
  explanation,
}: Question): string[] {
  const choices = type === 'SHORT_ANSWER' ? [] : answers;
  const sides = pairs.flatMap(({ left, right }) => [left, right]);
  return [question, ...choices, ...answerExplanations, ...sides, explanation];
}

/** Whether any text looks different from a plain text. */
export function isFormatted(question: Question): boolean {
  return question.textFormat === 'MARKDOWN' && textsOf(question).some((text) => toPlain(text) === null);
}

/** Whether the formatting of a right side is lost where right sides are plain text. */
export function hasFormattedRight({ textFormat, pairs }: Question): boolean {
  return textFormat === 'MARKDOWN' && pairs.some(({ right }) => toPlain(right) === null);
}

/** The words of a text that may be formatted. */
export function plainWords(text: string, format: TextFormat): string {
  return format === 'PLAIN' ? text : (toPlain(text) ?? readableText(text, format));
}

/** The question in plain text. Formatting is lost, and formulas become LaTeX (see `isFormatted`). */
export function inPlainText<Q extends Question>(question: Q): Q {
  const { textFormat } = question;
  if (textFormat === 'PLAIN') return question;
  return withTexts({ ...question, textFormat: 'PLAIN' }, (text) => plainWords(text, textFormat));
}

/** The question in Markdown, with the same look. */
export function inMarkdown<Q extends Question>(question: Q): Q {
  return question.textFormat === 'MARKDOWN'
    ? question
    : withTexts({ ...question, textFormat: 'MARKDOWN' }, toMarkdown);
}

/** The question in plain text if nothing in it is formatted. */
export function inSimplestFormat<Q extends Question>(question: Q): Q {
  return isFormatted(question) ? question : inPlainText(question);
}

/** Formulas as learning platforms write them in HTML. Without nesting, so it takes linear time. */
const formula = /\\\([^\\]*(?:\\[^()][^\\]*)*\\\)|\\\[[^\\]*(?:\\[^[\]][^\\]*)*\\\]/g;

export function hasFormula(text: string): boolean {
  return text.search(formula) !== -1;
}

/** An image as `imageMarkdown` writes it: its description has no brackets. */
const image = /!\[[^[\]\n]*\]\(file:([\w-]{1,64})\)/;

/** Formulas and images. */
const markup = new RegExp(`${formula.source}|${image.source}`, 'g');

/** The markup in plain texts that were read from HTML. Everything else in them is text. */
export interface ReadMarkup {
  /** Whether they contain formulas. */
  readonly hasFormulas: boolean;
  /** IDs of the images that they contain. */
  readonly imageIds: ReadonlySet<string>;
}

/** A character that is not in the text. It replaces markup while the text around it is escaped. */
function placeholderFor(text: string): string {
  let code = 0xe0_00;
  while (text.includes(String.fromCharCode(code))) code += 1;
  return String.fromCharCode(code);
}

/** Markdown that displays the markup, and the text around it as it is. */
export function markdownWith(text: string, { hasFormulas, imageIds }: ReadMarkup): string {
  const placeholder = placeholderFor(text);
  const kept: string[] = [];
  const plain = text.replaceAll(markup, (part, id?: string) => {
    if (id === undefined ? !hasFormulas : !imageIds.has(id)) return part;
    kept.push(part);
    return placeholder;
  });
  const parts = kept.values();
  // A backslash in front of a part would escape its first sign.
  return toMarkdown(plain).replaceAll(
    new RegExp(`(\\\\?)${placeholder}`, 'g'),
    (_all, backslash: string) => `${backslash}${backslash}${parts.next().value ?? ''}`,
  );
}

/** A plain question in Markdown that displays the markup of its texts. Plain if there is none. */
export function withMarkup<Q extends Question>(question: Q, read: ReadMarkup): Q {
  const { hasFormulas, imageIds } = read;
  if (!hasFormulas && imageIds.size === 0) return question;
  const isMarked = (text: string) =>
    (hasFormulas && hasFormula(text)) || imageIdsIn([text]).some((id) => imageIds.has(id));
  if (question.textFormat === 'MARKDOWN' || !textsOf(question).some(isMarked)) return question;
  return withTexts({ ...question, textFormat: 'MARKDOWN' }, (text) => markdownWith(text, read));
}
