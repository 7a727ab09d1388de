import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DashboardScreen, SessionKeeper } from '../../app/screens.ts';
import { ada, answered, api, signedInAs } from '../../testing/accounts.ts';
import { renderSite } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';

const standing = (quizId: string, quizTitle: string, isOpen: boolean, dueAt: string | null = null) => ({
  __typename: 'QuizStanding',
  quizId,
  quizTitle,
  closed: false,
  attemptsUsed: 1,
  counting: null,
  open: isOpen
    ? {
        __typename: 'AttemptSummary',
        id: `attempt-${quizId}`,
        kind: 'GRADED',
        startedAt: new Date().toISOString(),
        dueAt,
      }
    : null,
});

const waiting = {
  __typename: 'QuizToGrade',
  quizId: 'glaciers',
  quizTitle: 'Glaciers',
  count: 3,
  waitingSince: new Date().toISOString(),
};

const open = () =>
  renderSite(
    <>
      <Suspense>
        <SessionKeeper />
      </Suspense>
      <Suspense>
        <DashboardScreen />
      </Suspense>
    </>,
  );

beforeEach(() => {
  signedInAs(ada);
  server.use(
    api.query('SavedCourses', answered({ savedCourses: [] })),
    api.query('MemberCourses', answered({ memberCourses: [] })),
  );
});

describe('on Home', () => {
  it('nothing stands of quizzes for who has begun none', async () => {
    open();
    await screen.findByText('Saved courses not available');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Quizzes in progress' })).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Weak concepts' })).toBeNull();
  });

  it('quizzes in progress are gone on with, and weak concepts practised', async () => {
    const weakConcepts = [
      { __typename: 'WeakConcept', concept: 'Acids', strength: 0.2, answers: 2, cards: 1 },
    ];
    server.use(
      api.query(
        'QuizStandings',
        answered({ quizStandings: [standing('1', 'Chemistry', true), standing('2', 'Physics', false)] }),
      ),
      api.query('WeakConcepts', answered({ weakConcepts })),
    );
    open();
    const quizzes = within(await screen.findByRole('region', { name: 'Quizzes in progress' }));
    expect(quizzes.getByRole('link', { name: 'Chemistry' })).toHaveAttribute('href', '/quiz/1');
    expect(quizzes.getByRole('listitem')).toHaveTextContent('Started just now');
    const weak = within(await screen.findByRole('region', { name: 'Weak concepts' }));
    expect(weak.getByRole('listitem')).toHaveTextContent('Acidsvery weak');
    expect(weak.getByRole('link', { name: 'Practise' })).toHaveAttribute('href', '/practice');
  });

  it('a quiz in progress with a time limit says how much of it is left', async () => {
    const dueAt = new Date(Date.now() + 64.5 * 60_000).toISOString();
    server.use(
      api.query('QuizStandings', answered({ quizStandings: [standing('1', 'Chemistry', true, dueAt)] })),
      api.query('WeakConcepts', answered({ weakConcepts: [] })),
    );
    open();
    expect(await screen.findByText('1 hour 5 minutes left')).toBeVisible();
  });

  it('a student is not told of grading, nor is it asked for', async () => {
    server.use(
      api.query('ToGrade', () => {
        throw new Error('Nobody asks that.');
      }),
    );
    open();
    await screen.findByText('Saved courses not available');
    expect(screen.queryByRole('heading', { name: 'To grade' })).toBeNull();
  });

  it('an instructor finds what waits for a grade, and the way to it', async () => {
    signedInAs({ ...ada, role: 'Instructor', instructor: true });
    server.use(api.query('ToGrade', answered({ toGrade: [waiting] })));
    open();
    const toGrade = within(await screen.findByRole('region', { name: 'To grade' }));
    expect(toGrade.getByRole('listitem')).toHaveTextContent('Glaciers3 attempts, first handed in just now');
    expect(toGrade.getByRole('link', { name: 'Glaciers' })).toHaveAttribute(
      'href',
      '/quiz/glaciers?tab=results&state=to-grade',
    );
  });
});
