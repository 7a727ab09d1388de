import { generatePath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** URL to take a quiz and to see its results. */
export const quizAddress = (id: string) => generatePath(paths.quiz, { quiz_id: id });

/** URL to continue an attempt, or to see its result. */
export const attemptAddress = (quizId: string, attemptId: string) =>
  `${quizAddress(quizId)}?attempt=${encodeURIComponent(attemptId)}`;

/** URL of the quizzes of one course. */
export const courseQuizzesAddress = (courseId: string) =>
  `${paths.quizCategories}?courseId=${encodeURIComponent(courseId)}`;

/** URL of the attempts of a quiz that need to be graded. */
export const toGradeAddress = (id: string) => `${quizAddress(id)}?tab=results&state=to-grade`;

/** The part of the URL of an edited quiz that opens its rules. */
export const rulesHash = '#rules';

interface Edited {
  readonly id: string;
  readonly courseId?: string | null | undefined;
}

/** URL to edit a quiz. */
export function quizEditAddress({ id, courseId }: Edited): string {
  const builder = courseId ? generatePath(paths.manageQuiz, { courseId }) : paths.createQuiz;
  return `${builder}?quiz=${encodeURIComponent(id)}`;
}
