import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BankQuestionFragment } from '../../../gql/graphql.ts';
import { answered, api, noConnection, refusal } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { bankHas, openBank, primes } from './testing/given.ts';

const dialog = (name: string) => screen.findByRole('dialog', { name }, patient);

/** Opens a new question and fills it. */
async function writing(similar: readonly object[] = []) {
  bankHas(primes);
  const site = openBank();
  server.use(api.query('SimilarQuestions', answered({ similarQuestions: similar })));
  await site.user.click(await screen.findByRole('button', { name: 'Add a question' }, patient));
  const drawer = within(await dialog('A new question'));
  await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveFocus());
  await site.user.type(drawer.getByRole('textbox', { name: 'Question' }), 'Is 7 a prime?');
  await site.user.type(drawer.getByRole('textbox', { name: 'Answer 1' }), 'Yes');
  await site.user.type(drawer.getByRole('textbox', { name: 'Answer 2' }), 'No');
  await site.user.click(drawer.getByRole('radio', { name: 'Answer 1 is correct' }));
  return { ...site, drawer, save: () => site.user.click(drawer.getByRole('button', { name: 'Save' })) };
}

/** Opens a question of the bank. */
async function editing(question: BankQuestionFragment = primes, at?: string) {
  bankHas(question);
  const site = openBank(at);
  await site.user.click(await screen.findByRole('button', { name: question.question }, patient));
  const drawer = within(await dialog('Edit the question'));
  return { ...site, drawer, save: () => site.user.click(drawer.getByRole('button', { name: 'Save' })) };
}

describe('a new question', () => {
  it('is saved, announced in the specification’s words, and listed', async () => {
    const sent = vi.fn();
    const added = { ...primes, id: 'new', question: 'Is 7 a prime?' };
    server.use(
      api.mutation('AddQuestion', ({ variables }) => {
        sent(variables);
        bankHas(added, primes);
        return answered({ addQuestion: added })();
      }),
    );
    const { save } = await writing();
    await save();
    expect(await screen.findByText('Successfully added!')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Is 7 a prime?' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      input: {
        type: 'MULTIPLE_CHOICE',
        question: 'Is 7 a prime?',
        answers: ['Yes', 'No'],
        correctAnswer: [1],
        availableForPractice: false,
      },
    });
  });

  it('can be followed by another new question', async () => {
    server.use(api.mutation('AddQuestion', answered({ addQuestion: primes })));
    const { user, drawer } = await writing();
    await user.click(drawer.getByRole('button', { name: 'Save and add another' }));
    expect(await screen.findByText('Successfully added!')).toBeVisible();
    expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveValue('');
    expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveFocus();
  });

  it('that could not be added shows the specification’s error, keeps its text, and can be tried again', async () => {
    server.use(api.mutation('AddQuestion', noConnection));
    const { user, save, drawer } = await writing();
    await save();
    const failure = await drawer.findByRole('alert', {
      name: 'Failed to add question. Please try again later.',
    });
    expect(failure).toHaveTextContent('The server did not answer.');
    expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveValue('Is 7 a prime?');
    server.use(api.mutation('AddQuestion', answered({ addQuestion: primes })));
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Successfully added!')).toBeVisible();
  });

  it('shows the server’s errors at their fields', async () => {
    const message = 'The concept cannot be shown.';
    server.use(
      api.mutation(
        'AddQuestion',
        refusal(`input.question: ${message}`, 'BAD_USER_INPUT', { 'input.question': message }),
      ),
    );
    const { save, drawer } = await writing();
    await save();
    await waitFor(() =>
      expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveAccessibleDescription(message),
    );
    expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveFocus();
  });

  it('is not sent while a field has an error', async () => {
    const { user, save, drawer } = await writing();
    await user.clear(drawer.getByRole('textbox', { name: 'Question' }));
    await save();
    expect(drawer.getByText('The question must not be empty.')).toBeVisible();
  });

  it('shows a similar question of the bank while it is typed', async () => {
    const twin = {
      __typename: 'QuestionSummary',
      id: 'x',
      textFormat: 'PLAIN',
      question: 'Is seven prime?',
      updatedAt: '2026-01-05T08:00:00Z',
    };
    const { drawer } = await writing([twin]);
    expect(await drawer.findByText('The bank already has a similar question:')).toBeVisible();
    expect(drawer.getByText('Is seven prime?')).toBeVisible();
  });

  it('is discarded only after a confirmation', async () => {
    const { user, drawer } = await writing();
    await user.click(drawer.getByRole('button', { name: 'Cancel' }));
    const asks = within(await dialog('Leave without saving the question?'));
    await user.click(asks.getByRole('button', { name: 'Keep writing' }));
    expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveValue('Is 7 a prime?');
    await user.click(drawer.getByRole('button', { name: 'Cancel' }));
    const again = within(await dialog('Leave without saving the question?'));
    await user.click(again.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a question' })).toHaveFocus());
  });

  it('asks for a confirmation on Escape, and a second Escape closes only the confirmation', async () => {
    const { user, drawer } = await writing();
    await user.keyboard('{Escape}');
    await dialog('Leave without saving the question?');
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Leave without saving the question?' })).toBeNull(),
    );
    expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveValue('Is 7 a prime?');
  });
});

