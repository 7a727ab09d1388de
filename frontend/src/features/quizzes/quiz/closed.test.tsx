import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { patient } from '../../../testing/open-site.tsx';
import { submittedAttempt, openAttempt, resultOf } from './testing/given.ts';
import { QuizServer } from './testing/quiz-server.ts';
import type { QuizToTake } from './quiz-on-screen.ts';

const expectNothingToStart = () =>
  expect(screen.queryByRole('button', { name: /Start|Resume|Retry/ })).toBeNull();

function closedQuiz(why: Partial<QuizToTake> = { isPublished: false, closedReason: 'UNPUBLISHED' }) {
  const quizServer = new QuizServer({ isClosed: true, attemptsUsed: 1, ...why });
  quizServer.attempts = [submittedAttempt()];
  return quizServer;
}

describe('an unpublished quiz', () => {
  it('shows that it is closed, and links to the student’s results', async () => {
    const { user } = closedQuiz().open();
    expect(await screen.findByRole('heading', { name: 'Planets' }, patient)).toBeVisible();
    expect(screen.getByText('This quiz is closed.')).toBeVisible();
    const attempts = within(await screen.findByRole('region', { name: 'Your attempts' }));
    expectNothingToStart();
    await user.click(attempts.getByRole('link', { name: 'Attempt 1' }));
    expect(await screen.findByRole('heading', { name: 'Attempt 1: your result' })).toBeVisible();
    expect(screen.getByText('Jupiter outweighs the others.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Practise these' })).toBeVisible();
    expectNothingToStart();
  });

  it('keeps an open attempt, and shows until when it can be continued', async () => {
    const quizServer = closedQuiz();
    const dueAt = '2030-01-05T10:00:00.000Z';
    quizServer.attempts.push(openAttempt({ id: 'second', number: 2, dueAt }));
    quizServer.open();
    const notice = await screen.findByText(/^Attempt 2 isn’t handed in/, {}, patient);
    expect(notice).toHaveTextContent(/saved answers are kept.*before Jan 5, 2030/);
    expectNothingToStart();
  });

  it('does not show the questions of an open attempt', async () => {
    const quizServer = closedQuiz();
    quizServer.attempts = [openAttempt()];
    const { user } = quizServer.open('?attempt=first');
    expect(await screen.findByRole('heading', { name: 'This quiz is closed' }, patient)).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Question/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back to the quiz' }));
    expect(await screen.findByText(/^Attempt 1 isn’t handed in/)).toHaveTextContent(
      'You can continue it when the quiz opens again.',
    );
  });

  it('shows that it is closed if a result has no released answers', async () => {
    const quizServer = closedQuiz();
    quizServer.attempts = [submittedAttempt(resultOf({ isRevealed: false }))];
    quizServer.open('?attempt=first');
    const score = within(await screen.findByRole('region', { name: 'Score' }, patient));
    expect(score.getByText('This quiz is closed.')).toBeVisible();
  });
});

describe('a quiz of a course that the student was removed from', () => {
  const removed = () => closedQuiz({ closedReason: 'NOT_IN_COURSE' });

  it('shows this reason instead of ‘closed’, and keeps results readable', async () => {
    const quizServer = removed();
    quizServer.attempts.push(openAttempt({ id: 'second', number: 2 }));
    const { user } = quizServer.open();
    expect(
      await screen.findByText('You’re no longer in the course of this quiz.', {}, patient),
    ).toBeVisible();
    const notice = await screen.findByText(/^Attempt 2 isn’t handed in/);
    expect(notice).toHaveTextContent(/Its saved answers are kept\.$/);
    expect(screen.queryByText(/closed|opens again/)).toBeNull();
    expectNothingToStart();
    const attempts = within(screen.getByRole('region', { name: 'Your attempts' }));
    await user.click(attempts.getByRole('link', { name: 'Attempt 1' }));
    expect(await screen.findByRole('heading', { name: 'Attempt 1: your result' })).toBeVisible();
    expect(screen.getByText('You’re no longer in the course of this quiz.')).toBeVisible();
  });

  it('does not show the questions of an open attempt, and shows why', async () => {
    const quizServer = removed();
    quizServer.attempts = [openAttempt()];
    quizServer.open('?attempt=first');
    const name = 'You’re no longer in the course of this quiz';
    expect(await screen.findByRole('heading', { name }, patient)).toBeVisible();
    expect(screen.getByText(/ask your instructor/)).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Question/ })).toBeNull();
  });
});
