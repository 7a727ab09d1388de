import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gave, submitted } from '../../../ui/quiz-question/testing/given-questions.ts';
import { answered, api, refusal } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import type { QuizToTake } from './quiz-on-screen.ts';
import { submittedAttempt, openAttempt, resultOf } from './testing/given.ts';
import { QuizServer } from './testing/quiz-server.ts';

/** Shows the result of the first attempt. */
async function showResult(result = resultOf(), quiz: Partial<QuizToTake> = {}) {
  const quizServer = new QuizServer({ attemptsUsed: 1, ...quiz });
  quizServer.attempts = [submittedAttempt(result)];
  const site = quizServer.open('?attempt=first');
  const questions = await screen.findByRole('region', { name: 'Question by question' }, patient);
  return { quizServer, questions: within(questions), ...site };
}

const hiddenResult = (more = {}) =>
  resultOf({
    isRevealed: false,
    questions: [submitted('MULTIPLE_CHOICE'), submitted('SHORT_ANSWER'), submitted('ESSAY', { points: 5 })],
    ...more,
  });

describe('a result', () => {
  it('shows the score, and for each question the correct answer with an explanation', async () => {
    const { questions } = await showResult();
    const score = within(screen.getByRole('region', { name: 'Score' }));
    expect(score.getByText('14.29 %')).toBeVisible();
    expect(score.getByText('1 of 7 points')).toBeVisible();
    expect(questions.getAllByRole('article')).toHaveLength(3);
    expect(questions.getByText('Jupiter outweighs the others.')).toBeVisible();
  });

  it('shows only the missed questions on demand', async () => {
    const { user, questions } = await showResult();
    await user.click(questions.getByRole('radio', { name: '2 missed' }));
    const names = questions.getAllByRole('article').map((article) => article.textContent);
    expect(names).toEqual([expect.stringMatching(/^Question 1/), expect.stringMatching(/^Question 3/)]);
  });

  it('starts a retry of the missed questions', async () => {
    const { user, quizServer } = await showResult();
    const retry = openAttempt({ id: 'again', kind: 'RETRY' });
    server.use(
      api.mutation('RetryMistakes', () => {
        quizServer.attempts.push(retry);
        return answered({ retryMistakes: retry })();
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Retry the 2 you missed' }));
    expect(
      await screen.findByText('Only the questions you missed. Retries don’t change your score.', {}, patient),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: 'Question 1 of 3' })).toBeVisible();
  });

  it('shows why a retry does not start', async () => {
    const { user } = await showResult();
    server.use(
      api.mutation('RetryMistakes', refusal('Nothing was missed in your last attempt.', 'CONFLICT')),
    );
    await user.click(screen.getByRole('button', { name: 'Retry the 2 you missed' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was missed in your last attempt.');
  });

  it('offers practice and another attempt', async () => {
    await showResult();
    expect(screen.getByRole('link', { name: 'Practise these' })).toHaveAttribute(
      'href',
      '/practice?attempt=first&start=now',
    );
    expect(screen.getAllByRole('link', { name: /^Practise/ })).toHaveLength(1);
    expect(
      screen.getByText(
        /^A retry asks the same questions once more, and doesn’t change your score\..* Practice starts at once with what you missed, and asks it again on later days until you know it\.$/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start another attempt' })).toBeVisible();
  });

  it('of the last attempt offers no further attempt', async () => {
    await showResult(resultOf(), { allowedAttempts: 1 });
    expect(screen.queryByRole('button', { name: 'Start another attempt' })).toBeNull();
  });

  it('shows what still needs to be graded by a person', async () => {
    const { questions } = await showResult(
      resultOf({
        percent: null,
        isPending: true,
        questions: [submitted('ESSAY', { points: 5, isPending: true })],
      }),
    );
    expect(screen.getByText('1 of 2 points so far, 5 wait for a grade')).toBeVisible();
    expect(screen.getByText('One answer waits to be graded by a person.')).toBeVisible();
    expect(questions.getByText('Waits to be graded')).toBeVisible();
  });

  it('without any graded points shows no score of zero', async () => {
    await showResult(
      resultOf({
        score: 0,
        possible: 5,
        percent: null,
        isPending: true,
        questions: [submitted('ESSAY', { points: 5, isPending: true })],
      }),
    );
    expect(screen.getByText('5 points wait for a grade')).toBeVisible();
  });

  it('lists the concepts to revise', async () => {
    const quizServer = new QuizServer({ attemptsUsed: 1 });
    quizServer.attempts = [submittedAttempt()];
    quizServer.concepts = [
      { __typename: 'WeakConcept', concept: 'Gas giants', strength: 0.35, answers: 3, cards: 1, essay: null },
    ];
    quizServer.open('?attempt=first');
    const revise = await screen.findByRole('region', { name: 'To revise' }, patient);
    expect(revise).toHaveTextContent('Gas giantsweak (3 answers)');
  });

  it('can be opened from the list of attempts', async () => {
    const { quizServer, user } = await showResult();
    const better = resultOf({
      id: 'second',
      score: 7,
      percent: 100,
      submittedAt: '2026-01-06T10:00:00.000Z',
    });
    quizServer.attempts.push(submittedAttempt(better, { id: 'second', number: 2 }));
    await user.click(screen.getByRole('link', { name: 'Planets' }));
    const attempts = within(await screen.findByRole('region', { name: 'Your attempts' }));
    await user.click(await attempts.findByRole('link', { name: 'Attempt 2' }));
    expect(await screen.findByRole('heading', { name: 'Attempt 2: your result' }, patient)).toBeVisible();
    expect(screen.getByText('100 %')).toBeVisible();
  });
});

describe('a result without answers', () => {
  it.each([
    ['AFTER_LAST_ATTEMPT', 3, 'Correct answers and explanations are shown when no attempt is left.'],
    ['AFTER_LAST_ATTEMPT', -1, 'This quiz shows points only: no correct answers and no explanations.'],
    ['NEVER', 3, 'This quiz shows points only: no correct answers and no explanations.'],
  ] as const)(
    '(%s, %i attempts) explains that, and offers nothing that would reveal them',
    async (answerRelease, allowedAttempts, text) => {
      const { questions } = await showResult(hiddenResult(), { answerRelease, allowedAttempts });
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByText('1 of 7 points')).toBeVisible();
      expect(questions.queryByText(/correct answer/)).toBeNull();
      expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
      expect(screen.queryByRole('link', { name: /^Practise/ })).toBeNull();
    },
  );

  it('shows the points and the feedback of a graded essay, which is not to be revised', async () => {
    const essay = submitted('ESSAY', {
      points: 5,
      earned: 0,
      feedback: 'Off the topic.',
      response: gave({ text: 'A poem.' }),
    });
    const { questions } = await showResult(
      hiddenResult({ questions: [submitted('MULTIPLE_CHOICE'), { ...essay, correct: null }] }),
      { answerRelease: 'NEVER' },
    );
    const article = questions.getAllByRole('article')[1];
    expect(article).toHaveTextContent(/Graded\s*0 of 5 points/);
    expect(article).toHaveTextContent('Off the topic.');
    expect(questions.queryByRole('radio', { name: /missed/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  });
});
