import type { GradeRange, Item } from '../../../../../core/grading/course.ts';
import { formatPoints, withoutNoise } from '../../../../../core/grading/rounding.ts';
import type { ExceptionSetting, AttemptKind, QuizAvailability, ScoringPolicy } from '../../../gql/graphql.ts';
import { attemptAddress, quizAddress } from '../../../lib/quizzes/quiz-address.ts';
import { quizDateOf, type QuizDate } from '../../../lib/quizzes/quiz-date.ts';

/** What an attempt waits for that is handed in. ANOTHER_TO_GRADE: it is not the attempt that counts so far. */
export type HandedIn = 'TO_GRADE' | 'TO_RELEASE' | 'ANOTHER_TO_GRADE';

/** The link from an item to the quiz that grades it. */
export interface ItemQuizLink {
  readonly to: string;
  readonly text: string;
  /**
   * What an attempt of the student waits for once it is handed in: a person who grades it, or the release of its grade.
   * Null before. See `shownHandedIn`.
   */
  readonly handedIn: HandedIn | null;
  /** Says how many attempts the student can still start, and which attempt counts. Null if no other attempt counts. */
  readonly again: string | null;
  /** What the quiz can still bring. Null if its results don’t count, or can be anything. */
  readonly results: QuizResults | null;
  /** The last regrade that changed the result. Null if there was none, or if the result does not count. */
  readonly regrade: ResultRegrade | null;
  readonly quizId: string;
  readonly title: string;
  /**
   * The date of the quiz, which students see instead of the item’s due date. Null if the quiz has no date, or is not published.
   */
  readonly date: QuizDate | null;
  /** What an exception changes for the student. */
  readonly ownExceptions: readonly ExceptionSetting[];
}

interface ResultRegrade {
  /** ISO 8601. */
  readonly at: string;
  /** The result before. Null if it is not known. */
  readonly percentBefore: number | null;
}

/** The results, in percent, that the student can still have at the quiz. */
interface QuizResults {
  /** The student’s grade of the item in points, as the quiz gives it. Null before it has a grade. */
  readonly grade: number | null;
  readonly lowestPercent: number;
  readonly highestPercent: number;
}

interface GradingQuiz {
  readonly id: string;
  readonly title: string;
  readonly isPublished: boolean;
  readonly dueAt: string | null;
  readonly closesAt: string | null;
  readonly isClosed: boolean;
  readonly availability: QuizAvailability;
  readonly ownExceptions: readonly ExceptionSetting[];
}

type StaffQuiz = Omit<GradingQuiz, 'isClosed' | 'availability'>;

interface Progress {
  readonly inProgressAttempt: { readonly id: string; readonly kind: AttemptKind } | null;
  readonly officialAttempt: {
    readonly id: string;
    readonly regradedAt: string | null;
    readonly percentBeforeRegrade: number | null;
  } | null;
  /** The attempt that waits to be graded and can change the result. It can be another than the official one. */
  readonly pendingAttempt: { readonly id: string } | null;
  readonly attemptsLeft: number;
  readonly scoringPolicy: ScoringPolicy;
  readonly lowestPercent: number;
  readonly highestPercent: number;
  readonly ownGrade: {
    readonly points: number | null;
    readonly isEntered: boolean;
  } | null;
}

const quizName = ({ title }: Pick<GradingQuiz, 'title'>) => `the quiz “${title || 'No title'}”`;

/** The link for the staff of the course, to the quiz with its results. */
export const staffQuizLink = (quiz: StaffQuiz): ItemQuizLink => ({
  ...commonFields(quiz),
  to: quizAddress(quiz.id),
  text: `Graded by ${quizName(quiz)}`,
  handedIn: null,
  again: null,
  results: null,
  regrade: null,
});

const commonFields = ({ id, title, isPublished, ownExceptions, ...dates }: StaffQuiz) => ({
  quizId: id,
  title,
  ownExceptions,
  date: isPublished ? quizDateOf(dates) : null,
});

/**
 * The link for a student: to the attempt in progress, else to the result, else to the quiz.
 *
 * @param progress Undefined before the first attempt.
 */
export function itemQuizLink(graded: GradingQuiz, progress: Progress | undefined): ItemQuizLink {
  return {
    ...commonFields(graded),
    ...nextStep(graded, progress),
    handedIn: progress === undefined ? null : handedInOf(progress),
    again: progress === undefined ? null : attemptsNote(progress),
    results: progress === undefined ? null : resultsOf(progress),
    regrade: progress === undefined ? null : regradeOf(progress),
  };
}

