import type { Option } from '../../../core/quizzes/question-parts.ts';
import type { CorrectAnswer } from '../../../schema/quizzes/attempt-result.type.ts';
import type {
  LoadedQuestion,
  UnweightedAnswer,
  WeightedAnswer,
} from '../../../schema/quizzes/loaded-question.type.ts';
import {
  acceptedAnswers,
  acceptedNumbers,
  canvasTypes,
  matchedPairs,
} from '../bank/loaded-question.mapper.ts';
import type { ShownQuestion } from './attempt-question.mapper.ts';

function textOf(parts: readonly Option[], id: string): string {
  return parts.find((part) => part.id === id)?.text ?? '';
}

/** The answers with their weights, in the order of the attempt. */
function toWeightedAnswers(
  { type, answers, matchPrompts, matchOptions }: ShownQuestion,
  { answerIds, texts, numbers, matches }: CorrectAnswer,
): WeightedAnswer[] {
  if (type === 'SHORT_ANSWER') return acceptedAnswers(texts);
  if (type === 'NUMERIC') return acceptedNumbers(numbers);
  if (type !== 'MATCHING')
    return answers.map((answer) => ({ ...answer, weight: answerIds.includes(answer.id) ? 100 : 0 }));
  const matched = new Set(matches.map(({ optionId }) => optionId));
  const unmatched = matchOptions.filter(({ id }) => !matched.has(id));
  return matchedPairs([
    ...matches.map(({ promptId, optionId }) => ({
      left: textOf(matchPrompts, promptId),
      right: textOf(matchOptions, optionId),
    })),
    ...unmatched.map(({ text }) => ({ left: '', right: text })),
  ]);
}

/** A question as a student sees it. `correct`: the correct answer if the student can see it. */
export function toTakenQuestion(shown: ShownQuestion, correct: CorrectAnswer | null): LoadedQuestion {
  const { id, type, textFormat, question_text, points } = shown;
  const unweighted: readonly UnweightedAnswer[] = [...shown.answers, ...shown.matchOptions];
  return {
    id,
    question_type: canvasTypes[type],
    textFormat,
    question_text,
    points,
    answers: correct ? toWeightedAnswers(shown, correct) : unweighted,
  };
}
