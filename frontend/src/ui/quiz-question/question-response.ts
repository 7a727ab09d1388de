import { readNumber } from '../../../../core/quizzes/score.ts';
import type { QuestionType } from '../../gql/graphql.ts';

/** A student's response to a question. Only the fields of the question's type are filled. */
export interface QuestionResponse {
  /** Selected options. */
  readonly answerIds: readonly string[];
  /** A text, a number as typed, or an essay. */
  readonly text: string;
  /** Each prompt occurs at most once. */
  readonly matches: readonly { readonly promptId: string; readonly optionId: string }[];
}

export const emptyResponse: QuestionResponse = { answerIds: [], text: '', matches: [] };

/** Whether there is any answer. */
export function isAnswered({ answerIds, text, matches }: QuestionResponse): boolean {
  return answerIds.length > 0 || text.trim() !== '' || matches.length > 0;
}

/**
 * How far a question is answered. A matching question is answered when every prompt has a partner, and a text is
 * invalid if its question asks for a number and the text is not a number.
 */
export type Progress = 'none' | 'part' | 'invalid' | 'all';

export function progressOf(
  question: { readonly type: QuestionType; readonly matchPrompts: readonly unknown[] },
  response: QuestionResponse,
): Progress {
  if (!isAnswered(response)) return 'none';
  if (question.type === 'NUMERIC' && readNumber(response.text) === null) return 'invalid';
  return response.matches.length < question.matchPrompts.length ? 'part' : 'all';
}

export function isSameResponse(one: QuestionResponse, other: QuestionResponse): boolean {
  return asText(one) === asText(other);
}

/** The response as the API takes it. */
export function inputOf(questionId: string, { answerIds, text, matches }: QuestionResponse) {
  return {
    questionId,
    answerIds: [...answerIds],
    text,
    matches: matches.map(({ promptId, optionId }) => ({ promptId, optionId })),
  };
}

function asText({ answerIds, text, matches }: QuestionResponse): string {
  const pairs = matches.map(({ promptId, optionId }) => [promptId, optionId].join(' '));
  return JSON.stringify([answerIds.toSorted(), text, pairs.toSorted()]);
}
