import type { QuizSettings } from '../../../core/quizzes/quiz.ts';
import { availabilityAt } from '../../../core/quizzes/quiz-dates.ts';
import type { Quiz } from '../../../schema/quizzes/quiz.type.ts';
import { closedReasonOf, onlyReads, seesResults, type QuizAccess } from './quiz.policy.ts';
import { datesOf, timeLimitOf, type EffectiveQuiz } from './effective-quiz.ts';
import type { QuizFile, QuizHead, StoredSettings } from './quiz.store.ts';

/** The part of a quiz that every user with access sees. */
export interface QuizView extends Omit<Quiz, 'pointsPossible'> {
  /** ID of the owner's account, which is not in the schema. Null if the caller must not see the owner. */
  readonly authorId: string | null;
  /** When the quiz is closed for everyone, which is not in the schema. Null if it does not close. */
  readonly closedForAllAt: string | null;
}

function toFile(quizId: string, { id, name, size, type }: QuizFile) {
  const url = `/api/quiz/${encodeURIComponent(quizId)}/files/${encodeURIComponent(id)}`;
  return { id, name, size, type, url };
}

export function toSettings(quiz: StoredSettings): QuizSettings {
  const {
    title,
    description,
    categoryId,
    timeLimit,
    allowedAttempts,
    scoringPolicy,
    answerRelease,
    creditMethod,
  } = quiz;
  const { shuffleQuestions, shuffleAnswers, pools = [] } = quiz;
  const rules = {
    timeLimit,
    allowedAttempts,
    scoringPolicy,
    answerRelease,
    creditMethod,
    shuffleQuestions,
    shuffleAnswers,
    pools,
  };
  return { title, description, categoryId, ...rules, ...datesOf(quiz) };
}

/** Editors and graders see the owner of a quiz, and so do users who can take it in a course. */
function authorFor({ ownerId, courseId, practiceOf }: QuizHead, access: QuizAccess): string | null {
  if (practiceOf !== null) return null;
  return seesResults(access) || (access === 'student' && courseId !== null) ? ownerId : null;
}

/**
 * The view does not depend on an answer key. Before the opening, students do not get the files: they can contain the
 * questions.
 */
export function toQuizView(quiz: EffectiveQuiz<QuizHead>, access: QuizAccess, now: string): QuizView {
  const availability = availabilityAt(quiz, now);
  const files = access === 'student' && availability === 'NOT_OPEN_YET' ? [] : quiz.files;
  return {
    id: quiz._id,
    ...toSettings(quiz),
    timeLimit: timeLimitOf(quiz),
    ownExceptions: quiz.ownExceptions,
    availability,
    isPublished: quiz.isPublished,
    active: quiz.active,
    deleted: quiz.deletedAt !== null,
    courseId: quiz.courseId,
    questionCount: quiz.questionCount,
    files: files.map((file) => toFile(quiz._id, file)),
    isPractice: quiz.practiceOf !== null,
    canEdit: access === 'editor',
    canGrade: seesResults(access),
    isClosed: onlyReads(access),
    closedReason: closedReasonOf(quiz, access),
    authorId: authorFor(quiz, access),
    closedForAllAt: quiz.closedForAllAt,
  };
}
