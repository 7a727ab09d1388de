import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gave, submitted } from '../../../ui/quiz-question/testing/given-questions.ts';
import { patient } from '../../../testing/open-site.tsx';
import { resultOf, submittedAttempt } from './testing/given.ts';
import { QuizServer } from './testing/quiz-server.ts';

/** Shows the result of the first attempt. */
async function showResult(result = resultOf()) {
  const quizServer = new QuizServer({ attemptsUsed: 1 });
  quizServer.attempts = [submittedAttempt(result)];
  quizServer.open('?attempt=first');
  await screen.findByRole('region', { name: 'Question by question' }, patient);
}

describe('a result', () => {
  it('with an essay that earned some points counts it neither as missed nor for a retry', async () => {
    const { questions } = resultOf();
    const [choice, word, essay] = questions;
    if (!choice || !word || !essay) throw new Error('The result has three questions.');
    await showResult(resultOf({ questions: [choice, word, { ...essay, earned: 4 }] }));
    expect(screen.getByRole('button', { name: 'Retry the one you missed' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '1 missed' })).toBeInTheDocument();
    expect(screen.queryByText(/Nobody grades an essay/)).toBeNull();
  });

  it('shows before a retry that nobody grades an essay in it', async () => {
    await showResult();
    expect(screen.getByText(/doesn’t change your score\. Nobody grades an essay in a retry\./)).toBeVisible();
  });

  it('of a retry shows what to compare an essay with, and waits for no grade', async () => {
    const quizServer = new QuizServer({ attemptsUsed: 1, allowedAttempts: 1 });
    const essay = submitted('ESSAY', {
      points: 5,
      response: gave({ text: 'Blue light scatters.' }),
      explanation: 'Rayleigh scattering.',
    });
    const retry = resultOf({ id: 'again', score: 0, possible: 0, percent: null, questions: [essay] });
    quizServer.attempts = [
      submittedAttempt(),
      submittedAttempt(retry, { id: 'again', kind: 'RETRY', number: 1 }),
    ];
    quizServer.open('?attempt=again');
    const questions = within(await screen.findByRole('region', { name: 'Question by question' }, patient));
    expect(questions.getByText('Blue light scatters.')).toBeVisible();
    expect(questions.getByText('Rayleigh scattering.')).toBeVisible();
    const note = questions.getByText(/^Nobody grades an essay in a retry\./);
    expect(note).toHaveTextContent('Compare yours with what a good answer says.');
    expect(await questions.findByRole('link', { name: 'Attempt 1' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?attempt=first$/),
    );
    expect(within(screen.getByRole('region', { name: 'Score' })).getByText('Not graded')).toBeVisible();
    expect(screen.queryByText(/wait.* to be graded/)).toBeNull();
  });
});
