import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada, api, badGateway, signedInAs } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';
import { openQuizzes, quiz, quizzesAre, progressIs, teacher } from './testing/given.tsx';

// In a separate file: cached data would still be shown if it does not load again.
describe('categories and standings that never came', () => {
  beforeEach(() => quizzesAre(quiz('1', 'Acids', { categoryId: 'c' })));

  it('leave the quizzes where they are', async () => {
    signedInAs(ada);
    server.use(api.query('QuizCategories', badGateway), api.query('QuizProgress', badGateway));
    openQuizzes();
    expect(await screen.findByRole('link', { name: 'Acids' })).toBeVisible();
    expect(screen.getByRole('alert', { name: 'Error fetching active quiz categories' })).toBeVisible();
    expect(screen.getByRole('alert', { name: /^How far you have come/ })).toBeVisible();
    expect(screen.queryByText('Not started')).toBeNull();
  });

  it('are said to be missing for an instructor in other words, who then adds none', async () => {
    signedInAs(teacher);
    server.use(api.query('QuizCategories', badGateway));
    progressIs();
    openQuizzes();
    expect(await screen.findByRole('alert', { name: 'Failed to fetch quiz categories' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a category' })).toBeNull();
  });
});
