import { normalizeQuestion } from '../../../../../../core/quizzes/question-rules.ts';
import { blankQuestion, type Question } from '../../../../../../core/quizzes/question.ts';
import { quizDefaults, type QuizSettings } from '../../../../../../core/quizzes/quiz.ts';
import type { QuestionDraft } from '../../../../ui/question-form/question-draft.ts';

/** A question of the current quiz. */
export interface BuiltQuestion {
  /** Stays the same while the question is on the screen. */
  readonly key: string;
  /** ID in the saved quiz. Null before it was saved. */
  readonly id: string | null;
  /** ID in the bank. Null if the question belongs to this quiz alone. */
  readonly bankId: string | null;
  /** ID of the bank question that this copy replaces in the quiz. Null or undefined if it is not a copy. */
  readonly replaces?: string | null;
  /** Name of its pool in this quiz. Null or undefined if each attempt asks it. */
  readonly pool?: string | null;
  /** `points` are its points in this quiz. */
  readonly question: Question;
  /**
   * The form as typed, if a number field contains a text that is not a number: `question` cannot contain that text. Null
   * or undefined otherwise.
   */
  readonly typed?: QuestionDraft | null;
}

/** Everything that is edited and saved together. */
export interface QuizContent {
  readonly settings: QuizSettings;
  readonly courseId: string | null;
  readonly questions: readonly BuiltQuestion[];
}

export interface QuizFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Media type. */
  readonly type: string;
  readonly url: string;
}

/** The quiz as the server stores it. */
export interface SavedQuiz {
  readonly id: string;
  readonly revision: number;
  readonly isPublished: boolean;
  readonly active: boolean;
  readonly deleted: boolean;
  readonly updatedAt: string;
  readonly files: readonly QuizFile[];
  readonly content: QuizContent;
}

/** Initial settings of a new quiz that can differ from the defaults. */
export type QuizStart = Pick<QuizSettings, 'title' | 'dueAt'>;

export const blankStart: QuizStart = { title: '', dueAt: null };

/** The content of a new quiz. */
export function blankContent(courseId: string | null, start = blankStart): QuizContent {
  return { settings: { ...quizDefaults, ...start }, courseId, questions: [] };
}

export function newKey(): string {
  return crypto.randomUUID();
}

/** A question that belongs to the quiz alone. */
export function ownQuestion(question: Partial<Question>): BuiltQuestion {
  return { key: newKey(), id: null, bankId: null, question: { ...blankQuestion, ...question } };
}

/** Whether both have the same content and points. Leading and trailing white space is ignored. */
export function isSameQuestion(one: Question, other: Question): boolean {
  if (one === other) return true;
  return comparable(one) === comparable(other);
}

function comparable(question: Question): string {
  const {
    type,
    textFormat,
    question: text,
    points,
    difficulty,
    concepts,
    ...rest
  } = normalizeQuestion(question);
  const { answers, correctAnswer, answerExplanations, numericAnswers, pairs, explanation } = rest;
  const numbers = numericAnswers.map(({ value, tolerance }) => [value, tolerance]);
  const matches = pairs.map(({ left, right }) => [left, right]);
  const content = [answers, correctAnswer, answerExplanations, numbers, matches, explanation];
  return JSON.stringify([type, textFormat, text, points, difficulty, concepts, ...content]);
}

function comparableSettings({ title, description, ...rules }: QuizSettings): string {
  const { categoryId, timeLimit, allowedAttempts, scoringPolicy, answerRelease, creditMethod } = rules;
  const { shuffleQuestions, shuffleAnswers, opensAt, dueAt, closesAt, pools } = rules;
  const values = [
    // As a text, a time limit that is not a number differs from none.
    String(timeLimit),
    String(allowedAttempts),
    scoringPolicy,
    answerRelease,
    creditMethod,
    shuffleQuestions,
    shuffleAnswers,
    opensAt,
    dueAt,
    closesAt,
    pools.map(({ name, count, points }) => [name.trim(), count, points]),
  ];
  return JSON.stringify([title.trim(), description.trim(), categoryId, ...values]);
}

export function areSameSettings(one: QuizSettings, other: QuizSettings): boolean {
  return one === other || comparableSettings(one) === comparableSettings(other);
}

/** Whether both are the same, so that saving one over the other would change nothing. */
export function isSameContent(one: QuizContent, other: QuizContent): boolean {
  return (
    one === other ||
    (one.courseId === other.courseId &&
      areSameSettings(one.settings, other.settings) &&
      one.questions.length === other.questions.length &&
      one.questions.every((question, at) => isSameEntry(question, other.questions[at])))
  );
}

/** Whether a new quiz contains nothing to keep beside the other: no question, and only its settings or the defaults. */
export function addsNothingTo(other: QuizContent, { settings, courseId, questions }: QuizContent): boolean {
  const blank = blankContent(courseId).settings;
  const isKept = (key: keyof QuizSettings) => {
    const only = { ...blank, [key]: settings[key] };
    const theirs = { ...blank, [key]: other.settings[key] };
    return areSameSettings(only, blank) || areSameSettings(only, theirs);
  };
  const keys = Object.keys(blank) as (keyof QuizSettings)[];
  return questions.length === 0 && courseId === other.courseId && keys.every(isKept);
}

function isSameEntry(one: BuiltQuestion, other: BuiltQuestion | undefined): boolean {
  return (
    other !== undefined &&
    one.id === other.id &&
    one.bankId === other.bankId &&
    (one.pool ?? null) === (other.pool ?? null) &&
    isSameQuestion(one.question, other.question)
  );
}
