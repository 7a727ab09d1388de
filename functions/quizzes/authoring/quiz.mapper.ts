import type { QuizSettings } from '../../../core/quizzes/quiz.ts';
import type { Quiz } from '../../../schema/quizzes/quiz.type.ts';
import { seesResults, type QuizAccess } from './quiz.policy.ts';
import type { QuizFile, QuizHead } from './quiz.store.ts';

/** The part of a quiz that every user with access sees. */
export interface QuizView extends Omit<Quiz, 'pointsPossible'> {
  /** ID of the owner's account, which is not in the schema. Null if the caller must not see the owner. */
  readonly authorId: string | null;
}

function toFile(quizId: string, { id, name, size, type }: QuizFile) {
  const url = `/api/quiz/${encodeURIComponent(quizId)}/files/${encodeURIComponent(id)}`;
  return { id, name, size, type, url };
}

export function toSettings(
  quiz: Omit<QuizSettings, 'pools'> & Partial<Pick<QuizSettings, 'pools'>>,
): QuizSettings {
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
  return { title, description, categoryId, ...rules };
}

/** Editors and graders see the owner of a quiz, and so do users who can take it in a course. */
function authorFor({ ownerId, courseId, practiceOf }: QuizHead, access: QuizAccess): string | null {
  if (practiceOf !== null) return null;
  return seesResults(access) || (access === 'student' && courseId !== null) ? ownerId : null;
}

/** The view does not depend on an answer key. */
export function toQuizView(quiz: QuizHead, access: QuizAccess): QuizView {
  return {
    id: quiz._id,
    ...toSettings(quiz),
    isPublished: quiz.isPublished,
    active: quiz.active,
    deleted: quiz.deletedAt !== null,
    courseId: quiz.courseId,
    questionCount: quiz.questionCount,
    files: quiz.files.map((file) => toFile(quiz._id, file)),
    isPractice: quiz.practiceOf !== null,
    canEdit: access === 'editor',
    canGrade: seesResults(access),
    isClosed: access === 'reader',
    authorId: authorFor(quiz, access),
  };
}
