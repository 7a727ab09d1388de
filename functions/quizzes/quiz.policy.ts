import { isAdmin, type Actor } from '../core/actor.ts';
import type { QuizDocument } from './quiz.store.ts';

/**
 * What somebody is to a quiz. `editor`: its owner, or an admin; sees the keys. `taker`: may take it, and is told
 * nothing of the keys before handing in.
 */
export type QuizAccess = 'editor' | 'taker';

/** Null for whom the quiz does not exist. `isInCourse` tells whether the actor takes part in the quiz's course. */
export function accessToQuiz(quiz: QuizDocument, actor: Actor, isInCourse: boolean): QuizAccess | null {
  if (quiz.practiceOf !== null)
    return quiz.practiceOf === actor.userId && quiz.deletedOn === null ? 'taker' : null;
  if (isAdmin(actor) || quiz.ownerId === actor.userId) return 'editor';
  const canBeTaken = quiz.isPublished && quiz.active && quiz.deletedOn === null;
  return canBeTaken && (quiz.courseId === null || isInCourse) ? 'taker' : null;
}
