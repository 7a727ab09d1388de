import {
  attemptsFor,
  datesFor,
  settingsChangedBy,
  type ExceptionRules,
  type ExceptionSetting,
  type QuizDates,
} from '../../../core/quizzes/quiz-dates.ts';
import type { Actor } from '../../platform/actor.ts';
import type { QuizDocument, QuizHead } from './quiz.store.ts';

/** A quiz with the dates and the number of attempts that count for one person. */
export type EffectiveQuiz<Stored extends QuizHead = QuizDocument> = Stored &
  QuizDates & {
    /** Minutes in addition to the time limit. */
    readonly extraMinutes: number;
    /** The settings that an exception changes for the person. */
    readonly ownExceptions: readonly ExceptionSetting[];
    /** When the quiz is closed for everyone. Null if it does not close. */
    readonly closedForAllAt: string | null;
  };

/** Reads the exceptions of people, and applies them to quizzes. */
export interface QuizExceptions {
  /** The quizzes as they count for a person, in the same order. */
  effective<Stored extends QuizHead>(
    quizzes: readonly Stored[],
    person: Pick<Actor, 'userId' | 'email'>,
  ): Promise<EffectiveQuiz<Stored>[]>;
  /** A quiz as it counts for each student, by the address of the student's account. */
  byAddress<Stored extends QuizHead>(quiz: Stored): Promise<(email: string) => EffectiveQuiz<Stored>>;
}

/** The dates of a stored quiz. Quizzes that were stored before the fields existed have no dates. */
export function datesOf({ opensAt, dueAt, closesAt }: Partial<QuizDates>): QuizDates {
  return { opensAt: opensAt ?? null, dueAt: dueAt ?? null, closesAt: closesAt ?? null };
}

/**
 * The quiz as it counts for one person. `exception`: the person's, null if there is none. `otherClosings`: the closings
 * in the exceptions of other people, for `closedForAllAt`.
 */
export function effectiveQuiz<Stored extends QuizHead>(
  quiz: Stored,
  exception: ExceptionRules | null = null,
  otherClosings: readonly string[] = [],
): EffectiveQuiz<Stored> {
  const stored = datesOf(quiz);
  const dates = datesFor(stored, exception);
  const closings = [stored.closesAt, dates.closesAt, ...otherClosings].filter((each) => each !== null);
  return {
    ...quiz,
    ...dates,
    allowedAttempts: attemptsFor(quiz.allowedAttempts, exception),
    extraMinutes: exception?.extraMinutes ?? 0,
    ownExceptions: settingsChangedBy({ ...quiz, ...stored }, exception),
    closedForAllAt: stored.closesAt === null ? null : (closings.toSorted().at(-1) ?? null),
  };
}

/** The time limit with the person's extra time, in minutes. Null for no limit. */
export function timeLimitOf({ timeLimit, extraMinutes }: EffectiveQuiz<QuizHead>): number | null {
  return timeLimit === null ? null : timeLimit + extraMinutes;
}
