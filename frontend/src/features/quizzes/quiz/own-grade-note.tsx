import { formatCompact } from '../../../../../core/grading/rounding.ts';
import type { QuizToTake } from './quiz-on-screen.ts';
import { type GradedItem, type OwnGrade, useGradedItem } from './use-graded-item.ts';
import styles from './quiz.module.css';

/**
 * Explains why the student's grade differs from the result of the quiz, with the instructor's feedback. Nothing if both are
 * equal, if the grade is not released, or if it did not load.
 */
export function OwnGradeNote({ quiz }: { quiz: QuizToTake }) {
  const item = useGradedItem(quiz);
  const grade = item?.ownGrade ?? null;
  const text = item === null || grade === null ? null : changeText(grade, item);
  if (grade === null || text === null) return null;
  return (
    <p className={styles.gradeNote}>
      {text}
      {grade.feedback === '' ? null : <span>Feedback: {grade.feedback}</span>}
    </p>
  );
}

/** Null if the result of the quiz is the grade. */
function changeText({ points, status, quizPoints }: OwnGrade, { maximumPoints }: GradedItem): string | null {
  if (status === 'EXCUSED') return 'Your instructor excused you from this quiz. It doesn’t count.';
  if (status === 'MISSING') return 'Your instructor marked this quiz as missing. It counts with 0 points.';
  if (points === null || points === quizPoints) return null;
  const grade = `${formatCompact(points)} of ${formatCompact(maximumPoints)}`;
  return quizPoints === null
    ? `Your instructor entered a grade for this quiz: ${grade}.`
    : `Your instructor changed the grade of this quiz to ${grade}.`;
}
