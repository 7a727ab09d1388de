import { quizDefaults } from '../../../core/quizzes/quiz.ts';
import { minute } from '../../platform/clock.ts';
import type { AttemptDocument } from './attempt.store.ts';
import type { AttemptItem } from './attempt-item.ts';
import type { QuizDocument, QuizHead } from '../authoring/quiz.store.ts';

type Asked = Pick<AttemptItem, 'questionId' | 'points'>;

/** A quiz as a student took it. */
export interface QuizAsTaken extends QuizDocument {
  readonly questions: readonly Asked[];
}

/**
 * An unpublished quiz for a student who took it. Title, course, category, scoring policy and answer release
 * are current. The rest is from the student's last started graded attempt, since the author may be writing
 * the next exam: its questions, points and time, and the files of all the student's attempts. No description.
 */
export function quizAsTaken(quiz: QuizHead, ownAttempts: readonly AttemptDocument[]): QuizAsTaken {
  const { description, shuffleQuestions, shuffleAnswers } = quizDefaults;
  const graded = ownAttempts.filter(({ kind }) => kind === 'GRADED');
  const last = graded.toSorted((one, other) => other.number - one.number)[0];
  const files = new Set(ownAttempts.flatMap(({ fileIds = [] }) => fileIds));
  return {
    ...quiz,
    description,
    shuffleQuestions,
    shuffleAnswers,
    creditMethod: last?.creditMethod ?? quizDefaults.creditMethod,
    timeLimit: last ? minutesOf(last) : null,
    ...asked(last),
    files: quiz.files.filter(({ id }) => files.has(id)),
  };
}

function asked(attempt: AttemptDocument | undefined) {
  const questions = attempt?.items.map(({ questionId, points }) => ({ questionId, points })) ?? [];
  return { questions, questionCount: questions.length };
}

function minutesOf({ startedAt, dueAt }: AttemptDocument): number | null {
  return dueAt === null ? null : (Date.parse(dueAt) - Date.parse(startedAt)) / minute;
}
