import type {
  AttemptPartsFragment,
  AttemptResultPartsFragment,
  OwnAttemptsQuery,
  ResultQuestionPartsFragment,
} from '../../../../gql/graphql.ts';
import { asked, correct, gave, submitted } from '../../../../ui/quiz-question/testing/given-questions.ts';
import type { QuizToTake } from '../quiz-on-screen.ts';

/** A quiz as its students see it. */
export function quizToTake(more: Partial<QuizToTake> = {}): QuizToTake {
  return {
    __typename: 'TakenQuiz',
    id: 'planets',
    title: 'Planets',
    description: 'On the first lecture.',
    isPublished: true,
    active: true,
    deleted: false,
    courseId: null,
    timeLimit: null,
    allowedAttempts: 3,
    scoringPolicy: 'HIGHEST',
    answerRelease: 'AFTER_SUBMISSION',
    opensAt: null,
    dueAt: null,
    closesAt: null,
    ownExceptions: [],
    availability: 'OPEN',
    course: null,
    gradedItemId: null,
    questionCount: 3,
    pointsPossible: 7,
    isPractice: false,
    canEdit: false,
    canGrade: false,
    isClosed: false,
    closedReason: null,
    files: [],
    attemptsUsed: 0,
    ...more,
  };
}

/** The questions of an attempt: a multiple choice and a short answer of 1 point each, and an essay of 5. */
const questions = () => [asked('MULTIPLE_CHOICE'), asked('SHORT_ANSWER'), asked('ESSAY', { points: 5 })];

export const ids = { choice: 'q-MULTIPLE_CHOICE', word: 'q-SHORT_ANSWER', essay: 'q-ESSAY' };

/** An open attempt without a time limit. */
export function openAttempt(more: Partial<AttemptPartsFragment> = {}): AttemptPartsFragment {
  return {
    __typename: 'Attempt',
    id: 'first',
    quizId: 'planets',
    kind: 'GRADED',
    number: 1,
    serverTime: new Date().toISOString(),
    startedAt: new Date().toISOString(),
    dueAt: null,
    submittedAt: null,
    revision: 0,
    questions: questions(),
    result: null,
    ...more,
  };
}

const submittedAt = '2026-01-05T10:00:00.000Z';

const mars: Partial<ResultQuestionPartsFragment> = {
  response: gave({ answerIds: ['id-Mars'] }),
  correct: correct({ answerIds: ['id-Jupiter'] }),
  earned: 0,
  explanation: 'Jupiter outweighs the others.',
};

/** A result of 1 of 7 points: a wrong choice, a right short answer, and no essay. */
export function resultOf(more: Partial<AttemptResultPartsFragment> = {}): AttemptResultPartsFragment {
  return {
    __typename: 'AttemptResult',
    id: 'first',
    submittedAt,
    regradedAt: null,
    percentBeforeRegrade: null,
    score: 1,
    possible: 7,
    percent: 14.2857142857,
    isPending: false,
    isLate: false,
    isRevealed: true,
    questions: [
      submitted('MULTIPLE_CHOICE', mars),
      submitted('SHORT_ANSWER', {
        response: gave({ text: 'Paris' }),
        correct: correct({ texts: ['Paris'] }),
        earned: 1,
      }),
      submitted('ESSAY', { points: 5, earned: 0, correct: correct({}) }),
    ],
    ...more,
  };
}

export function submittedAttempt(
  result: AttemptResultPartsFragment = resultOf(),
  more: Partial<AttemptPartsFragment> = {},
): AttemptPartsFragment {
  return openAttempt({ submittedAt: result.submittedAt, result, ...more });
}

/** An entry of the user's attempts. */
export function listed(
  attempt: AttemptPartsFragment,
  more: Partial<NonNullable<OwnAttemptsQuery['attempts']>[number]> = {},
): NonNullable<OwnAttemptsQuery['attempts']>[number] {
  const { id, quizId, kind, number, startedAt, dueAt, result } = attempt;
  return {
    __typename: 'AttemptSummary',
    id,
    quizId,
    kind,
    number,
    startedAt,
    dueAt,
    submittedAt: attempt.submittedAt,
    score: result?.score ?? null,
    possible: 7,
    percent: result?.percent ?? null,
    isPending: result?.isPending ?? false,
    isLate: false,
    isOfficial: result !== null && kind === 'GRADED',
    ...more,
  };
}
