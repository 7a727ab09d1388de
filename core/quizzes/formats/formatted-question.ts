import { toMarkdown, toPlain } from '../../rich-text/escape-markdown.ts';
import { imageIdsIn } from '../../rich-text/image-ids.ts';
import { readableText } from '../../rich-text/readable-text.ts';
import type { TextFormat } from '../../rich-text/text-format.ts';
import type { Question } from '../question.ts';

/**
 * Converts all texts that have the question's text format. Accepted answers are always plain, so they are not
 * converted.
 */
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

/** All texts that have the question's text format. */
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

/** Whether a text of the question has formatting, formulas or images. */
export function isFormatted(question: Question): boolean {
  return question.textFormat === 'MARKDOWN' && textsOf(question).some((text) => toPlain(text) === null);
}

/** Whether the right side of a pair has formatting. It is lost in file formats whose right sides are plain text. */
export function hasFormattedRight({ textFormat, pairs }: Question): boolean {
  return textFormat === 'MARKDOWN' && pairs.some(({ right }) => toPlain(right) === null);
}

/** A text without formatting. */
export function plainWords(text: string, format: TextFormat): string {
  return format === 'PLAIN' ? text : (toPlain(text) ?? readableText(text, format));
}

/**
 * The question in plain text. Formatting is removed, and formulas become LaTeX. `isFormatted` tells if this loses
 * anything.
 */
export function inPlainText<Q extends Question>(question: Q): Q {
  const { textFormat } = question;
  if (textFormat === 'PLAIN') return question;
  return withTexts({ ...question, textFormat: 'PLAIN' }, (text) => plainWords(text, textFormat));
}

/** The question in Markdown. It looks the same as before. */
export function inMarkdown<Q extends Question>(question: Q): Q {
  return question.textFormat === 'MARKDOWN'
    ? question
    : withTexts({ ...question, textFormat: 'MARKDOWN' }, toMarkdown);
}

/** The question in plain text if none of its texts is formatted. Otherwise unchanged. */
export function inSimplestFormat<Q extends Question>(question: Q): Q {
  return isFormatted(question) ? question : inPlainText(question);
}

/** Formulas in HTML of learning platforms: `\(…\)` and `\[…\]`. Without nesting, so that matching takes linear time. */
const formula = /\\\([^\\]*(?:\\[^()][^\\]*)*\\\)|\\\[[^\\]*(?:\\[^[\]][^\\]*)*\\\]/g;

export function hasFormula(text: string): boolean {
  return text.search(formula) !== -1;
}

/** An image as `imageMarkdown` writes it: its description has no brackets. */
const image = /!\[[^[\]\n]*\]\(file:([\w-]{1,64})\)/;

/** Formulas and images. */
const markup = new RegExp(`${formula.source}|${image.source}`, 'g');

/** The markup in texts that were read from HTML. The rest of these texts is plain. */
export interface ReadMarkup {
  /** Whether the texts contain formulas. */
  readonly hasFormulas: boolean;
  /** IDs of the images that the texts contain. */
  readonly imageIds: ReadonlySet<string>;
}

/** A character that is not in the text. It replaces markup while the text around it is escaped. */
function placeholderFor(text: string): string {
  let code = 0xe0_00;
  while (text.includes(String.fromCharCode(code))) code += 1;
  return String.fromCharCode(code);
}

/** Converts a plain text with markup to Markdown. The text around the markup is escaped. */
export function markdownWith(text: string, { hasFormulas, imageIds }: ReadMarkup): string {
  const placeholder = placeholderFor(text);
  const markups: string[] = [];
  const plain = text.replaceAll(markup, (part, id?: string) => {
    if (id === undefined ? !hasFormulas : !imageIds.has(id)) return part;
    markups.push(part);
    return placeholder;
  });
  const nextMarkup = markups.values();
  // A single backslash before a formula or image would escape its first sign, so the backslash is doubled.
  return toMarkdown(plain).replaceAll(
    new RegExp(`(\\\\?)${placeholder}`, 'g'),
    (_all, backslash: string) => `${backslash}${backslash}${nextMarkup.next().value ?? ''}`,
  );
}

/** Converts a plain question to Markdown if its texts contain markup. Otherwise unchanged. */
export function withMarkup<Q extends Question>(question: Q, read: ReadMarkup): Q {
  const { hasFormulas, imageIds } = read;
  if (!hasFormulas && imageIds.size === 0) return question;
  const isMarked = (text: string) =>
    (hasFormulas && hasFormula(text)) || imageIdsIn([text]).some((id) => imageIds.has(id));
  if (question.textFormat === 'MARKDOWN' || !textsOf(question).some(isMarked)) return question;
  return withTexts({ ...question, textFormat: 'MARKDOWN' }, (text) => markdownWith(text, read));
}
