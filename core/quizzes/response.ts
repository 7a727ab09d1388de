import type { QuestionPrompt } from './question-parts.ts';
import type { QuestionType } from './question.ts';

/** A student's response to one question. Only the fields of the question's type are read. */
export interface QuestionResponse {
  /** Selected options. */
  readonly optionIds: readonly string[];
  /** A text, a number as typed, or an essay. */
  readonly text: string;
  /** Each prompt at most once. */
  readonly matches: readonly { readonly promptId: string; readonly optionId: string }[];
}

export const noResponse: QuestionResponse = { optionIds: [], text: '', matches: [] };

/** Maximum characters of an essay. */
export const maxEssayLength = 50_000;
/** Maximum characters of every other answer. */
export const maxShortLength = 2_000;

/** Maximum characters of the text that answers a question. */
export function maxTextLength(type: QuestionType): number {
  return type === 'ESSAY' ? maxEssayLength : maxShortLength;
}

/**
 * Control characters (except tab and line breaks), halves of surrogate pairs, and the two overrides of the
 * writing direction. The overrides show a text in another order than it was written. Right-to-left scripts need neither.
 */
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\u{202D}\u{202E}]/u;
const eachForbidden = new RegExp(forbidden, 'gu');

/** The text without forbidden characters: pasted text often contains invisible ones. */
export function withoutControls(text: string): string {
  return text.replaceAll(eachForbidden, '');
}

/** Whether nothing was answered. */
export function isBlank(response: QuestionResponse): boolean {
  return response.optionIds.length === 0 && response.text.trim() === '' && response.matches.length === 0;
}

function knows(options: readonly { readonly id: string }[], id: string): boolean {
  return options.some((option) => option.id === id);
}

/** Why a response is invalid for its question, or null. It depends on the prompt alone, never on the key. */
export function checkResponse(prompt: QuestionPrompt, response: QuestionResponse): string | null {
  const { optionIds, matches, text } = response;
  if (!optionIds.every((id) => knows(prompt.options, id))) return 'This is not an answer of the question.';
  if (new Set(optionIds).size < optionIds.length) return 'An answer is chosen twice.';
  if (optionIds.length > 1 && prompt.type !== 'MULTIPLE_ANSWERS') return 'Choose one answer.';
  const known = matches.every(
    ({ promptId, optionId }) => knows(prompt.matchPrompts, promptId) && knows(prompt.matchOptions, optionId),
  );
  if (!known) return 'This is not a pair of the question.';
  if (new Set(matches.map(({ promptId }) => promptId)).size < matches.length)
    return 'A left side is matched twice.';
  const maxLength = maxTextLength(prompt.type);
  if (text.length > maxLength)
    return `An answer must not be longer than ${maxLength.toLocaleString('en-US')} characters.`;
  return forbidden.test(text) ? 'An answer must not contain control characters.' : null;
}
