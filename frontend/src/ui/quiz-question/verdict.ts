import { scoreResponse } from '../../../../core/quizzes/score.ts';
import type { ResultQuestionPartsFragment } from '../../gql/graphql.ts';
import { isAnswered } from './given.ts';

/** How much of what was answered is right, 0 to 1, whatever it earned; 0 where what is right is not told. */
function shareOf(question: ResultQuestionPartsFragment): number {
  const { type, question_text, answers, lefts, rights, chosen, correct } = question;
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
  const prompt = { type, question: question_text, options: answers, lefts, rights };
  const response = { optionIds: chosen.answerIds, text: chosen.text, matches: chosen.matches };
  return scoreResponse(prompt, key, response, 'COVERAGE') ?? 0;
}

/** How a question went: `none` where nothing is told, or there is nothing to earn. */
export type Verdict = 'right' | 'partly' | 'wrong' | 'blank' | 'pending' | 'graded' | 'none';

export function verdictOf(question: ResultQuestionPartsFragment): Verdict {
  const { type, earned, points, pending, chosen } = question;
  if (pending) return 'pending';
  if (!isAnswered(chosen)) return 'blank';
  if (earned === null || points === 0) return 'none';
  if (type === 'ESSAY') return 'graded';
  // Full credit says nothing of the answer.
  const share = question.fullCredit ? shareOf(question) : earned / points;
  if (share >= 1) return 'right';
  return share > 0 ? 'partly' : 'wrong';
}

/** Whether there is something to learn from it. */
export function isMissed(question: ResultQuestionPartsFragment): boolean {
  const { earned, points } = question;
  return earned !== null && earned < points;
}
