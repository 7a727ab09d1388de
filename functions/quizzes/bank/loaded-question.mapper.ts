import type { Option } from '../../../core/quizzes/question-parts.ts';
import type { MatchingPair, NumericAnswer, Question, QuestionType } from '../../../core/quizzes/question.ts';
import type { LoadedQuestion, WeightedAnswer } from '../../../schema/quizzes/loaded-question.type.ts';

/** Canvas’s names of the types. One name for all questions with choices to tick, as the specification wants it. */
export const canvasTypes: Readonly<Record<QuestionType, string>> = {
  MULTIPLE_CHOICE: 'multiple_choice_question',
  MULTIPLE_ANSWERS: 'multiple_choice_question',
  TRUE_FALSE: 'true_false_question',
  SHORT_ANSWER: 'short_answer_question',
  NUMERIC: 'numerical_question',
  MATCHING: 'matching_question',
  ESSAY: 'essay_question',
};

/** Accepted texts have no stored IDs, since nobody selects them. Their numbers, from 1, are used as IDs. */
export function acceptedAnswers(texts: readonly string[]): WeightedAnswer[] {
  return texts.map((text, at) => ({ id: String(at + 1), text, weight: 100 }));
}

export function acceptedNumbers(numbers: readonly NumericAnswer[]): WeightedAnswer[] {
  return acceptedAnswers(
    numbers.map(({ value, tolerance }) => (tolerance === 0 ? `${value}` : `${value} ± ${tolerance}`)),
  );
}

/** The pairs of a matching question. A pair without a prompt is an option that matches none. */
export function matchedPairs(pairs: readonly MatchingPair[]): WeightedAnswer[] {
  return pairs.map(({ left, right }, at) => ({
    id: String(at + 1),
    text: left === '' ? right : `${left} → ${right}`,
    weight: left === '' ? 0 : 100,
  }));
}

function choices(options: readonly Option[], correctAnswer: readonly number[]): WeightedAnswer[] {
  return options.map(({ id, text }, at) => ({ id, text, weight: correctAnswer.includes(at + 1) ? 100 : 0 }));
}

function loadedAnswers(question: Question, options: readonly Option[]): WeightedAnswer[] {
  const { type, answers, numericAnswers, pairs } = question;
  if (type === 'SHORT_ANSWER') return acceptedAnswers(answers);
  if (type === 'NUMERIC') return acceptedNumbers(numericAnswers);
  return type === 'MATCHING' ? matchedPairs(pairs) : choices(options, question.correctAnswer);
}

/** A question with its key, for authors only. `options`: its options in the author's order. */
export function toLoadedQuestion(
  { id, points }: { readonly id: string; readonly points: number },
  question: Question,
  options: readonly Option[],
): LoadedQuestion {
  return {
    id,
    question_type: canvasTypes[question.type],
    textFormat: question.textFormat,
    question_text: question.question,
    points,
    answers: loadedAnswers(question, options),
  };
}
