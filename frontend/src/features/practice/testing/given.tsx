import { Suspense } from 'react';
import { vi } from 'vitest';
import { dayAfter } from '../../../../../core/practice/days.ts';
import { dayIn } from '../../../../../core/practice/practice-plan.ts';
import { PracticeScreen, SessionProvider } from '../../../app/screens.ts';
import { asked, correct, gave, submitted } from '../../../ui/quiz-question/testing/given-questions.ts';
import type {
  AnswerPracticeMutation,
  PracticeSessionQuery,
  QuizListQuery,
  ResultQuestionPartsFragment,
  WeakConceptsQuery,
} from '../../../gql/graphql.ts';
import { timeZone } from '../../../lib/time-zone.ts';
import { answered, api } from '../../../testing/accounts.ts';
import { renderSite } from '../../../testing/render.tsx';
import { listedQuiz, notRegraded } from '../../../testing/listed-quiz.ts';
import { server } from '../../../testing/server.ts';

type PracticeSession = NonNullable<PracticeSessionQuery['practiceSession']>;
type Card = PracticeSession['cards'][number];
type WeakConcept = NonNullable<WeakConceptsQuery['weakConcepts']>[number];

const dayMs = 86_400_000;
/** ISO date and time, this many days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** A day, `ahead` days from today, on which `count` cards come back. */
export const onDay = (ahead: number, count: number): PracticeSession['upcoming'][number] => ({
  __typename: 'PracticeDay',
  date: dayAfter(dayIn(timeZone(), new Date()), ahead),
  count,
});

export const card = (
  id: string,
  question = asked('MULTIPLE_CHOICE', { question_text: `Card ${id}?` }),
): Card => ({
  __typename: 'PracticeCard',
  id,
  courseId: null,
  cardRevision: 1,
  concepts: ['Planets'],
  question,
});

const emptySession: PracticeSession = {
  __typename: 'PracticeSession',
  due: 0,
  total: 0,
  doneToday: 0,
  examDate: null,
  dailyMinutes: 10,
  recommendedDailyMinutes: null,
  upcoming: [],
  cards: [],
};

/** Mocks today's practice. Omitted fields are empty. */
export const practiceIs = (practice: Partial<PracticeSession>) =>
  server.use(api.query('PracticeSession', answered({ practiceSession: { ...emptySession, ...practice } })));

/** Mocks today's practice with these cards, all due. */
export const cardsAre = (...cards: Card[]) => practiceIs({ cards, due: cards.length, total: cards.length });

export const weak = (concept: string, strength: number, more: Partial<WeakConcept> = {}): WeakConcept => ({
  __typename: 'WeakConcept',
  concept,
  strength,
  share: strength,
  answers: 3,
  cards: 1,
  essay: null,
  ...more,
});

/** Mocks the weak concepts. */
export const weakAre = (...weakConcepts: WeakConcept[]) =>
  server.use(api.query('WeakConcepts', answered({ weakConcepts })));

/** Mocks the cards to practise before they are due. */
export const aheadAre = (...practiceAhead: Card[]) =>
  server.use(api.query('PracticeAhead', answered({ practiceAhead })));

export const practiceQuiz = (id: string, title: string) =>
  listedQuiz(id, title, { isPublished: false, questionCount: 5, isPractice: true });

/** The user's practice quizzes. The quiz with the ID 'done' was submitted. */
export const listIs = (...quizzes: NonNullable<QuizListQuery['quizzes']>) => {
  const progress = {
    __typename: 'QuizProgress',
    quizId: 'done',
    quizTitle: '',
    isClosed: false,
    ownGrade: null,
  };
  const times = { submittedAt: '2026-09-01T10:00:00.000Z', resultAt: '2026-09-01T10:00:00.000Z' };
  const officialAttempt = {
    __typename: 'AttemptSummary',
    id: 'a',
    percent: 80,
    isPending: false,
    ...times,
    ...notRegraded,
  };
  server.use(
    api.query('QuizList', answered({ quizzes })),
    api.query(
      'QuizProgress',
      answered({
        quizProgress: [
          { ...progress, attemptsUsed: 1, inProgressAttempt: null, officialAttempt, pendingAttempt: null },
        ],
      }),
    ),
  );
};

export const practiceAnswer = (
  id: string,
  isCorrect: boolean,
  result: Partial<ResultQuestionPartsFragment> = {},
): AnswerPracticeMutation => ({
  __typename: 'Mutation',
  answerPractice: {
    __typename: 'PracticeAnswer',
    id,
    isCorrect,
    dueAt: inDays(isCorrect ? 4 : 1),
    result: submitted('MULTIPLE_CHOICE', { earned: isCorrect ? 1 : 0, ...result }),
  },
});

/** Opens the practice screen at a URL. */
export function openPractice(at = '/practice') {
  return renderSite(
    <>
      <Suspense>
        <SessionProvider />
      </Suspense>
      <Suspense>
        <PracticeScreen />
      </Suspense>
    </>,
    { at },
  );
}

/** Mocks the result of answers to a card: correct or not. Returns a mock that is called with the variables of each request. */
export const answersWith = (id: string, isCorrect: boolean) => {
  const sent = vi.fn();
  server.use(
    api.mutation('AnswerPractice', ({ variables }) => {
      sent(variables);
      const result = {
        response: gave({ answerIds: ['id-Mars'] }),
        correct: correct({ answerIds: ['id-Jupiter'] }),
        explanation: 'Jupiter outweighs the others.',
      };
      return answered(practiceAnswer(id, isCorrect, result))();
    }),
  );
  return sent;
};
