import type { QuestionPrompt } from './question-parts.ts';
import type { QuestionType } from './question.ts';

/** A student's response to one question. Only the fields for the question's type are used. */
export interface QuestionResponse {
  /** IDs of the selected options. */
  readonly optionIds: readonly string[];
  /** A short answer, a number as the student typed it, or an essay. */
  readonly text: string;
  /** The assigned pairs. Each match prompt at most once. */
  readonly matches: readonly { readonly promptId: string; readonly optionId: string }[];
}

export const noResponse: QuestionResponse = { optionIds: [], text: '', matches: [] };

/** Maximum characters of an essay. */
export const maxEssayLength = 50_000;
/** Maximum characters of a short answer or a number. */
export const maxShortLength = 2_000;

/** Maximum characters of the text of a response. */
export function maxTextLength(type: QuestionType): number {
  return type === 'ESSAY' ? maxEssayLength : maxShortLength;
}

/**
 * Forbidden characters: control characters except tab and line breaks, halves of surrogate pairs, and the two
 * characters that override the writing direction. With an override, a text is displayed in another order than it was
 * written. Right-to-left scripts do not need them.
 */
const forbidden = /[^\P{Cc}\t\n\r]|[\p{Cs}\u{202D}\u{202E}]/u;
const eachForbidden = new RegExp(forbidden, 'gu');

/** The text without forbidden characters. Pasted text often contains invisible control characters. */
export function withoutControls(text: string): string {
  return text.replaceAll(eachForbidden, '');
}

/** Whether a response is empty. */
export function isBlank(response: QuestionResponse): boolean {
  return response.optionIds.length === 0 && response.text.trim() === '' && response.matches.length === 0;
}

function hasOption(options: readonly { readonly id: string }[], id: string): boolean {
  return options.some((option) => option.id === id);
}

/** The error of a response that is invalid for its question, or null. Depends only on the prompt, not on the key. */
export function checkResponse(prompt: QuestionPrompt, response: QuestionResponse): string | null {
  const { optionIds, matches, text } = response;
  if (!optionIds.every((id) => hasOption(prompt.options, id)))
    return 'This is not an answer of the question.';
  if (new Set(optionIds).size < optionIds.length) return 'An answer is chosen twice.';
  if (optionIds.length > 1 && prompt.type !== 'MULTIPLE_ANSWERS') return 'Choose one answer.';
  const known = matches.every(
    ({ promptId, optionId }) =>
      hasOption(prompt.matchPrompts, promptId) && hasOption(prompt.matchOptions, optionId),
  );
  if (!known) return 'This is not a pair of the question.';
  if (new Set(matches.map(({ promptId }) => promptId)).size < matches.length)
    return 'A left side is matched twice.';
  const maxLength = maxTextLength(prompt.type);
  if (text.length > maxLength)
    return `An answer must not be longer than ${maxLength.toLocaleString('en-US')} characters.`;
  return forbidden.test(text) ? 'An answer must not contain control characters.' : null;
}
