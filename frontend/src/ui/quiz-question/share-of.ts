import { scoreResponse } from '../../../../core/quizzes/score.ts';
import type { ResultQuestionPartsFragment } from '../../gql/graphql.ts';

/** How much of what was answered is right, 0 to 1, whatever it earned; 0 where what is right is not told. */
export function shareOf(question: ResultQuestionPartsFragment): number {
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
