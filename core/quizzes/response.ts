import type { QuestionPrompt } from './question-parts.ts';

/** What a taker answered to one question. Only what the question's type uses is read. */
export interface QuestionResponse {
  /** Chosen options. */
  readonly optionIds: readonly string[];
  /** Words, a number as it was typed, or an essay. */
  readonly text: string;
  /** Each left at most once. */
  readonly matches: readonly { readonly leftId: string; readonly rightId: string }[];
}

export const noResponse: QuestionResponse = { optionIds: [], text: '', matches: [] };

/** Characters of an essay, the longest answer there is. */
export const longestResponse = 50_000;

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
    ({ leftId, rightId }) => knows(prompt.lefts, leftId) && knows(prompt.rights, rightId),
  );
  if (!known) return 'This is not a pair of the question.';
  if (new Set(matches.map(({ leftId }) => leftId)).size < matches.length)
    return 'A left side is matched twice.';
  if (text.length > longestResponse) {
    return `An answer must not be longer than ${longestResponse.toLocaleString('en-US')} characters.`;
  }
  return null;
}
