import type { ItemGrade } from '../../../../core/gradebook/graded-course.ts';
import { formatCompact } from '../../../../core/grading/rounding.ts';

/** A released grade of the user for an item that a quiz grades. */
interface QuizGrade extends ItemGrade {
  /** Points by the result of the quiz. Null if there is no result. */
  readonly quizPoints: number | null;
}

/** Whether an instructor changed the grade that the quiz gave. */
export function isChanged({ points, status, quizPoints }: QuizGrade): boolean {
  return status !== null || (points !== null && points !== quizPoints);
}

/**
 * Whether the grade was entered before the attempt that counts was submitted. Then it is no change of the quiz’s result.
 * Both are ISO 8601.
 */
export function isOlderThanAttempt(gradedAt: string | null, submittedAt: string | null): boolean {
  return gradedAt !== null && submittedAt !== null && Date.parse(gradedAt) < Date.parse(submittedAt);
}

const statusTexts = { EXCUSED: 'Excused', MISSING: 'Missing' } as const;

interface ShownGrade extends ItemGrade {
  readonly maximumPoints: number;
}

/** A grade in percent of the maximum points, such as `90 %`. Without a maximum, its points. */
export function percentText({ points, status, maximumPoints }: ShownGrade): string {
  if (status !== null) return statusTexts[status];
  const earned = points ?? 0;
  if (maximumPoints > 0) return `${formatCompact((earned / maximumPoints) * 100)}\u00A0%`;
  return earned === 1 ? '1 point' : `${formatCompact(earned)} points`;
}
