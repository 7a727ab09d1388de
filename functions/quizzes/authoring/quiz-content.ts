import { blankQuestion } from '../../../core/quizzes/question.ts';
import { toStoredDate } from '../../../core/dates/date-rules.ts';
import { quizDateFields, type QuizDates } from '../../../core/quizzes/quiz-dates.ts';
import { checkQuizSettings, type QuizSettings } from '../../../core/quizzes/quiz.ts';
import { lineProblem, problemsIn, textProblem } from '../../platform/text-problems.ts';
import type { FieldMessages } from '../../platform/errors.ts';
import type { UncheckedQuestion } from '../bank/question-content.ts';
import type { Question } from '../../../core/quizzes/question.ts';

/**
 * A question that an author sends for a quiz. With `id`: a question of the quiz, with its new content if it changes.
 * With `questionId`: a question of the bank. With neither: the content of a new question.
 */
export interface GivenQuestion extends Partial<Nullable<Question>> {
  readonly id?: string | null;
  readonly questionId?: string | null;
  /** ID of the bank question of the quiz that a new question replaces. */
  readonly replaces?: string | null;
  /** Name of its pool. Null for none. Undefined to keep the pool. */
  readonly pool?: string | null;
}

type Nullable<T> = { readonly [name in keyof T]: T[name] | null };

/** Unchecked content and settings of a quiz. */
export interface GivenQuizData
  extends
    Partial<Nullable<Omit<QuizSettings, keyof QuizDates>>>,
    Partial<Record<keyof QuizDates, Date | string | null>> {
  readonly questions?: readonly GivenQuestion[] | null;
}

/** Fields that can be set to null. For other fields, null means no change. */
const canBeNull: ReadonlySet<string> = new Set(['categoryId', 'timeLimit', ...quizDateFields]);

/** The given settings merged into the current settings of a quiz. */
// oxlint-disable-next-line no-unused-vars -- excluded from the rest
export function settingsFrom({ questions: _, ...given }: GivenQuizData, before: QuizSettings): QuizSettings {
  const provided = Object.entries(given).filter(
    ([name, value]) => value !== undefined && (value !== null || canBeNull.has(name)),
  );
  const settings: QuizSettings = { ...before, ...Object.fromEntries(provided) };
  const dates = quizDateFields.map((field) => [field, storedDate(settings[field])]);
  return {
    ...settings,
    title: settings.title.trim(),
    description: settings.description.trim(),
    ...(Object.fromEntries(dates) as QuizDates),
    pools: settings.pools.map(({ name, count, points }) => ({ name: name.trim(), count, points })),
  };
}

const storedDate = (date: Date | string | null) => (date === null ? null : toStoredDate(date));

/** All errors of a quiz's settings by field. */
export function settingsErrors(settings: QuizSettings): FieldMessages {
  const unshowable = problemsIn({
    title: lineProblem(settings.title, { max: Infinity }),
    description: textProblem(settings.description, { max: Infinity }),
    ...Object.fromEntries(
      settings.pools.map(({ name }, at) => [`pools.${at}.name`, lineProblem(name, { max: Infinity })]),
    ),
  });
  return { ...unshowable, ...checkQuizSettings(settings) };
}

/** Whether the question has content. Otherwise it only refers to an existing question. */
export function isWritten(given: GivenQuestion): boolean {
  const { id: _id, questionId: _questionId, points: _points, ...others } = given;
  const { replaces: _replaces, pool: _pool, ...content } = others;
  return Object.values(content).some((value) => value !== undefined && value !== null);
}

/** The content of a given question. Missing fields get their defaults. */
export function asWritten({
  id: _id,
  questionId: _questionId,
  replaces: _replaces,
  pool: _pool,
  type,
  ...given
}: GivenQuestion): UncheckedQuestion {
  const provided = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  const { type: _type, ...blank } = blankQuestion;
  return { ...blank, ...Object.fromEntries(provided), type: type ?? null };
}
