import { whenText } from '../../../lib/dates/date-texts.ts';
import { withRemark } from '../../../lib/quizzes/own-exceptions.ts';
import type { ListedQuiz } from './quiz-list.ts';

export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/**
 * The properties of a quiz as short statements.
 * @param used number of attempts that the user has started. Null if unknown
 */
export function factsOf(quiz: ListedQuiz, used: number | null): string[] {
  const { questionCount, timeLimit } = quiz;
  const attempts = attemptsOf(quiz, used);
  return [
    counted(questionCount, 'question', 'questions'),
    ...(typeof timeLimit === 'number'
      ? [withRemark(counted(timeLimit, 'minute', 'minutes'), 'TIME_LIMIT', quiz)]
      : []),
    ...(attempts === null ? [] : [withRemark(attempts, 'ALLOWED_ATTEMPTS', quiz)]),
    ...dateOf(quiz),
  ];
}

/** The date that comes next: the opening, the due date or the closing. */
function dateOf(quiz: ListedQuiz): string[] {
  const { opensAt, dueAt, closesAt, availability } = quiz;
  if (availability === 'NOT_OPEN_YET' && opensAt !== null)
    return [withRemark(`Opens ${whenText(opensAt)}`, 'OPENS_AT', quiz)];
  if (availability === 'CLOSED' && closesAt !== null)
    return [withRemark(`Closed ${whenText(closesAt)}`, 'CLOSES_AT', quiz)];
  if (dueAt !== null) return [withRemark(`Due ${whenText(dueAt)}`, 'DUE_AT', quiz)];
  return closesAt === null ? [] : [withRemark(`Closes ${whenText(closesAt)}`, 'CLOSES_AT', quiz)];
}

function attemptsOf(
  { allowedAttempts: allowed, canGrade, isClosed }: ListedQuiz,
  used: number | null,
): string | null {
  if (allowed === -1 || isClosed) return null;
  if (canGrade || used === null) return counted(allowed, 'attempt allowed', 'attempts allowed');
  const remaining = Math.max(0, allowed - used);
  return remaining === 0 ? 'No attempt left' : `${counted(remaining, 'attempt', 'attempts')} left`;
}
