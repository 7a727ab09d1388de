import type { QuestionPrompt } from './question-parts.ts';
import type { QuestionType } from './question.ts';

/** What a taker answered to one question. Only what the question's type uses is read. */
export interface QuestionResponse {
  /** Chosen options. */
  readonly optionIds: readonly string[];
  /** Words, a number as it was typed, or an essay. */
  readonly text: string;
  /** Each left at most once. */
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
 * Control characters, except tab and line breaks, and the two overrides of the writing direction, which show a text in
 * another order than it was written. Right-to-left scripts need neither.
 */
const forbidden = /[^\P{Cc}\t\n\r]|[\u{202D}\u{202E}]/u;
const eachForbidden = new RegExp(forbidden, 'gu');

/** The text without the characters that no answer may contain: pasted text often brings some that nobody sees. */
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

/** What makes a response impossible for its question, or null. It depends on the prompt alone, never on the key. */
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
