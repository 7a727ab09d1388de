import { scoreResponse } from '../../../../core/quizzes/score.ts';
import type { ResultQuestionPartsFragment } from '../../gql/graphql.ts';
import { isAnswered } from './given.ts';

/** How much of what was answered is right, 0 to 1, whatever it earned; 0 where what is right is not told. */
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

/** How a question went: `none` where nothing is told, or there is nothing to earn. */
export type Verdict = 'right' | 'partly' | 'wrong' | 'blank' | 'pending' | 'graded' | 'none';

export function verdictOf(question: ResultQuestionPartsFragment): Verdict {
  const { type, earned, points, isPending, response } = question;
  if (isPending) return 'pending';
  if (!isAnswered(response)) return 'blank';
  if (earned === null || points === 0) return 'none';
  if (type === 'ESSAY') return 'graded';
  // Full credit says nothing of the answer.
  const share = question.hasFullCredit ? shareOf(question) : earned / points;
  if (share >= 1) return 'right';
  return share > 0 ? 'partly' : 'wrong';
}

/** Whether there is something to learn from it. */
export function isMissed(question: ResultQuestionPartsFragment): boolean {
  const { earned, points } = question;
  return earned !== null && earned < points;
}
