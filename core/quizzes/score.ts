import { parseEntry } from '../grading/paste.ts';
import { creditFor, type CreditMethod } from './partial-credit.ts';
import type { AnswerKey, QuestionPrompt } from './question-parts.ts';
import { isBlank, type QuestionResponse } from './response.ts';

function chosenShare(
  prompt: QuestionPrompt,
  key: AnswerKey,
  { optionIds }: QuestionResponse,
  method: CreditMethod,
): number {
  if (optionIds.length === 0) return 0;
  const hits = optionIds.filter((id) => key.correct.includes(id)).length;
  const tally = {
    hits,
    falseAlarms: optionIds.length - hits,
    right: key.correct.length,
    options: prompt.options.length,
  };
  return creditFor(prompt.type === 'MULTIPLE_ANSWERS' ? method : 'ALL_OR_NOTHING', tally);
}

/**
 * Texts that differ only in letter case, white space, Unicode form, or a full stop at the end get the same result. '.'
 * and '...' stay as they are.
 */
function comparableText(text: string): string {
  const even = text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return even.replace(/(?<=[\p{L}\p{N})])\s?\.$/u, '');
}

/** Maximum characters of a number. Longer texts are not realistic numbers. */
const maxNumberLength = 100;

/**
 * Parses a typed number. Accepts a decimal comma, grouped thousands (`1,500`) and the typographic minus sign. Null for
 * other text.
 */
export function readNumber(text: string): number | null {
  const typed = text.trim().replace('−', '-');
  return typed.length <= maxNumberLength ? parseEntry(typed) : null;
}

/** Texts with which a number can begin: a sign, digits with separators or an exponent, a percent sign. */
const numberBeginning = /^[+-]?(?:[\d.,\s'’]*|(?:\d+[.,]?\d*|[.,]\d+)e[+-]?\d*)\s*%?$/i;

/** Whether a text is a number or the beginning of a number, such as `-` or `1,`. */
export function canBecomeNumber(text: string): boolean {
  const typed = text.trim().replace('−', '-');
  return typed.length <= maxNumberLength && numberBeginning.test(typed);
}

/** All possible values of a text: `1,500` can mean 1500 or 1.5. */
function readingsOf(text: string): number[] {
  return [readNumber(text), readNumber(text.replace(',', '.'))].filter((value) => value !== null);
}

/** Whether a number differs from `value` by at most `tolerance`. Floating-point errors are ignored. */
function isWithin(typed: number, value: number, tolerance: number): boolean {
  const slack = 1e-9 * Math.max(1e-300, Math.abs(value), Math.abs(typed));
  return Math.abs(typed - value) <= tolerance + slack;
}

function numericShare(key: AnswerKey, { text }: QuestionResponse): number {
  const readings = readingsOf(text);
  const isCorrect = key.numericAnswers.some(({ value, tolerance }) =>
    readings.some((typed) => isWithin(typed, value, tolerance)),
  );
  return isCorrect ? 1 : 0;
}

function matchedShare(key: AnswerKey, { matches }: QuestionResponse, method: CreditMethod): number {
  const paired = key.matches.filter(({ promptId }) => promptId !== null);
  const hits = paired.filter(({ promptId, optionId }) =>
    matches.some((match) => match.promptId === promptId && match.optionId === optionId),
  ).length;
  if (method === 'ALL_OR_NOTHING') return hits === paired.length ? 1 : 0;
  return hits / paired.length;
}

/**
 * The share of the question's points that a response earns, 0 to 1. Null for an essay, which a person must grade. An
 * empty response earns 0 with every method.
 */
export function scoreResponse(
  prompt: QuestionPrompt,
  key: AnswerKey,
  response: QuestionResponse,
  method: CreditMethod,
): number | null {
  if (isBlank(response)) return 0;
  switch (prompt.type) {
    case 'ESSAY':
      return null;
    case 'NUMERIC':
      return numericShare(key, response);
    case 'MATCHING':
      return matchedShare(key, response, method);
    case 'SHORT_ANSWER': {
      const answer = comparableText(response.text);
      return key.accepted.some((text) => comparableText(text) === answer) ? 1 : 0;
    }
    default:
      return chosenShare(prompt, key, response, method);
  }
}
