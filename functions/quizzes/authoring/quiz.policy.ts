import type { CourseWork } from '../../../core/courses/course-staff.ts';
import type { QuizClosedReason } from '../../../core/quizzes/quiz.ts';
import { isAdmin, type Actor } from '../../platform/actor.ts';
import type { QuizHead } from './quiz.store.ts';

/**
 * Access of an actor to a quiz. `editor`: its owner, an editor of its course or an admin. Editors see the answer keys.
 * `grader`: sees the same, grades essays and changes nothing else. `student`: can take the quiz, and sees nothing of
 * the keys before submitting. `reader`: began an attempt, but the quiz was then unpublished or closed. `formerMember`:
 * began an attempt, but is no longer in the course. These two see earlier results, but cannot start or continue an
 * attempt.
 */
export type QuizAccess = 'editor' | 'grader' | 'student' | 'reader' | 'formerMember';

/** Whether somebody with this access sees the answer keys and the results of all students. */
export function seesResults(access: QuizAccess): access is 'editor' | 'grader' {
  return access === 'editor' || access === 'grader';
}

/** Whether somebody with this access sees earlier results, and nothing more. */
export function onlyReads(access: QuizAccess): access is 'reader' | 'formerMember' {
  return access === 'reader' || access === 'formerMember';
}

/**
 * Why somebody with this access can no longer take the quiz. Null for editors, graders, and students who can take it.
 */
export function closedReasonOf(
  { isPublished }: Pick<QuizHead, 'isPublished'>,
  access: QuizAccess,
): QuizClosedReason | null {
  if (access === 'formerMember') return 'NOT_IN_COURSE';
  if (access !== 'reader') return null;
  return isPublished ? 'CLOSED' : 'UNPUBLISHED';
}

export interface QuizRelationship {
  /** What the actor does with quizzes of the course. `take` for a quiz without a course. Null: not in the course. */
  readonly work: CourseWork | null;
  /** Whether the actor has an attempt at the quiz, open or submitted. */
  readonly hasBegun: boolean;
}

/**
 * Null without access. Students still see their results after a quiz is unpublished or closed, or after they
 * leave its course. After a quiz is deleted they no longer see them, as on other platforms: a deleted quiz is
 * purged with all its attempts after 30 days, so the results could not be kept.
 */
export function accessToQuiz(
  quiz: QuizHead,
  actor: Actor,
  { work, hasBegun }: QuizRelationship,
): QuizAccess | null {
  if (quiz.practiceOf !== null)
    return quiz.practiceOf === actor.userId && quiz.deletedAt === null ? 'student' : null;
  if (isAdmin(actor) || quiz.ownerId === actor.userId || work === 'edit') return 'editor';
  if (quiz.deletedAt !== null) return null;
  if (work === 'grade') return 'grader';
  if (quiz.isPublished && quiz.active && work === 'take') return 'student';
  if (!hasBegun) return null;
  return work === null ? 'formerMember' : 'reader';
}
