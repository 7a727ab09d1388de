import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answered, api } from '../../testing/accounts.ts';
import { patient } from '../../testing/open-site.tsx';
import { server } from '../../testing/server.ts';
import { openOwnQuiz } from './testing/editor.ts';

describe('a quiz for who may edit it', () => {
  it('says in which state it is, and leads to its editing', async () => {
    openOwnQuiz('', { isPublished: false, active: false });
    expect(await screen.findByText('Not published', {}, patient)).toBeVisible();
    expect(screen.getByText('Not active')).toBeVisible();
    const edit = screen.getByRole('link', { name: 'Edit' });
    expect(edit.getAttribute('href')).toMatch(/^\/quiz\/create-quiz\?quiz=own-\d+$/);
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });
});

describe('the item statistics', () => {
  const item = {
    __typename: 'ItemStatistics',
    id: 'q',
    type: 'MULTIPLE_CHOICE',
    question_text: 'Which is the largest?',
    n: 20,
    difficulty: 0.65,
    discrimination: 0.42,
    options: [
      { __typename: 'OptionStatistics', id: 'a', text: 'Mars', count: 7, isRight: false },
      { __typename: 'OptionStatistics', id: 'b', text: 'Jupiter', count: 13, isRight: true },
    ],
  };
  const statistics = (questions: readonly object[]) =>
    answered({ quizStatistics: { __typename: 'QuizStatistics', id: 'planets', takers: 20, questions } });

  it('tell how hard a question is, whether it tells who knows, and what was chosen', async () => {
    server.use(api.query('QuizItemStatistics', statistics([item])));
    openOwnQuiz('?tab=statistics');
    expect(await screen.findByText('65 %', {}, patient)).toBeVisible();
    expect(screen.getByText('0.42')).toBeVisible();
    const options = within(screen.getByRole('list', { name: 'Answers that were chosen' }));
    const rows = options.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['A Mars 7 of 20 chose it', 'B Jupiter  right13 of 20 chose it']);
    expect(screen.getByText('What these figures mean')).toBeVisible();
  });

  it('say nothing of questions that few answered', async () => {
    const few = { ...item, n: 4, difficulty: null, discrimination: null };
    server.use(api.query('QuizItemStatistics', statistics([few])));
    openOwnQuiz('?tab=statistics');
    expect(await screen.findByText('Too few answers to say more: it takes 10.', {}, patient)).toBeVisible();
    expect(screen.getAllByText('–')).toHaveLength(2);
  });

  it('say what they are for where there are none', async () => {
    server.use(api.query('QuizItemStatistics', statistics([])));
    openOwnQuiz('?tab=statistics');
    expect(
      await screen.findByText(/^Nobody has handed in this quiz yet\. Once 10/, {}, patient),
    ).toBeVisible();
  });
});
