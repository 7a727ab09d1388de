import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answered, api } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { submittedAttempt } from './testing/given.ts';
import { QuizServer } from './testing/quiz-server.ts';
import { notRegraded } from '../../../testing/listed-quiz.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Mocks the results of two quizzes. The student can open the attempt `first` at Planets. */
function hasResults(resultAt: string): void {
  const progress = (quizId: string, quizTitle: string, attemptId: string) => ({
    __typename: 'QuizProgress',
    quizId,
    quizTitle,
    isClosed: false,
    attemptsUsed: 1,
    inProgressAttempt: null,
    officialAttempt: {
      __typename: 'AttemptSummary',
      id: attemptId,
      percent: 40,
      isPending: false,
      submittedAt: inMinutes(-5),
      resultAt,
      ...notRegraded,
    },
    pendingAttempt: null,
    ownGrade: null,
  });
  server.use(
    api.query('SavedCourses', answered({ savedCourses: [] })),
    api.query('MemberCourses', answered({ memberCourses: [] })),
    api.query(
      'QuizProgress',
      answered({ quizProgress: [progress('1', 'Planets', 'first'), progress('2', 'Comets', 'second')] }),
    ),
  );
}

/** The results that Home lists as new. */
async function newResults(): Promise<(string | null)[]> {
  const { unmount } = openSite('/');
  const results = within(await screen.findByRole('region', { name: 'New results' }, patient));
  const titles = results.getAllByRole('link').map(({ textContent }) => textContent);
  unmount();
  return titles;
}

it('a result is new on Home until its student opens it, and again if it changes', async () => {
  const quizServer = new QuizServer({ attemptsUsed: 1 });
  quizServer.attempts = [submittedAttempt()];
  hasResults(inMinutes(-5));
  const { unmount } = quizServer.open('?attempt=first');
  await screen.findByRole('region', { name: 'Question by question' }, patient);
  unmount();
  expect(await newResults()).toEqual(['Comets']);
  hasResults(inMinutes(1));
  expect(await newResults()).toEqual(['Planets', 'Comets']);
});
