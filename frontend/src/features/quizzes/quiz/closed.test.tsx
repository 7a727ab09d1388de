import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { patient } from '../../../testing/open-site.tsx';
import { submittedAttempt, openAttempt, resultOf } from './testing/given.ts';
import { QuizServer } from './testing/quiz-server.ts';

const expectNothingToStart = () =>
  expect(screen.queryByRole('button', { name: /Start|Resume|Retry/ })).toBeNull();

function closedQuiz() {
  const quizServer = new QuizServer({ isClosed: true, isPublished: false, attemptsUsed: 1 });
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
    expect(screen.getByRole('link', { name: 'Practise these over days' })).toBeVisible();
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
