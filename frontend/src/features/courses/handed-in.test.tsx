import { screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { DashboardScreen, SessionProvider } from '../../app/screens.ts';
import { ada, answered, api, signedInAs } from '../../testing/accounts.ts';
import { listedQuiz, notRegraded } from '../../testing/listed-quiz.ts';
import { renderSite } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** The progress in a quiz of which one attempt was handed in and waits to be graded. */
const handedIn = (quizId: string, quizTitle: string, days: number, more: object = {}) => {
  const times = { submittedAt: daysAgo(days), resultAt: daysAgo(days), ...notRegraded };
  const attempt = { __typename: 'AttemptSummary', id: `of-${quizId}`, percent: null, isPending: true };
  return {
    __typename: 'QuizProgress',
    quizId,
    quizTitle,
    isClosed: false,
    attemptsUsed: 1,
    inProgressAttempt: null,
    officialAttempt: { ...attempt, ...times },
    pendingAttempt: { ...attempt, ...times },
    ownGrade: null,
    ...more,
  };
};

const entered = {
  __typename: 'OwnGrade',
  itemId: 'i1',
  points: 18,
  maximumPoints: 20,
  status: null,
  quizPoints: null,
  isEntered: true,
  gradedAt: daysAgo(1),
};

/** The attempt that counts so far, while a later one waits to be graded. */
const graded = {
  __typename: 'AttemptSummary',
  id: 'first',
  percent: 50,
  isPending: false,
  submittedAt: daysAgo(5),
  resultAt: daysAgo(4),
  ...notRegraded,
};

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const titlesIn = async (name: string) =>
  (await region(name)).getAllByRole('link').map(({ textContent }) => textContent);

/** Opens Home for a student with these quizzes. */
function openHome(quizProgress: readonly object[]): void {
  signedInAs(ada);
  server.use(
    api.query('SavedCourses', answered({ savedCourses: [] })),
    api.query('MemberCourses', answered({ memberCourses: [] })),
    api.query('QuizList', answered({ quizzes: [listedQuiz('3', 'Own practice', { isPractice: true })] })),
    api.query('QuizProgress', answered({ quizProgress })),
  );
  renderSite(
    <>
      <Suspense>
        <SessionProvider />
      </Suspense>
      <Suspense>
        <DashboardScreen />
      </Suspense>
    </>,
  );
}

it('Home lists a quiz that waits to be graded, also after a week, until it has a grade', async () => {
  openHome([
    handedIn('1', 'Long ago', 30),
    handedIn('2', 'Yesterday', 1),
    handedIn('3', 'Own practice', 1),
    handedIn('4', 'Entered grade', 1, { ownGrade: entered }),
    handedIn('5', 'Again', 3, { officialAttempt: graded }),
  ]);
  expect(await titlesIn('Quizzes that wait to be graded')).toEqual(['Yesterday', 'Again', 'Long ago']);
  const quizzes = await region('Quizzes that wait to be graded');
  expect(quizzes.getByRole('link', { name: 'Yesterday' })).toHaveAttribute('href', '/quiz/2?attempt=of-2');
  expect(quizzes.getByRole('link', { name: 'Again' })).toHaveAttribute('href', '/quiz/5?attempt=of-5');
  expect(quizzes.getAllByRole('listitem')[0]).toHaveTextContent('Handed in, waits to be graded');
  expect(await titlesIn('New results')).toEqual(['Entered grade', 'Again']);
});

it('Home says what a regrade changed, unless the result changed again since', async () => {
  const regradedAt = daysAgo(2);
  const regraded = (quizId: string, quizTitle: string, more: object) =>
    handedIn(quizId, quizTitle, 9, {
      officialAttempt: { ...graded, id: `of-${quizId}`, resultAt: regradedAt, regradedAt, ...more },
      pendingAttempt: null,
    });
  openHome([
    regraded('1', 'Lower', { percentBeforeRegrade: 95.5 }),
    regraded('2', 'Unknown', { percentBeforeRegrade: null }),
    regraded('4', 'Graded since', { resultAt: daysAgo(1), percentBeforeRegrade: 10 }),
  ]);
  const rows = (await region('New results')).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Graded sinceNew result yesterday50\u00A0%',
    'LowerRegraded 2 days ago, 95.5\u00A0% before50\u00A0%',
    'UnknownRegraded 2 days ago50\u00A0%',
  ]);
});
