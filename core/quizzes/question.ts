/**
 * What a question is made of, as its author sees it: one normal form for the bank, the editor, every file format and
 * the generator. What a taker may see of it is made by `splitQuestion`.
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

/** A number that counts as right when it is at most `tolerance` away from `value`. */
export interface NumericAnswer {
  readonly value: number;
  readonly tolerance: number;
}

/** What belongs together in a MATCHING question. An empty `left` makes `right` a distractor that fits nothing. */
export interface MatchingPair {
  readonly left: string;
  readonly right: string;
}

export interface Question {
  readonly type: QuestionType;
  /** Plain text; line breaks are kept. */
  readonly question: string;
  /** Choices of the three choice types; accepted texts of SHORT_ANSWER; empty for the others. */
  readonly answers: readonly string[];
  /** 1-based positions in `answers`, ascending; every position of SHORT_ANSWER; empty for the others. */
  readonly correctAnswer: readonly number[];
  /** Why each answer is right or wrong: as long as `answers`, '' where nothing is said; or empty. */
  readonly answerExplanations: readonly string[];
  /** NUMERIC alone. */
  readonly numericAnswers: readonly NumericAnswer[];
  /** MATCHING alone. */
  readonly pairs: readonly MatchingPair[];
  /** Shown with the result. */
  readonly explanation: string;
  /** What it is about, for practice and generation. */
  readonly concepts: readonly string[];
  readonly difficulty: Difficulty | null;
  readonly points: number;
}

/** What a question has where its author says nothing. */
export const blankQuestion: Question = {
  type: 'MULTIPLE_CHOICE',
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

/** Whether it is answered by choosing among `answers`. */
export function isChoice(type: QuestionType): boolean {
  return choiceTypes.has(type);
}

/** The type of a question of which only answers and right positions are known, as REST clients send it. */
export function choiceTypeOf(correctAnswer: readonly number[]): QuestionType {
  return correctAnswer.length > 1 ? 'MULTIPLE_ANSWERS' : 'MULTIPLE_CHOICE';
}
