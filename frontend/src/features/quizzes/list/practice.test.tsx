import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, answered, api, badGateway, refusal, signedInAs } from '../../../testing/accounts.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import {
  categoriesAre,
  category,
  submitted,
  openAttempt,
  openQuizzes,
  quiz,
  quizzesAre,
  progress,
  progressIs,
} from './testing/given.tsx';

const practice = (id: string, title: string) =>
  quiz(id, title, { isPractice: true, description: 'Drawn from the question bank. Seed: x' });
const deletion = () => screen.findByRole('button', { name: 'Delete Limits · 21 Nov' });

const limits = practice('1', 'Limits · 21 Nov');
const series = practice('2', 'Series · 21 Nov');
const exam = quiz('3', 'Exam');

beforeEach(() => {
  signedInAs(ada);
  categoriesAre(category('c', 'Chemistry'));
  quizzesAre(limits, series, exam);
  progressIs();
});

describe('the own practice, in the list of quizzes', () => {
  it('stands below what was set by others, without the words of its seed', async () => {
    openQuizzes();
    await deletion();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Without a category', 'Your practice']);
    expect(screen.queryByText(/Seed/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Exam' })).toBeNull();
  });

  it('is deleted with a click, and brought back with another', async () => {
    const { user } = openQuizzes();
    const deleting = vi.fn();
    const restoring = vi.fn();
    server.use(
      api.mutation('DeletePracticeQuiz', ({ variables }) => {
        deleting(variables);
        quizzesAre(series, exam);
        return answered({ deletePracticeQuiz: '1' })();
      }),
      api.mutation('RestorePracticeQuizzes', ({ variables }) => {
        restoring(variables);
        quizzesAre(limits, series, exam);
        return answered({ restorePracticeQuizzes: ['1'] })();
      }),
    );
    await user.click(await deletion());
    const said = 'Deleted Limits · 21 Nov. Cards made of what was missed stay for 30 days.';
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Limits · 21 Nov' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Limits · 21 Nov is back.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Limits · 21 Nov' })).toBeVisible();
    expect(deleting.mock.calls).toEqual([[{ id: '1' }]]);
    expect(restoring.mock.calls).toEqual([[{ ids: ['1'] }]]);
  });

  it('leads the focus on to the one that takes its place', async () => {
    server.use(
      api.mutation('DeletePracticeQuiz', () => {
        quizzesAre(series, exam);
        return answered({ deletePracticeQuiz: '1' })();
      }),
    );
    const { user } = openSite('/quiz/categories');
    await user.click(await deletion());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Series · 21 Nov' })).toHaveFocus());
  });

  it('is cleared of all that is finished at once', async () => {
    progressIs(
      progress('1', { officialAttempt: submitted('a', 80) }),
      progress('2', { officialAttempt: submitted('b', 60), inProgressAttempt: openAttempt }),
      progress('3', { officialAttempt: submitted('c', 60) }),
    );
    const { user } = openQuizzes();
    server.use(
      api.mutation('DeleteFinishedPractice', () => {
        quizzesAre(series, exam);
        return answered({ deleteFinishedPractice: ['1'] })();
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete the finished one' }));
    expect(await screen.findByText(/^Deleted 1 practice quiz\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Limits · 21 Nov' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Exam' })).toBeVisible();
  });

  it('offers to clear nothing away while nothing is finished', async () => {
    progressIs(
      progress('1', { inProgressAttempt: openAttempt }),
      progress('3', { officialAttempt: submitted('c', 60) }),
    );
    openQuizzes();
    await screen.findByText('In progress');
    expect(screen.queryByRole('button', { name: /finished/ })).toBeNull();
  });

  it('says why it was not deleted, and tries again', async () => {
    const { user } = openQuizzes();
    server.use(api.mutation('DeletePracticeQuiz', badGateway));
    await user.click(await deletion());
    expect(await screen.findByText('Limits · 21 Nov could not be deleted.')).toBeVisible();
    server.use(
      api.mutation('DeletePracticeQuiz', () => {
        quizzesAre(series, exam);
        return answered({ deletePracticeQuiz: '1' })();
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Deleted Limits/)).toBeVisible();
  });

  it('is gone as wished where it was deleted elsewhere', async () => {
    const { user } = openQuizzes();
    server.use(
      api.mutation('DeletePracticeQuiz', () => {
        quizzesAre(series, exam);
        return refusal('Quiz not found', 'NOT_FOUND')();
      }),
    );
    await user.click(await deletion());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Limits · 21 Nov' })).toBeNull());
    expect(screen.queryByText(/could not be deleted/)).toBeNull();
  });
});