describe('a question of the bank', () => {
  it('is saved with the revision that was opened', async () => {
    const sent = vi.fn();
    server.use(
      api.mutation('EditQuestion', ({ variables }) => {
        sent(variables);
        return answered({ editQuestion: { ...primes, points: 3, revision: 6 } })();
      }),
    );
    const { user, drawer, save } = await editing();
    expect(drawer.getByRole('checkbox', { name: 'Answer 2 is correct' })).toBeChecked();
    await user.clear(drawer.getByRole('textbox', { name: 'Points' }));
    await user.type(drawer.getByRole('textbox', { name: 'Points' }), '3');
    await save();
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      id: 'primes',
      revision: 5,
      input: { points: 3, answers: ['2', '3', '4'], correctAnswer: [1, 2], categoryId: 'algebra' },
    });
  });

  it('shows the quizzes that use it', async () => {
    const { drawer } = await editing({
      ...primes,
      usedIn: [{ __typename: 'QuestionUse', quizId: 'w1', title: 'Week 1' }],
    });
    expect(drawer.getByRole('link', { name: 'Week 1' })).toHaveAttribute('href', '/quiz/w1');
  });

  it('that was changed in another tab is shown as stored, and overwritten only on request', async () => {
    const theirs = { ...primes, question: 'Which are primes?', revision: 9 };
    const sent = vi.fn();
    server.use(
      api.mutation('EditQuestion', ({ variables }) => {
        sent(variables['revision']);
        if (variables['revision'] === 5) return refusal('It was changed elsewhere.', 'CONFLICT')();
        return answered({ editQuestion: { ...primes, revision: 10 } })();
      }),
      api.query('BankQuestionNow', answered({ question: theirs })),
    );
    const { user, drawer, save } = await editing();
    await save();
    const conflict = within(
      await drawer.findByRole('alert', { name: 'This question was changed elsewhere' }),
    );
    expect(conflict.getByText('Which are primes?')).toBeVisible();
    await user.click(conflict.getByRole('button', { name: 'Overwrite with mine' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(sent.mock.calls).toEqual([[5], [9]]);
  });

  it('that was changed in another tab can be replaced by the stored version', async () => {
    server.use(
      api.mutation('EditQuestion', refusal('It was changed elsewhere.', 'CONFLICT')),
      api.query(
        'BankQuestionNow',
        answered({ question: { ...primes, question: 'Which are primes?', revision: 9 } }),
      ),
    );
    const { user, drawer, save } = await editing();
    await save();
    await user.click(await drawer.findByRole('button', { name: 'Use the stored version' }));
    expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveValue('Which are primes?');
    expect(drawer.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['/manageQuestions?bank=adas', /^This bank is no longer shared with you for editing/, null],
    ['/manageQuestions', /^The question was deleted elsewhere/, 'algebra'],
  ])('that can no longer be edited at %s can be saved in the user’s bank', async (at, why, categoryId) => {
    const sent = vi.fn();
    server.use(
      api.mutation('EditQuestion', refusal('Question not found.', 'NOT_FOUND')),
      api.mutation('AddQuestion', ({ variables }) => {
        sent(variables);
        return answered({ addQuestion: { ...primes, id: 'own' } })();
      }),
    );
    const { user, drawer, save } = await editing(primes, at);
    await user.type(drawer.getByRole('textbox', { name: 'Question' }), ' Really?');
    await save();
    const failure = within(await drawer.findByRole('alert', { name: 'The question wasn’t saved' }));
    expect(failure.getByText(why)).toHaveTextContent(/Your text is still in the form\./);
    expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveValue(`${primes.question} Really?`);
    await user.click(failure.getByRole('button', { name: 'Save in my bank' }));
    expect(await screen.findByText('Saved in your bank.')).toBeVisible();
    expect(sent.mock.calls).toMatchObject([
      [{ bankId: null, input: { question: `${primes.question} Really?`, categoryId } }],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows its versions, and can be edited from an older one', async () => {
    bankHas(primes);
    const { __typename: _, id: _id, ...asked } = primes;
    const version = (number: number, question: string) => ({
      ...asked,
      __typename: 'QuestionVersion',
      number,
      createdAt: '2026-01-05T08:00:00Z',
      editor: number === 1 ? null : { __typename: 'UserSummary', name: 'Ivy Lee' },
      question,
    });
    server.use(
      api.query(
        'QuestionVersions',
        answered({ questionVersions: [version(2, primes.question), version(1, 'Prime?')] }),
      ),
    );
    const { user } = openBank();
    await user.click(await screen.findByRole('button', { name: `More for: ${primes.question}` }, patient));
    await user.click(await screen.findByRole('menuitem', { name: 'Versions' }));
    const versions = within(await dialog('Versions'));
    expect(await versions.findByRole('heading', { name: 'Version 2, as it is now' })).toBeVisible();
    const entries = versions
      .getAllByRole('listitem')
      .filter((entry) => entry.textContent.startsWith('Version'));
    expect(entries[0]).toHaveTextContent(/By Ivy Lee, Jan 5, 2026/);
    expect(entries[1]).not.toHaveTextContent(/By /);
    await user.click(versions.getByRole('button', { name: 'Edit from version 1' }));
    const drawer = within(await dialog('Edit the question'));
    expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveValue('Prime?');
    await user.click(drawer.getByRole('button', { name: 'Cancel' }));
    const asks = within(await dialog('Leave without saving the question?'));
    await user.click(asks.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const more = screen.getByRole('button', { name: `More for: ${primes.question}` });
    await waitFor(() => expect(more).toHaveFocus());
  });
});