function regradeOf(progress: Progress): ResultRegrade | null {
  const { regradedAt = null, percentBeforeRegrade = null } = progress.officialAttempt ?? {};
  if (regradedAt === null || progress.ownGrade === null || isEntered(progress)) return null;
  return { at: regradedAt, percentBefore: percentBeforeRegrade };
}

function handedInOf(progress: Progress): HandedIn | null {
  const { officialAttempt, pendingAttempt } = progress;
  if (officialAttempt === null) return null;
  if (pendingAttempt === null) return 'TO_RELEASE';
  const isAnother = pendingAttempt.id !== officialAttempt.id && !isEntered(progress);
  return isAnother ? 'ANOTHER_TO_GRADE' : 'TO_GRADE';
}

/** What to say about an attempt that is handed in. A released grade is final unless another attempt waits to be graded. */
export function shownHandedIn(handedIn: HandedIn | null, isReleased: boolean): HandedIn | null {
  if (isReleased) return handedIn === 'ANOTHER_TO_GRADE' ? handedIn : null;
  return handedIn === 'ANOTHER_TO_GRADE' ? 'TO_GRADE' : handedIn;
}

/** Whether an instructor entered the grade. Then another attempt does not change it. */
function isEntered({ ownGrade }: Progress): boolean {
  return ownGrade?.isEntered === true;
}

function attemptsNote(progress: Progress): string | null {
  const { attemptsLeft, officialAttempt, scoringPolicy } = progress;
  if (officialAttempt === null || attemptsLeft === 0 || isEntered(progress)) return null;
  const counts = scoringPolicy === 'LATEST' ? 'the latest counts' : 'the best counts';
  if (attemptsLeft === -1) return `You can take it again, ${counts}.`;
  return `${attemptsLeft} ${attemptsLeft === 1 ? 'attempt' : 'attempts'} left, ${counts}.`;
}

/** Without a grade, the results matter only while a part of them is graded. */
function resultsOf(progress: Progress): QuizResults | null {
  const { lowestPercent, highestPercent, officialAttempt, pendingAttempt, ownGrade } = progress;
  if (officialAttempt === null || isEntered(progress)) return null;
  if (ownGrade === null && pendingAttempt === null) return null;
  return { grade: ownGrade?.points ?? null, lowestPercent, highestPercent };
}

/** The grades that an item can still get from its quiz. Undefined if the quiz does not limit or change its grade. */
export function rangeFrom(
  results: QuizResults | null,
  { maximumPoints }: Pick<Item, 'maximumPoints'>,
): GradeRange | undefined {
  if (results === null) return undefined;
  const { grade, lowestPercent, highestPercent } = results;
  const pointsAt = (percent: number) => withoutNoise((percent * maximumPoints) / 100);
  const [low, high] = [pointsAt(lowestPercent), pointsAt(highestPercent)];
  if (grade === null)
    return low === 0 && high === maximumPoints ? undefined : { grade, lowest: low, highest: high };
  // The percent of the grade has rounding errors, which must not look like points to gain or to lose.
  const exact = (points: number) => (Math.abs(points - grade) < 1e-6 ? grade : points);
  const range = { grade, lowest: exact(low), highest: exact(high) };
  return range.lowest <= grade && grade <= range.highest && range.lowest < range.highest ? range : undefined;
}

/** ‘2 to 6 of 10 points’, for an open item of which a part is graded. Null for the others. */
export function openPointsText({ range, knownScores, maximumPoints }: Item): string | null {
  if (range === undefined || range.grade !== null || knownScores) return null;
  const [lowest, highest] = [range.lowest, range.highest].map(formatPoints);
  const points = lowest === highest ? lowest : `${lowest} to ${highest}`;
  return `${points} of ${formatPoints(maximumPoints)} points`;
}

function nextStep(graded: GradingQuiz, progress: Progress | undefined): Pick<ItemQuizLink, 'to' | 'text'> {
  const { id, isClosed, availability } = graded;
  const quiz = quizName(graded);
  const open = progress?.inProgressAttempt;
  // A retry does not change the grade of the item.
  if (open?.kind === 'GRADED' && !isClosed)
    return { to: attemptAddress(id, open.id), text: `Resume ${quiz}` };
  const official = progress?.officialAttempt;
  if (official) return { to: attemptAddress(id, official.id), text: `See your result of ${quiz}` };
  const canStart = !isClosed && availability === 'OPEN';
  if (!canStart) return { to: quizAddress(id), text: `Graded by ${quiz}` };
  const isForPractice = progress !== undefined && isEntered(progress) && progress.ownGrade?.points !== null;
  return { to: quizAddress(id), text: isForPractice ? `Take ${quiz} for practice` : `Start ${quiz}` };
}
