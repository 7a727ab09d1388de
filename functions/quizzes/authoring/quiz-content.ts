import { blankQuestion } from '../../../core/quizzes/question.ts';
import { checkQuizSettings, type QuizSettings } from '../../../core/quizzes/quiz.ts';
import { lineProblem, problemsIn, textProblem } from '../../platform/text-problems.ts';
import type { FieldMessages } from '../../platform/errors.ts';
import type { UncheckedQuestion } from '../bank/question-content.ts';
import type { Question } from '../../../core/quizzes/question.ts';

/** Where a question of a quiz comes from, and what it says where it is written in the quiz. */
export interface GivenQuestion extends Partial<Nullable<Question>> {
  readonly id?: string | null;
  readonly questionId?: string | null;
}

type Nullable<T> = { readonly [name in keyof T]: T[name] | null };

/** What a quiz asks and how it is taken, as it arrives. */
export interface GivenQuizData extends Partial<Nullable<QuizSettings>> {
  readonly questions?: readonly GivenQuestion[] | null;
}

/** What may be said to be none; of anything else null says nothing. */
const canBeNull: ReadonlySet<string> = new Set(['categoryId', 'timeLimit']);

/** The given settings merged into the current settings of a quiz. */
// oxlint-disable-next-line no-unused-vars -- it is what the rest is without
export function settingsFrom({ questions: _, ...given }: GivenQuizData, before: QuizSettings): QuizSettings {
  const said = Object.entries(given).filter(
    ([name, value]) => value !== undefined && (value !== null || canBeNull.has(name)),
  );
  const settings: QuizSettings = { ...before, ...Object.fromEntries(said) };
  return { ...settings, title: settings.title.trim(), description: settings.description.trim() };
}

/** Everything that is wrong with a quiz's settings, by field. */
export function settingsErrors(settings: QuizSettings): FieldMessages {
  const unshowable = problemsIn({
    title: lineProblem(settings.title, { max: Infinity }),
    description: textProblem(settings.description, { max: Infinity }),
  });
  return { ...unshowable, ...checkQuizSettings(settings) };
}

/** Whether it says what the question asks; else it only names one that is there. */
export function isWritten(given: GivenQuestion): boolean {
  const { id: _id, questionId: _questionId, points: _points, ...words } = given;
  return Object.values(words).some((value) => value !== undefined && value !== null);
}

/** With what a question has where its author says nothing. */
export function asWritten({
  id: _id,
  questionId: _questionId,
  type,
  ...given
}: GivenQuestion): UncheckedQuestion {
  const said = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  const { type: _type, ...blank } = blankQuestion;
  return { ...blank, ...Object.fromEntries(said), type: type ?? null };
}
