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
  quiz(id, title, { isPractice: true, description: 'Drawn from the question bank. Code: x' });
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

describe('the user’s practice quizzes in the list', () => {
  it('are below the quizzes of others, without their seed', async () => {
    openQuizzes();
    await deletion();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Without a category', 'Your practice quizzes']);
    expect(screen.queryByText(/Seed/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Exam' })).toBeNull();
  });

  it('are deleted with a click, and restored with another', async () => {
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
    const notice = 'Deleted Limits · 21 Nov. Cards from missed questions stay for 30 days.';
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Limits · 21 Nov' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Limits · 21 Nov is back.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Limits · 21 Nov' })).toBeVisible();
    expect(deleting.mock.calls).toEqual([[{ id: '1' }]]);
    expect(restoring.mock.calls).toEqual([[{ ids: ['1'] }]]);
  });

  it('pass the focus to the next quiz when one is deleted', async () => {
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

  it('are deleted together once they are finished', async () => {
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
    await user.click(await screen.findByRole('button', { name: 'Delete 1 finished quiz' }));
    expect(await screen.findByText(/^Deleted 1 practice quiz\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Limits · 21 Nov' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Exam' })).toBeVisible();
  });

  it('have no button to delete finished quizzes if there are none', async () => {
    progressIs(
      progress('1', { inProgressAttempt: openAttempt }),
      progress('3', { officialAttempt: submitted('c', 60) }),
    );
    openQuizzes();
    await screen.findByText('In progress');
    expect(screen.queryByRole('button', { name: /finished/ })).toBeNull();
  });

  it('show why they were not deleted, and try again', async () => {
    const { user } = openQuizzes();
    server.use(api.mutation('DeletePracticeQuiz', badGateway));
    await user.click(await deletion());
    expect(
      await screen.findByText(
        'Limits · 21 Nov could not be deleted. The server did not answer. Check the connection and try again.',
      ),
    ).toBeVisible();
    server.use(
      api.mutation('DeletePracticeQuiz', () => {
        quizzesAre(series, exam);
        return answered({ deletePracticeQuiz: '1' })();
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Deleted Limits/)).toBeVisible();
  });

  it('disappear if they were deleted in another tab', async () => {
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
