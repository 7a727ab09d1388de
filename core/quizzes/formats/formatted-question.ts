import { toMarkdown, toPlain } from '../../rich-text/escape-markdown.ts';
import { readableText } from '../../rich-text/readable-text.ts';
import type { TextFormat } from '../../rich-text/text-format.ts';
import type { Question } from '../question.ts';

/** Questions in the text format that a file can contain. */

/** Converts all texts that have the question's format. Accepted texts are always plain. */
function converted<Q extends Question>(
  question: Q,
  textFormat: TextFormat,
  convert: (text: string) => string,
): Q {
  const { type, answers, answerExplanations, pairs, explanation } = question;
  return {
    ...question,
    textFormat,
    question: convert(question.question),
    answers: type === 'SHORT_ANSWER' ? answers : answers.map(convert),
    answerExplanations: answerExplanations.map(convert),
    pairs: pairs.map(({ left, right }) => ({ left: convert(left), right: convert(right) })),
    explanation: convert(explanation),
  };
}

function textsOf({ type, question, answers, answerExplanations, pairs, explanation }: Question): string[] {
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
  return converted(question, 'PLAIN', (text) => plainWords(text, textFormat));
}

/** The question in Markdown, with the same look. */
export function inMarkdown<Q extends Question>(question: Q): Q {
  return question.textFormat === 'MARKDOWN' ? question : converted(question, 'MARKDOWN', toMarkdown);
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

/** Stands for a formula while the text around it is escaped. */
const placeholder = '\u{E000}';

function keepingFormulas(text: string): string {
  if (text.includes(placeholder)) return toMarkdown(text);
  const formulas = text.match(formula)?.values();
  return toMarkdown(text.replaceAll(formula, placeholder)).replaceAll(
    placeholder,
    () => formulas?.next().value ?? '',
  );
}

/** A plain question whose texts may contain formulas, in Markdown that displays them. Plain if there are none. */
export function withFormulas<Q extends Question>(question: Q): Q {
  if (question.textFormat === 'MARKDOWN' || !textsOf(question).some(hasFormula)) return question;
  return converted(question, 'MARKDOWN', keepingFormulas);
}
