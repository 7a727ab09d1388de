import type { TextFormat } from '../../../../core/rich-text/text-format.ts';
import { parseEntry } from '../../../../core/grading/paste.ts';
import {
  isChoice,
  type Difficulty,
  type Question,
  type QuestionType,
} from '../../../../core/quizzes/question.ts';
import { normalizeQuestion } from '../../../../core/quizzes/question-rules.ts';
import {
  isBlankAnswer,
  isBlankNumber,
  isBlankPair,
  type AnswerDraft,
  type NumberDraft,
  type PairDraft,
} from './blank-rows.ts';

/** A question that is being edited. The draft keeps content of other types, which is not sent. */
export interface QuestionDraft {
  readonly type: QuestionType;
  readonly textFormat: TextFormat;
  readonly question: string;
  /** Answers of MULTIPLE_CHOICE and MULTIPLE_ANSWERS. */
  readonly choices: readonly AnswerDraft[];
  /** The two answers of TRUE_FALSE. */
  readonly truths: readonly AnswerDraft[];
  /** Accepted answers of SHORT_ANSWER. */
  readonly accepted: readonly AnswerDraft[];
  readonly numbers: readonly NumberDraft[];
  readonly pairs: readonly PairDraft[];
  readonly explanation: string;
  readonly concepts: readonly string[];
  readonly difficulty: Difficulty | null;
  /** As typed. */
  readonly points: string;
  readonly categoryId: string | null;
  readonly availableForPractice: boolean;
}

/** The answers that the draft's type uses. Empty if it uses none. */
export function answersIn(draft: QuestionDraft): readonly AnswerDraft[] {
  if (draft.type === 'TRUE_FALSE') return draft.truths;
  if (draft.type === 'SHORT_ANSWER') return draft.accepted;
  return isChoice(draft.type) ? draft.choices : [];
}

/** NaN for an invalid number, which `checkQuestion` reports. */
const numberIn = (text: string) => parseEntry(text) ?? NaN;

function answersOf(draft: QuestionDraft) {
  const answers = answersIn(draft).filter((answer) => !isBlankAnswer(answer));
  return {
    answers: answers.map(({ text }) => text),
    correctAnswer: answers.flatMap(({ isCorrect }, at) => (isCorrect ? [at + 1] : [])),
    answerExplanations: answers.map(({ explanation }) => explanation),
  };
}

/** The question of the draft, without its blank rows. An invalid number is NaN. */
export function questionOf(draft: QuestionDraft): Question {
  const { type, textFormat, question, explanation, concepts, difficulty } = draft;
  return normalizeQuestion({
    type,
    textFormat,
    question,
    ...answersOf(draft),
    numericAnswers: draft.numbers
      .filter((number) => !isBlankNumber(number))
      .map(({ value, tolerance }) => ({
        value: numberIn(value),
        tolerance: tolerance.trim() === '' ? 0 : numberIn(tolerance),
      })),
    pairs: draft.pairs.filter((pair) => !isBlankPair(pair)),
    explanation,
    concepts,
    difficulty,
    points: numberIn(draft.points),
  });
}

/** The question as the API takes it, for the bank and for a quiz. The bank also needs `settingsOf`. */
export function inputOf(draft: QuestionDraft) {
  const { answers, correctAnswer, answerExplanations, numericAnswers, pairs, concepts, ...rest } =
    questionOf(draft);
  return {
    ...rest,
    answers: [...answers],
    correctAnswer: [...correctAnswer],
    answerExplanations: [...answerExplanations],
    numericAnswers: numericAnswers.map(({ value, tolerance }) => ({ value, tolerance })),
    pairs: pairs.map(({ left, right }) => ({ left, right })),
    concepts: [...concepts],
  };
}

/** The category and practice flag of a bank question. */
export function settingsOf({ categoryId, availableForPractice }: QuestionDraft) {
  return { categoryId, availableForPractice };
}
