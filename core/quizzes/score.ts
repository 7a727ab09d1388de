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

/** Ignores letter case, the width of spaces and the form of composed letters. */
function sameWords(text: string): string {
  return text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Longer texts are not realistic numbers. */
const maxNumberLength = 100;

/**
 * Parses a typed number: a decimal comma, grouped thousands (`1,500`) and a minus sign of any form are
 * allowed. Null for other text.
 */
export function readNumber(text: string): number | null {
  const typed = text.trim().replace('−', '-');
  return typed.length <= maxNumberLength ? parseEntry(typed) : null;
}

/** The beginnings of numbers: a sign, digits with separators or with an exponent, a percent sign. */
const numberBeginning = /^[+-]?(?:[\d.,\s'’]*|(?:\d+[.,]?\d*|[.,]\d+)e[+-]?\d*)\s*%?$/i;

/** Whether a text is a number, or can become one if its user types on, such as `-` or `1,`. */
export function canBecomeNumber(text: string): boolean {
  const typed = text.trim().replace('−', '-');
  return typed.length <= maxNumberLength && numberBeginning.test(typed);
}

/** All possible values: `1,500` can mean fifteen hundred or one and a half. */
function readingsOf(text: string): number[] {
  return [readNumber(text), readNumber(text.replace(',', '.'))].filter((value) => value !== null);
}

/** Tolerates rounding noise: 0.1 + 0.2 is within 0 of 0.3. */
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
 * The share of its points that a response earns, 0 to 1. Null if a person has to grade it (an essay). A
 * missing answer earns nothing, whatever the method.
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
      const said = sameWords(response.text);
      return key.accepted.some((text) => sameWords(text) === said) ? 1 : 0;
    }
    default:
      return chosenShare(prompt, key, response, method);
  }
}
