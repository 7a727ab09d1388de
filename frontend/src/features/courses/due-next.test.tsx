import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DashboardScreen, SessionProvider } from '../../app/screens.ts';
import { ada, answered, api, badGateway, signedInAs } from '../../testing/accounts.ts';
import { renderSite } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const task = (title: string, dueAt: string, more: object = {}) => ({
  __typename: 'Task',
  id: title,
  title,
  courseId: 'calculus',
  courseName: 'Calculus',
  quizId: null,
  assignmentId: null,
  itemId: null,
  opensAt: null,
  dueAt,
  closesAt: null,
  ownExceptions: [],
  isBegun: false,
  ...more,
});

const tasksAre = (nodes: object[], totalCount = nodes.length) => {
  const tasks = { __typename: 'UserTasksConnection', nodes, totalCount };
  server.use(api.query('Tasks', answered({ me: { __typename: 'User', id: 'ada', tasks } })));
};

const open = () =>
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

beforeEach(async () => {
  // On this event the site refetches everything, as if another tab had signed in. No data of the previous test stays.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await Promise.resolve();
  signedInAs(ada);
  server.use(
    api.query('SavedCourses', answered({ savedCourses: [] })),
    api.query('MemberCourses', answered({ memberCourses: [] })),
  );
});

describe('what is due on Home', () => {
  it('is listed with its course, and leads to the quiz or the course', async () => {
    tasksAre(
      [
        task('Moons', inHours(-2), { quizId: 'moons', isBegun: true, closesAt: inHours(30) }),
        task('Stars', inHours(5.5), {
          quizId: 'stars',
          opensAt: inHours(1),
          ownExceptions: ['DUE_AT', 'TIME_LIMIT'],
        }),
        task('Essay', inHours(80), { itemId: 'calculus.e' }),
      ],
      7,
    );
    open();
    const section = within(await screen.findByRole('region', { name: 'Due next' }));
    const rows = section.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^MoonsCalculus · Quiz · in progress · closes .+Overdue/);
    expect(rows[0]).not.toMatch(/set.for.you/);
    expect(rows[1]).toMatch(
      /^StarsCalculus · Quiz · opens .+ · due date and time limit set\sfor\syou.+, in 5 hours$/,
    );
    expect(rows[2]).toMatch(/^EssayCalculus\w{3}, .+, in [34] days$/);
    const links = section.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/quiz/moons', '/quiz/stars', '/course/calculus']);
    expect(section.getByText('And 4 more later.')).toBeVisible();
  });

  it('leads to the assignment to submit', async () => {
    tasksAre([task('Limits', inHours(5.5), { assignmentId: 'a1' })]);
    open();
    const section = within(await screen.findByRole('region', { name: 'Due next' }));
    expect(section.getByRole('listitem')).toHaveTextContent(/^LimitsCalculus · Assignment/);
    expect(section.getByRole('link', { name: 'Limits' })).toHaveAttribute(
      'href',
      '/course/calculus/assignment/a1',
    );
  });

  it('marks a quiz without a course as public', async () => {
    tasksAre([task('Comets', inHours(5.5), { quizId: 'comets', courseId: null, courseName: null })]);
    open();
    const section = within(await screen.findByRole('region', { name: 'Due next' }));
    expect(section.getByRole('listitem')).toHaveTextContent(/^CometsPublic quiz, counts for no course/);
  });

  it('is not shown if nothing is due, and can be fetched again after a failure', async () => {
    server.use(api.query('Tasks', badGateway));
    const { user } = open();
    const failure = await screen.findByRole('region', { name: 'Due next' });
    expect(failure).toHaveTextContent('What is due could not be fetched');
    tasksAre([]);
    await user.click(within(failure).getByRole('button', { name: /again|retry/i }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Due next' })).toBeNull());
  });
});
