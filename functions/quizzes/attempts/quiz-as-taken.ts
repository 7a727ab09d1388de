import { quizDefaults } from '../../../core/quizzes/quiz.ts';
import type { AttemptDocument } from './attempt.store.ts';
import type { AttemptItem } from './attempt-item.ts';
import type { EffectiveQuiz } from '../authoring/effective-quiz.ts';
import type { QuizHead } from '../authoring/quiz.store.ts';
import { timeLimitAtStart } from './attempt-deadlines.ts';

type Asked = Pick<AttemptItem, 'questionId' | 'points'>;

/** A quiz as a student took it. */
export type QuizAsTaken = EffectiveQuiz<QuizHead> & { readonly questions: readonly Asked[] };

/**
 * A quiz for a student who took it but can no longer take it. Title, course, category, dates, number of attempts,
 * scoring policy and answer release are current. Questions, points, time limit and credit method come from the
 * student's last attempt of kind GRADED, because the author may be changing the quiz into the next exam. The files
 * are the quiz's current files that one of the student's attempts had. The description is empty.
 */
export function quizAsTaken(
  quiz: EffectiveQuiz<QuizHead>,
  ownAttempts: readonly AttemptDocument[],
): QuizAsTaken {
  const { description, shuffleQuestions, shuffleAnswers } = quizDefaults;
  const graded = ownAttempts.filter(({ kind }) => kind === 'GRADED');
  const last = graded.toSorted((one, other) => other.number - one.number)[0];
  const files = new Set(ownAttempts.flatMap(({ fileIds = [] }) => fileIds));
  const timeLimit = last ? timeLimitAtStart(last) : null;
  return {
    ...quiz,
    ownExceptions: quiz.ownExceptions.filter((each) => each !== 'TIME_LIMIT' || timeLimit !== null),
    description,
    shuffleQuestions,
    shuffleAnswers,
    creditMethod: last?.creditMethod ?? quizDefaults.creditMethod,
    timeLimit,
    ...questionsOf(last),
    files: quiz.files.filter(({ id }) => files.has(id)),
  };
}

function questionsOf(attempt: AttemptDocument | undefined) {
  const questions = attempt?.items.map(({ questionId, points }) => ({ questionId, points })) ?? [];
  return { questions, questionCount: questions.length };
}
