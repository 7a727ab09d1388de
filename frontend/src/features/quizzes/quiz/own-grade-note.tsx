import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { isOlderThanAttempt } from '../../../lib/quizzes/changed-grade.ts';
import { canStart, openAttemptIn, type OwnAttempt } from './intro/attempt-list.ts';
import type { QuizToTake } from './quiz-on-screen.ts';
import { type GradedItem, type OwnGrade, useGradedItem } from './use-graded-item.ts';
import styles from './quiz.module.css';

interface OwnGradeNoteProps {
  quiz: QuizToTake;
  /** The student’s attempts. Empty until they have loaded. */
  attempts: readonly OwnAttempt[];
}

/**
 * Explains that an instructor entered the student's grade, with the instructor's feedback. Nothing if the grade is the
 * result of the quiz, if it is not released, or if it did not load.
 */
export function OwnGradeNote({ quiz, attempts }: OwnGradeNoteProps) {
  const item = useGradedItem(quiz);
  const grade = item?.ownGrade ?? null;
  const text = item === null || grade === null ? null : changeText(grade, item, attempts);
  if (grade === null || text === null) return null;
  const aboutAttempts = canAttempt(quiz, attempts) ? attemptsText(grade) : '';
  return (
    <p className={styles.gradeNote}>
      {text} {aboutAttempts}
      {grade.feedback === '' ? null : <span>Feedback: {grade.feedback}</span>}
    </p>
  );
}

/** Null if the result of the quiz is the grade. */
function changeText(
  { points, status, quizPoints, isEntered, gradedAt }: OwnGrade,
  { maximumPoints }: GradedItem,
  attempts: readonly OwnAttempt[],
): string | null {
  if (status === 'EXCUSED') return 'Your instructor excused you from this quiz. It doesn’t count.';
  if (status === 'MISSING') return 'Your instructor marked this quiz as missing. It counts with 0 points.';
  if (points === null || !isEntered) return null;
  const grade = `${formatCompact(points)} of ${formatCompact(maximumPoints)}`;
  const official = attempts.find(({ isOfficial }) => isOfficial);
  if (points === quizPoints || quizPoints === null || !official)
    return `Your instructor entered a grade for this quiz: ${grade}.`;
  return isOlderThanAttempt(gradedAt, official.submittedAt)
    ? `Your instructor entered ${grade} for this item. It counts instead of the result of this quiz.`
    : `Your instructor changed the grade of this quiz to ${grade}.`;
}

/** Whether an attempt is in progress, or the student can start one. */
function canAttempt(quiz: QuizToTake, attempts: readonly OwnAttempt[]): boolean {
  return canStart(quiz) || (!quiz.isClosed && openAttemptIn(attempts, 'GRADED') !== undefined);
}

/** What attempts do to a grade that an instructor entered. */
function attemptsText({ status }: OwnGrade): string {
  if (status === 'EXCUSED') return 'Attempts are for practice only.';
  if (status === 'MISSING') return 'Attempts change that only if your instructor lets them count.';
  return 'Attempts don’t change it: they are for practice only.';
}
