import { scoreResponse } from '../../../../core/quizzes/score.ts';
import type { ResultQuestionPartsFragment } from '../../gql/graphql.ts';
import { isAnswered } from './question-response.ts';

/** The share of the response that is correct, 0 to 1, even if full credit was given. 0 if the key is not released. */
function shareOf(question: ResultQuestionPartsFragment): number {
  const { type, question_text, answers, matchPrompts, matchOptions, response, correct } = question;
  if (!correct) return 0;
  const { answerIds, texts, numbers, matches } = correct;
  const key = {
    correct: answerIds,
    accepted: texts,
    numericAnswers: numbers,
    matches,
    explanation: '',
    answerExplanations: [],
  };
  const prompt = { type, question: question_text, options: answers, matchPrompts, matchOptions };
  const { answerIds: optionIds, text, matches: pairs } = response;
  return scoreResponse(prompt, key, { optionIds, text, matches: pairs }, 'COVERAGE') ?? 0;
}

/** The result of a question. `none` if the key is not released, or if the question has no points. */
export type Verdict = 'right' | 'partly' | 'wrong' | 'blank' | 'pending' | 'graded' | 'none';

/** The result of a question for its student. Full credit does not make a wrong answer right. */
export function verdictOf(question: ResultQuestionPartsFragment): Verdict {
  const { type, earned, points, isPending, response } = question;
  if (isPending) return 'pending';
  if (question.automaticPoints !== null) return 'graded';
  if (!isAnswered(response)) return 'blank';
  if (earned === null || points === 0) return 'none';
  if (type === 'ESSAY') return 'graded';
  // Full credit does not depend on the answer.
  const share = question.hasFullCredit ? shareOf(question) : earned / points;
  if (share >= 1) return 'right';
  return share > 0 ? 'partly' : 'wrong';
}

/**
 * Whether the response earned less than full points, so that the question is worth revising. An essay is missed only if it
 * earned no points, since few essays earn all points. The server chooses the questions of a retry by the same rule.
 * Nothing can be revised before the key is released.
 */
export function isMissed(question: ResultQuestionPartsFragment): boolean {
  const { type, earned, points, correct } = question;
  if (correct === null || earned === null || earned >= points) return false;
  return type !== 'ESSAY' || earned <= 0;
}
