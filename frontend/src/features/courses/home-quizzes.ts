import { formatCompact } from '../../../../core/grading/rounding.ts';
import { isChanged, isOlderThanAttempt, percentText } from '../../lib/quizzes/changed-grade.ts';
import { isNewResult, isUnopened, type OpenedResults } from '../../lib/quizzes/opened-results.ts';
import type { QuizListQuery, QuizProgressQuery } from '../../gql/graphql.ts';

type Quiz = NonNullable<QuizListQuery['quizzes']>[number];
type QuizProgress = NonNullable<QuizProgressQuery['quizProgress']>[number];
type Summary<Field extends 'inProgressAttempt' | 'officialAttempt'> = NonNullable<QuizProgress[Field]>;

interface Begun {
  readonly quizId: string;
  readonly quizTitle: string;
  readonly attempt: Summary<'inProgressAttempt'>;
  /** When the quiz is due. Null without a date. ISO 8601. */
  readonly dueAt: string | null;
}

interface HandedIn {
  readonly quizId: string;
  readonly quizTitle: string;
  readonly attemptId: string;
  /** ISO 8601. */
  readonly submittedAt: string;
}

interface Result {
  readonly quizId: string;
  readonly quizTitle: string;
  readonly attemptId: string;
  /** The grade that counts as a text, for example `86.5 %`. */
  readonly grade: string;
  /** Whether an instructor entered another grade than the score, before the attempt or after it. */
  readonly entered: 'BEFORE' | 'AFTER' | null;
  /** ISO 8601. */
  readonly submittedAt: string;
  /** When the result last changed: when it was submitted, graded or regraded, or its grade was entered. ISO 8601. */
  readonly resultAt: string;
  /** Whether a regrade was the last change. */
  readonly isRegraded: boolean;
  /** The grade before that regrade as a text. Null if it is not known. */
  readonly gradeBefore: string | null;
}

/** The quizzes on Home, by section. */
export interface HomeQuizzes {
  readonly begun: readonly Begun[];
  readonly toTake: readonly Quiz[];
  /** The attempts that wait to be graded and can change the result. */
  readonly handedIn: readonly HandedIn[];
  readonly results: readonly Result[];
}

export interface HomeQuizzesInput {
  readonly quizzes: readonly Quiz[];
  readonly progress: readonly QuizProgress[];
  /** True to include quizzes without a course. For an instructor, these would be the quizzes of all colleagues. */
  readonly isStudent: boolean;
  readonly opened: OpenedResults;
}

/**
 * Divides the quizzes into the sections of Home. A result is new if it changed in the last seven days, and the user has
 * not opened it since. Quizzes to take in the user's courses come before others. Quizzes that wait to be graded and
 * results are sorted newest first.
 * @param now in milliseconds
 */
export function homeQuizzes(
  { quizzes, progress, isStudent, opened }: HomeQuizzesInput,
  now = Date.now(),
): HomeQuizzes {
  const takenQuizIds = new Set(progress.filter((one) => !isStillMissing(one)).map(({ quizId }) => quizId));
  const dueAt = new Map(quizzes.map((quiz) => [quiz.id, quiz.dueAt]));
  const practice = new Set(quizzes.filter((quiz) => quiz.isPractice).map(({ id }) => id));
  const isToTake = (quiz: Quiz) =>
    !quiz.canGrade &&
    !quiz.isClosed &&
    quiz.availability === 'OPEN' &&
    // Quizzes with a date are in ‘Due next’.
    quiz.dueAt === null &&
    quiz.closesAt === null &&
    !quiz.isPractice &&
    !takenQuizIds.has(quiz.id);
  return {
    begun: progress.flatMap(({ quizId, quizTitle, inProgressAttempt, isClosed }) =>
      inProgressAttempt && !isClosed
        ? [{ quizId, quizTitle, attempt: inProgressAttempt, dueAt: dueAt.get(quizId) ?? null }]
        : [],
    ),
    toTake: quizzes
      .filter((quiz) => isToTake(quiz) && (isStudent || quiz.courseId !== null))
      .toSorted((one, other) => Number(one.courseId === null) - Number(other.courseId === null)),
    handedIn: progress
      .filter(({ quizId }) => !practice.has(quizId))
      .flatMap(handedInOf)
      .toSorted((one, other) => Date.parse(other.submittedAt) - Date.parse(one.submittedAt)),
    results: progress
      .filter(({ quizId }) => !practice.has(quizId))
      .flatMap(resultOf)
      .filter(({ resultAt }) => isNewResult(resultAt, now))
      .filter(({ attemptId, resultAt }) => isUnopened(opened, attemptId, resultAt))
      .toSorted((one, other) => Date.parse(other.resultAt) - Date.parse(one.resultAt)),
  };
}

/** Whether an instructor wrote that an attempt is missing, and the user has not started one. */
function isStillMissing({ attemptsUsed, inProgressAttempt, ownGrade }: QuizProgress): boolean {
  return attemptsUsed === 0 && inProgressAttempt === null && ownGrade?.status === 'MISSING';
}

/** The attempt that waits to be graded, in a list. Empty if there is none, or if an instructor entered a grade. */
function handedInOf({ quizId, quizTitle, pendingAttempt, ownGrade }: QuizProgress): HandedIn[] {
  if (!pendingAttempt?.submittedAt) return [];
  if (ownGrade?.isEntered) return [];
  const { id: attemptId, submittedAt } = pendingAttempt;
  return [{ quizId, quizTitle, attemptId, submittedAt }];
}

/** The result of the attempt that counts, in a list. Empty if there is none yet. */
function resultOf({ quizId, quizTitle, officialAttempt, ownGrade }: QuizProgress): Result[] {
  if (!officialAttempt?.submittedAt) return [];
  const { id: attemptId, percent, submittedAt, resultAt, isPending } = officialAttempt;
  const { regradedAt, percentBeforeRegrade } = officialAttempt;
  const common = { quizId, quizTitle, attemptId, submittedAt };
  if (ownGrade?.gradedAt && isChanged(ownGrade))
    return [
      {
        ...common,
        grade: percentText(ownGrade),
        entered: isOlderThanAttempt(ownGrade.gradedAt, submittedAt) ? 'BEFORE' : 'AFTER',
        resultAt: ownGrade.gradedAt,
        isRegraded: false,
        gradeBefore: null,
      },
    ];
  // A quiz without points has no result to show.
  if (isPending || percent === null || resultAt === null) return [];
  return [
    {
      ...common,
      grade: asPercent(percent),
      entered: null,
      resultAt,
      isRegraded: regradedAt === resultAt,
      gradeBefore: percentBeforeRegrade === null ? null : asPercent(percentBeforeRegrade),
    },
  ];
}

const asPercent = (percent: number) => `${formatCompact(percent)}\u00A0%`;
