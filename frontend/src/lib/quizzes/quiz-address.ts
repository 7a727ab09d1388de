import { generatePath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** URL to take a quiz and to see its results. */
export const quizAddress = (id: string) => generatePath(paths.quiz, { quiz_id: id });

/** URL to continue an attempt, or to see its result. */
export const attemptAddress = (quizId: string, attemptId: string) =>
  `${quizAddress(quizId)}?attempt=${encodeURIComponent(attemptId)}`;

/** URL of a student’s attempt, for users who grade the quiz. */
export const studentAttemptAddress = (quizId: string, attemptId: string) =>
  `${quizAddress(quizId)}?submission=${encodeURIComponent(attemptId)}`;

/** URL of the quizzes of one course. */
export const courseQuizzesAddress = (courseId: string) =>
  `${paths.quizCategories}?courseId=${encodeURIComponent(courseId)}`;

/** URL of the attempts of a quiz that need to be graded. */
export const toGradeAddress = (id: string) => `${quizAddress(id)}?tab=results&state=to-grade`;

/** The parameter of the quiz editor's URL with the item that a new quiz counts as. */
export const itemParameter = 'item';

/** The part of the URL of an edited quiz that opens its rules. */
export const rulesHash = '#rules';

/** URL to build a quiz that grades an item of a course. */
export const quizForItemAddress = (courseId: string, itemId: string) =>
  `${generatePath(paths.manageQuiz, { courseId })}?${itemParameter}=${encodeURIComponent(itemId)}`;

interface Edited {
  readonly id: string;
  readonly courseId?: string | null | undefined;
}

/** URL to edit a quiz. */
export function quizEditAddress({ id, courseId }: Edited): string {
  const builder = courseId ? generatePath(paths.manageQuiz, { courseId }) : paths.createQuiz;
  return `${builder}?quiz=${encodeURIComponent(id)}`;
}
