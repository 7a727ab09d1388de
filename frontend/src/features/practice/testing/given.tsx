import { Suspense } from 'react';
import { dayAfter } from '../../../../../core/practice/days.ts';
import { dayIn } from '../../../../../core/practice/practice-plan.ts';
import { PracticeScreen, SessionProvider } from '../../../app/screens.ts';
import { asked, handedIn } from '../../../ui/quiz-question/testing/given-questions.ts';
import type {
  AnswerPracticeMutation,
  PracticeQuery,
  QuizListQuery,
  ResultQuestionPartsFragment,
  WeakConceptsQuery,
} from '../../../gql/graphql.ts';
import { timeZone } from '../../../lib/time-zone.ts';
import { answered, api } from '../../../testing/accounts.ts';
import { renderSite } from '../../../testing/render.tsx';
import { listedQuiz } from '../../../testing/listed-quiz.ts';
import { server } from '../../../testing/server.ts';

type Practice = PracticeQuery['practice'];
type Card = Practice['cards'][number];
type WeakConcept = WeakConceptsQuery['weakConcepts'][number];

const dayMs = 86_400_000;
/** ISO, so many days from now. */
export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** So many cards come back on the day that lies so far ahead. */
export const onDay = (ahead: number, count: number): Practice['upcoming'][number] => ({
  __typename: 'PracticeDay',
  day: dayAfter(dayIn(timeZone(), new Date()), ahead),
  count,
});

export const card = (
  id: string,
  question = asked('MULTIPLE_CHOICE', { question_text: `Card ${id}?` }),
): Card => ({
  __typename: 'PracticeCard',
  id,
  courseId: null,
  asked: 1,
  concepts: ['Planets'],
  question,
});

const nothing: Practice = {
  __typename: 'Practice',
  due: 0,
  total: 0,
  doneToday: 0,
  examOn: null,
  minutesADay: 10,
  enoughMinutes: null,
  upcoming: [],
  cards: [],
};

export const practiceIs = (practice: Partial<Practice>) =>
  server.use(api.query('Practice', answered({ practice: { ...nothing, ...practice } })));

export const cardsAre = (...cards: Card[]) => practiceIs({ cards, due: cards.length, total: cards.length });

export const weak = (concept: string, strength: number, more: Partial<WeakConcept> = {}): WeakConcept => ({
  __typename: 'WeakConcept',
  concept,
  strength,
  answers: 3,
  cards: 1,
  ...more,
});

export const weakAre = (...weakConcepts: WeakConcept[]) =>
  server.use(api.query('WeakConcepts', answered({ weakConcepts })));

export const practiceQuiz = (id: string, title: string) =>
  listedQuiz(id, title, { isPublished: false, questionCount: 5, practice: true });

/** The own practice quizzes; that with the id 'done' was handed in. */
export const listIs = (...quizzes: QuizListQuery['quizzes']) => {
  const standing = { __typename: 'QuizStanding', quizId: 'done', quizTitle: '', closed: false };
  const times = { submittedAt: '2026-09-01T10:00:00.000Z', resultAt: '2026-09-01T10:00:00.000Z' };
  const counting = { __typename: 'AttemptSummary', id: 'a', percent: 80, pending: false, ...times };
  server.use(
    api.query('QuizList', answered({ quizzes })),
    api.query(
      'QuizStandings',
      answered({ quizStandings: [{ ...standing, attemptsUsed: 1, open: null, counting }] }),
    ),
  );
};

export const told = (
  id: string,
  isRight: boolean,
  result: Partial<ResultQuestionPartsFragment> = {},
): AnswerPracticeMutation => ({
  __typename: 'Mutation',
  answerPractice: {
    __typename: 'PracticeAnswer',
    id,
    isRight,
    dueOn: inDays(isRight ? 4 : 1),
    result: handedIn('MULTIPLE_CHOICE', { earned: isRight ? 1 : 0, ...result }),
  },
});

/** The screen as somebody meets it. */
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
