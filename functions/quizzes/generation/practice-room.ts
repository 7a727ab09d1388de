import { badUserInput } from '../../platform/errors.ts';
import type { QuizStore } from '../authoring/quiz.store.ts';

/** Maximum practice quizzes per student, and maximum deleted ones that are stored in addition. */
export const maxPracticeQuizzes = 500;

/** Throws BAD_USER_INPUT if a student would have too many practice quizzes after adding `more`. */
export async function checkPracticeRoom(
  quizzes: Pick<QuizStore, 'count'>,
  userId: string,
  more: number,
): Promise<void> {
  const count = await quizzes.count({ practiceOf: { $eq: userId }, deletedAt: null });
  if (count + more <= maxPracticeQuizzes) return;
  throw badUserInput(
    {},
    `An account has at most ${maxPracticeQuizzes} practice quizzes: delete finished ones in the list of quizzes first.`,
  );
}
