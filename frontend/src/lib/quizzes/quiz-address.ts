import { generatePath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** Where a quiz is taken, and where its results are. */
export const quizAddress = (id: string) => generatePath(paths.quiz, { quiz_id: id });

/** URL to continue an attempt, or to see its result. */
export const attemptAddress = (quizId: string, attemptId: string) =>
  `${quizAddress(quizId)}?attempt=${encodeURIComponent(attemptId)}`;

/** The list of quizzes, those of one course alone. */
export const courseQuizzesAddress = (courseId: string) =>
  `${paths.quizCategories}?courseId=${encodeURIComponent(courseId)}`;

/** Where what waits for a grade in a quiz is graded. */
export const toGradeAddress = (id: string) => `${quizAddress(id)}?tab=results&state=to-grade`;

interface Edited {
  readonly id: string;
  readonly courseId?: string | null | undefined;
}

/** URL to edit a quiz. */
export function quizEditAddress({ id, courseId }: Edited): string {
  const builder = courseId ? generatePath(paths.manageQuiz, { courseId }) : paths.createQuiz;
  return `${builder}?quiz=${encodeURIComponent(id)}`;
}
