/** What somebody answered to a question. Only what the question's type uses is filled. */
export interface Given {
  /** Chosen options. */
  readonly answerIds: readonly string[];
  /** Words, a number as it was typed, or an essay. */
  readonly text: string;
  /** Each left at most once. */
  readonly matches: readonly { readonly promptId: string; readonly optionId: string }[];
}

export const nothingGiven: Given = { answerIds: [], text: '', matches: [] };

/** Whether there is anything of an answer. */
export function isAnswered({ answerIds, text, matches }: Given): boolean {
  return answerIds.length > 0 || text.trim() !== '' || matches.length > 0;
}

/** How far a question is answered. A matching one is answered when every left has its partner. */
export type Progress = 'none' | 'part' | 'all';

export function progressOf(question: { readonly matchPrompts: readonly unknown[] }, given: Given): Progress {
  if (!isAnswered(given)) return 'none';
  return given.matches.length < question.matchPrompts.length ? 'part' : 'all';
}

export function isSameGiven(one: Given, other: Given): boolean {
  return asText(one) === asText(other);
}

/** As it is sent. */
export function inputOf(questionId: string, { answerIds, text, matches }: Given) {
  return {
    questionId,
    answerIds: [...answerIds],
    text,
    matches: matches.map(({ promptId, optionId }) => ({ promptId, optionId })),
  };
}

function asText({ answerIds, text, matches }: Given): string {
  const pairs = matches.map(({ promptId, optionId }) => [promptId, optionId].join(' '));
  return JSON.stringify([answerIds.toSorted(), text, pairs.toSorted()]);
}
