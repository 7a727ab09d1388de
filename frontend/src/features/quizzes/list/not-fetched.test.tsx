import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada, api, badGateway, signedInAs } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';
import { openQuizzes, quiz, quizzesAre, progressIs, teacher } from './testing/given.tsx';

// In a separate file, because data that another test has cached would be shown instead of the error.
describe('categories and progress that did not load', () => {
  beforeEach(() => quizzesAre(quiz('1', 'Acids', { categoryId: 'c' })));

  it('do not hide the quizzes', async () => {
    signedInAs(ada);
    server.use(api.query('QuizCategories', badGateway), api.query('QuizProgress', badGateway));
    openQuizzes();
    expect(await screen.findByRole('link', { name: 'Acids' })).toBeVisible();
    expect(screen.getByRole('alert', { name: 'Error fetching active quiz categories' })).toBeVisible();
    expect(screen.getByRole('alert', { name: /^Your progress could not be fetched/ })).toBeVisible();
    expect(screen.queryByText('Not started')).toBeNull();
  });

  it('show an instructor another error, without a way to add categories', async () => {
    signedInAs(teacher);
    server.use(api.query('QuizCategories', badGateway));
    progressIs();
    openQuizzes();
    expect(await screen.findByRole('alert', { name: 'Failed to fetch quiz categories' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a category' })).toBeNull();
  });
});
