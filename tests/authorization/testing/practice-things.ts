import { quizDefaults } from '../../../core/quizzes/quiz.ts';
import { isoAfter } from '../../../functions/platform/clock.ts';
import { practiceOwner } from '../../../functions/quizzes/generation/practice-quizzes.ts';
import { QuizStore } from '../../../functions/quizzes/authoring/quiz.store.ts';
import { putSubmittedAttempt } from '../../support/submitted-attempt.ts';
import type { AttemptWorld } from './attempt-things.ts';

interface Student {
  readonly user: string;
}

/** ID of a practice quiz that the user has submitted. */
export function practiceQuizOf({ user }: Student): string {
  return `practice-of-${user}`;
}

/** ID of a practice quiz that the user has deleted. */
export function deletedPracticeOf({ user }: Student): string {
  return `deleted-practice-of-${user}`;
}

/** Stores two practice quizzes of a user. They have no questions, so that the user gets no practice cards from them. */
export async function putPractice({ store, clock }: AttemptWorld, userId: string): Promise<void> {
  const now = isoAfter(clock, 0);
  const quiz = {
    ...quizDefaults,
    ownerId: practiceOwner(userId),
    practiceOf: userId,
    courseId: null,
    isPublished: false,
    active: true,
    questions: [],
    questionCount: 0,
    files: [],
    revision: 1,
    createdAt: now,
    updatedAt: now,
  };
  const quizzes = new QuizStore(store);
  const quizId = practiceQuizOf({ user: userId });
  await quizzes.add({ ...quiz, _id: quizId, title: 'Practised', deletedAt: null });
  const deleted = { _id: deletedPracticeOf({ user: userId }), title: 'Cleared away', deletedAt: now };
  await quizzes.add({ ...quiz, ...deleted });
  const takerEmail = 'taker@markwise.example';
  await putSubmittedAttempt(store, now, { _id: `attempt-at-${quizId}`, quizId, userId, takerEmail });
}
