import type { TextFormat } from '../rich-text/text-format.ts';

export const questionTypes = [
  'MULTIPLE_CHOICE',
  'MULTIPLE_ANSWERS',
  'TRUE_FALSE',
  'SHORT_ANSWER',
  'NUMERIC',
  'MATCHING',
  'ESSAY',
] as const;
export type QuestionType = (typeof questionTypes)[number];

export const difficulties = ['EASY', 'MEDIUM', 'HARD'] as const;
export type Difficulty = (typeof difficulties)[number];

/** The values by which a list of questions can be sorted. */
export const questionSorts = ['UPDATED', 'TEXT', 'DIFFICULTY', 'POINTS'] as const;
export type QuestionSort = (typeof questionSorts)[number];

/** An accepted number: answers within `tolerance` of `value` are correct. */
export interface NumericAnswer {
  readonly value: number;
  readonly tolerance: number;
}

/** A pair of a MATCHING question. With an empty `left`, `right` is a distractor without a partner. */
export interface MatchingPair {
  readonly left: string;
  readonly right: string;
}

/**
 * A question as its author sees it. The bank, the editor, all file formats and the generator use this form.
 * `splitQuestion` creates the prompt that students see.
 */
export interface Question {
  readonly type: QuestionType;
  /**
   * Format of the question, the options, the sides of pairs and the explanations. Accepted answers and concepts are
   * always plain.
   */
  readonly textFormat: TextFormat;
  /** The text of the question. Can have line breaks. */
  readonly question: string;
  /** Options of the three choice types, or accepted answers of SHORT_ANSWER. Empty for other types. */
  readonly answers: readonly string[];
  /**
   * Positions of the correct answers in `answers`, from 1, ascending. All positions for SHORT_ANSWER. Empty for types
   * without answers.
   */
  readonly correctAnswer: readonly number[];
  /** Why each answer is correct or wrong. One entry for each answer, which can be ''. Empty if no answer has one. */
  readonly answerExplanations: readonly string[];
  /** NUMERIC only. */
  readonly numericAnswers: readonly NumericAnswer[];
  /** MATCHING only. */
  readonly pairs: readonly MatchingPair[];
  /** Students see it with the result. */
  readonly explanation: string;
  /** Topics of the question, for practice and generation. */
  readonly concepts: readonly string[];
  readonly difficulty: Difficulty | null;
  readonly points: number;
}

/** The default fields of a question. */
export const blankQuestion: Question = {
  type: 'MULTIPLE_CHOICE',
  textFormat: 'PLAIN',
  question: '',
  answers: [],
  correctAnswer: [],
  answerExplanations: [],
  numericAnswers: [],
  pairs: [],
  explanation: '',
  concepts: [],
  difficulty: null,
  points: 1,
};

const choiceTypes: ReadonlySet<QuestionType> = new Set(['MULTIPLE_CHOICE', 'MULTIPLE_ANSWERS', 'TRUE_FALSE']);

/** Whether students answer questions of the type by selecting from `answers`. */
export function isChoice(type: QuestionType): boolean {
  return choiceTypes.has(type);
}

/** The type of a question from a REST client, which sends only the answers and the correct positions. */
export function choiceTypeOf(correctAnswer: readonly number[]): QuestionType {
  return correctAnswer.length > 1 ? 'MULTIPLE_ANSWERS' : 'MULTIPLE_CHOICE';
}
