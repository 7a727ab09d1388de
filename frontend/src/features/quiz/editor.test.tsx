import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answered, api, noConnection, refusal } from '../../testing/accounts.ts';
import { patient } from '../../testing/open-site.tsx';
import { server } from '../../testing/server.ts';
import { detail, openOwnQuiz, page, submission } from './testing/editor.ts';

const tab = (name: string) => screen.findByRole('tab', { name }, patient);

describe('a quiz for who may edit it', () => {
  it('says in which state it is, and leads to its editing', async () => {
    openOwnQuiz('', { isPublished: false, active: false });
    expect(await screen.findByText('Not published', {}, patient)).toBeVisible();
    expect(screen.getByText('Not active')).toBeVisible();
    const edit = screen.getByRole('link', { name: 'Edit' });
    expect(edit.getAttribute('href')).toMatch(/^\/quiz\/create-quiz\?quiz=own-\d+$/);
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });

  it('lists what takers handed in, page by page', async () => {
    const asked = vi.fn();
    server.use(
      api.query('QuizSubmissions', ({ variables }) => {
        asked(variables['after']);
        const second = page([
          submission({ id: 'second', name: 'Eve', percent: 80, score: 5.6, pending: false }),
        ]);
        return answered(variables['after'] === null ? page([submission()], 2) : second)();
      }),
    );
    const { user } = openOwnQuiz();
    await user.click(await tab('Results'));
    const row = await screen.findByRole('row', { name: /Bob Stone/ });
    expect(row).toHaveTextContent('bob@site.test1');
    expect(row).toHaveTextContent('2 of 7to grade');
    await user.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(await screen.findByRole('row', { name: /Eve/ })).toHaveTextContent('5.6 of 780 %');
    expect(asked.mock.calls).toEqual([[null], ['first']]);
    expect(screen.getByRole('button', { name: 'Earlier' })).toBeDisabled();
  });

  it('says what the results are for where there are none', async () => {
    server.use(api.query('QuizSubmissions', answered(page([]))));
    openOwnQuiz('?tab=results');
    expect(await screen.findByText(/^Nobody has handed in this quiz yet/, {}, patient)).toBeVisible();
  });

  it('whose results do not load says so, and asks again', async () => {
    server.use(api.query('QuizSubmissions', noConnection));
    const { user } = openOwnQuiz('?tab=results');
    const alert = await screen.findByRole('alert', { name: 'The results could not be fetched' }, patient);
    server.use(api.query('QuizSubmissions', answered(page([submission()]))));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    const name = await screen.findByRole('link', { name: 'Bob Stone' });
    expect(name.getAttribute('href')).toMatch(/\?submission=first$/);
  });
});

describe('grading', () => {
  async function grading() {
    server.use(api.query('QuizSubmission', answered({ submission: detail() })));
    const site = openOwnQuiz('?submission=first');
    return { points: await screen.findByLabelText('Points, of 5', {}, patient), ...site };
  }

  it('shows what was answered beside what is right', async () => {
    await grading();
    expect(screen.getByText('the answer given, not right')).toBeVisible();
    expect(screen.getByText('Blue light scatters.')).toBeVisible();
    expect(screen.getByText('Waits to be graded')).toBeVisible();
  });

  it('gives an essay points and says why', async () => {
    const { user, points } = await grading();
    const sent = vi.fn();
    server.use(
      api.mutation('GradeEssay', ({ variables }) => {
        sent(variables);
        const graded = { earned: 4.5, pending: false, feedback: 'Say how.' };
        return answered({ gradeEssay: detail({ pending: false, revision: 4, score: 6.5 }, graded) })();
      }),
    );
    await user.type(points, '4,5');
    await user.type(screen.getByLabelText('Feedback'), 'Say how.');
    await user.click(screen.getByRole('button', { name: 'Save the grade' }));
    expect(await screen.findByText('The grade is saved.')).toBeVisible();
    expect(sent.mock.calls).toEqual([
      [{ attemptId: 'first', questionId: 'q-ESSAY', points: 4.5, feedback: 'Say how.', revision: 3 }],
    ]);
    expect(await screen.findByText('4.5 of 5 points')).toBeVisible();
  });

  it.each(['6', '-1', 'good', ''])('takes no points such as “%s”', async (typed) => {
    const { user, points } = await grading();
    if (typed !== '') await user.type(points, typed);
    await user.click(screen.getByRole('button', { name: 'Save the grade' }));
    expect(points).toHaveAccessibleDescription('The question gives 0 to 5 points.');
  });

  it('that somebody else did meanwhile shows their grade first', async () => {
    const { user, points } = await grading();
    server.use(
      api.mutation('GradeEssay', refusal('The attempt was changed elsewhere.', 'CONFLICT')),
      api.query(
        'QuizSubmission',
        answered({ submission: detail({ revision: 4 }, { earned: 3, pending: false }) }),
      ),
    );
    await user.type(points, '5');
    await user.click(screen.getByRole('button', { name: 'Save the grade' }));
    expect(await screen.findByText('3 of 5 points')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/graded elsewhere meanwhile/));
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
