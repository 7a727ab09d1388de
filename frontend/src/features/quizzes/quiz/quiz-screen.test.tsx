import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ExceptionSetting } from '../../../gql/graphql.ts';
import { api, knownAs, refusal } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { submittedAttempt, openAttempt } from './testing/given.ts';
import { QuizServer } from './testing/quiz-server.ts';

const about = async () => within(await screen.findByRole('region', { name: 'About this quiz' }, patient));
const startButton = (name: string) => screen.findByRole('button', { name }, patient);

describe('a quiz', () => {
  it('shows its questions, files and rules', async () => {
    const quizServer = new QuizServer({
      timeLimit: 10,
      attemptsUsed: 1,
      answerRelease: 'AFTER_LAST_ATTEMPT',
      files: [
        {
          __typename: 'QuizFile',
          id: 'f',
          name: 'formulas.pdf',
          size: 2048,
          type: 'application/pdf',
          url: '/api/quiz/planets/files/f',
        },
      ],
    });
    quizServer.open();
    const region = await about();
    expect(region.getByText('On the first lecture.')).toBeVisible();
    for (const fact of ['3', '7 points', '10 minutes', '1 of 3 used'])
      expect(region.getByText(fact)).toBeVisible();
    expect(
      region.getByText(/The best attempt counts\. Correct answers and expl.* no attempt is left/),
    ).toBeVisible();
    const file = region.getByRole('link', { name: 'formulas.pdf' });
    expect(file).toHaveAttribute('href', '/api/quiz/planets/files/f');
    expect(file).toHaveAttribute('download', 'formulas.pdf');
    expect(region.getByText('2.0 KB')).toBeVisible();
  });

  it('is started', async () => {
    const quizServer = new QuizServer();
    const { user, address } = quizServer.open();
    const start = await startButton('Start');
    quizServer.attempts = [openAttempt()];
    await user.click(start);
    expect(await screen.findByRole('region', { name: 'Question 1 of 3' }, patient)).toBeVisible();
    expect(address()).toBe(`${quizServer.path}?attempt=first`);
  });

  it('that does not start shows why', async () => {
    const quizServer = new QuizServer();
    server.use(api.mutation('StartAttempt', refusal('All 3 attempts are used.', 'CONFLICT')));
    const { user } = quizServer.open();
    await user.click(await startButton('Start'));
    const alert = await screen.findByRole('alert', { name: 'The quiz could not be started' });
    expect(alert).toHaveTextContent('All 3 attempts are used.');
  });

  it('that was started can be resumed', async () => {
    const quizServer = new QuizServer({ attemptsUsed: 1 });
    quizServer.attempts = [openAttempt()];
    const { user } = quizServer.open();
    await user.click(await screen.findByRole('link', { name: 'Resume' }, patient));
    const question = await screen.findByRole('region', { name: 'Question 1 of 3' }, patient);
    expect(question).toBeVisible();
    expect(question).toHaveFocus();
  });

  it('that was started with a time limit shows the remaining time', async () => {
    const quizServer = new QuizServer({ attemptsUsed: 1 });
    const dueAt = new Date(Date.now() + 28.5 * 60_000).toISOString();
    quizServer.attempts = [openAttempt({ dueAt })];
    quizServer.open();
    expect(await (await about()).findByText(/^Attempt 1: 29 minutes left\./)).toBeVisible();
  });

  it('offers no attempt if none is left, and lists past attempts', async () => {
    const quizServer = new QuizServer({ attemptsUsed: 1, allowedAttempts: 1 });
    quizServer.attempts = [submittedAttempt()];
    quizServer.open();
    expect(await screen.findByText('You have taken this quiz.', {}, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Start/ })).toBeNull();
    const attempts = within(await screen.findByRole('region', { name: 'Your attempts' }));
    const [row] = attempts.getAllByRole('listitem');
    expect(row).toHaveTextContent('Attempt 1counts14.29 %, 1 of 7');
  });

  it('without questions cannot be started', async () => {
    const quizServer = new QuizServer({ questionCount: 0 });
    quizServer.open();
    expect(await screen.findByText('This quiz has no questions yet.', {}, patient)).toBeVisible();
  });

  it('that does not exist is not found', async () => {
    const quizServer = new QuizServer();
    server.use(api.query('QuizOnScreen', refusal('Quiz not found', 'NOT_FOUND')));
    quizServer.open();
    expect(await screen.findByRole('heading', { name: 'Quiz not found' }, patient)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All quizzes' })).toHaveAttribute('href', '/quiz/categories');
  });

  it('that does not load shows an error, and loads on retry', async () => {
    const quizServer = new QuizServer();
    quizServer.isReachable = false;
    const { user } = quizServer.open();
    expect(await screen.findByRole('heading', { name: 'Error loading the quiz' }, patient)).toBeVisible();
    quizServer.isReachable = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Planets' })).toBeVisible();
  });

  it('asks signed-out users to sign in, and passes its URL on for the return', async () => {
    knownAs(null);
    const { user, state } = openSite('/quiz/planets?attempt=first');
    await user.click(
      within(await screen.findByRole('main', {}, patient)).getByRole('link', { name: 'Sign in' }),
    );
    expect(state()).toEqual({ from: '/quiz/planets?attempt=first' });
  });

  it('shows no attempt of another user', async () => {
    const quizServer = new QuizServer();
    quizServer.open('?attempt=of-another');
    expect(await screen.findByRole('heading', { name: 'Attempt not found' }, patient)).toBeVisible();
  });

  it('requests and stores no answer key before it is submitted', async () => {
    const quizServer = new QuizServer();
    quizServer.attempts = [openAttempt()];
    const asked: string[] = [];
    const note = ({ request }: { request: Request }) =>
      void request
        .clone()
        .text()
        .then((text) => asked.push(text));
    server.events.on('request:start', note);
    const { user } = quizServer.open('?attempt=first');
    await user.click(await screen.findByRole('radio', { name: /Jupiter/ }, patient));
    await waitFor(() => expect(quizServer.sent).toHaveBeenCalled());
    server.events.removeListener('request:start', note);
    const beforeSubmitting = asked.filter((text) => !text.includes('query OwnAttempt('));
    expect(beforeSubmitting.length).toBeGreaterThan(1);
    for (const text of beforeSubmitting)
      expect(text).not.toMatch(/quizData|correct|explanation|weight|answerExplanations/);
    expect(JSON.stringify(localStorage)).not.toContain('correct');
  });
});

