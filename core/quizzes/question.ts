import type { TextFormat } from '../rich-text/text-format.ts';

/**
 * A question as its author sees it: one normal form for the bank, the editor, every file format and the
 * generator. `splitQuestion` creates the prompt that students see.
 */

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

export interface Question {
  readonly type: QuestionType;
  /**
   * Format of the question, the options, the sides of pairs and the explanations. Accepted texts and concepts are
   * always plain.
   */
  readonly textFormat: TextFormat;
  /** Line breaks are kept. */
  readonly question: string;
  /** Options of the three choice types, accepted texts of SHORT_ANSWER, empty for the others. */
  readonly answers: readonly string[];
  /**
   * 1-based positions in `answers`, ascending. All positions for SHORT_ANSWER, empty for types without
   * answers.
   */
  readonly correctAnswer: readonly number[];
  /** Why each answer is correct or wrong. Empty, or one entry for each answer, '' if it has none. */
  readonly answerExplanations: readonly string[];
  /** NUMERIC only. */
  readonly numericAnswers: readonly NumericAnswer[];
  /** MATCHING only. */
  readonly pairs: readonly MatchingPair[];
  /** Shown with the result. */
  readonly explanation: string;
  /** Its topics, for practice and generation. */
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

/** The type of a question that has only answers and correct positions, as REST clients send it. */
export function choiceTypeOf(correctAnswer: readonly number[]): QuestionType {
  return correctAnswer.length > 1 ? 'MULTIPLE_ANSWERS' : 'MULTIPLE_CHOICE';
}