describe('starting a quiz', () => {
  it.each([
    [{ timeLimit: 1, allowedAttempts: -1 }, 'The clock starts when you press Start now: 1 minute.'],
    [
      { timeLimit: 20, allowedAttempts: 1 },
      'The clock starts when you press Start now: 20 minutes, 1 attempt.',
    ],
    [
      { timeLimit: 20, attemptsUsed: 1 },
      'The clock starts when you press Start now: 20 minutes, 2 attempts left.',
    ],
    [{ timeLimit: null, allowedAttempts: 1 }, 'This is the only attempt.'],
    [{ timeLimit: null, attemptsUsed: 2 }, 'This is your last attempt.'],
  ])('with %j explains the cost of starting, and waits for a confirmation', async (more, means) => {
    const quizServer = new QuizServer(more);
    const { user, address } = quizServer.open();
    await user.click(await screen.findByRole('button', { name: /^Start/ }, patient));
    expect(await screen.findByText(means)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Not yet' }));
    expect(address()).toBe(quizServer.path);
  });

  it('with a time limit is started after a confirmation', async () => {
    const quizServer = new QuizServer({ timeLimit: 10 });
    const { user } = quizServer.open();
    const start = await startButton('Start');
    quizServer.attempts = [openAttempt()];
    await user.click(start);
    const asked = within(await screen.findByRole('dialog', { name: 'Start “Planets”?' }));
    expect(
      asked.getByText('The clock starts when you press Start now: 10 minutes, 3 attempts.'),
    ).toBeVisible();
    await waitFor(() => expect(asked.getByRole('button', { name: 'Not yet' })).toHaveFocus());
    await user.click(asked.getByRole('button', { name: 'Start now' }));
    expect(await screen.findByRole('region', { name: 'Question 1 of 3' }, patient)).toBeVisible();
  });

  it('shows that answers stay hidden if they are due after the last attempt, but attempts have no limit', async () => {
    new QuizServer({ answerRelease: 'AFTER_LAST_ATTEMPT', allowedAttempts: -1 }).open();
    const region = await about();
    expect(region.getByText(/points only: no correct answers and no explanations/)).toBeVisible();
    expect(region.queryByText(/no attempt is left/)).toBeNull();
  });
});

it.each<[string, ExceptionSetting[], number]>([
  ['marks what an exception changes for the student', ['DUE_AT', 'TIME_LIMIT', 'ALLOWED_ATTEMPTS'], 3],
  ['has no marks without an exception', [], 0],
])('a quiz %s', async (_, ownExceptions, count) => {
  const dates = { opensAt: '2031-12-01T12:00:00.000Z', dueAt: '2031-12-03T12:00:00.000Z' };
  new QuizServer({ timeLimit: 45, ...dates, availability: 'NOT_OPEN_YET', ownExceptions }).open();
  const facts = (await about())
    .getAllByRole('definition')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
  expect(facts.filter((fact) => fact.endsWith(' (set for you)'))).toHaveLength(count);
  const mark = count > 0 ? ' (set for you)' : '';
  expect(facts).toEqual(expect.arrayContaining([`45 minutes${mark}`, `0 of 3 used${mark}`]));
  expect(facts.at(-1)).toContain(`Dec 3, 2031, 12:00 PM`);
  expect(facts.at(-1)?.endsWith(' (set for you)')).toBe(count > 0);
});
