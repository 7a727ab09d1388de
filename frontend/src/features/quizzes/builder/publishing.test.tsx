import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answered, api, refusal, signedInAs } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';
import { grace, quiz, quizMeta, sections, storesQuizzes } from './testing/given.ts';
import { onScreen } from './testing/on-screen.ts';
import { openSavedQuiz, savedQuizAddress } from './testing/open-builder.tsx';

const { title, button } = onScreen;

beforeEach(() => {
  signedInAs(grace);
  sections({ quizzes: [quizMeta('limits', 'Limits')] });
});

const setsState = () =>
  server.use(
    api.mutation('SetBuiltQuizState', ({ variables: { id: _id, ...state } }) =>
      HttpResponse.json({ data: { updateQuizMetadata: quiz({ ...state, revision: 2 }) } }),
    ),
  );

describe('availability', () => {
  it('is switched at once, and typed text stays', async () => {
    setsState();
    const { user } = await openSavedQuiz(quiz({ isPublished: true, active: false }));
    await user.type(await title(), ' and more');
    expect(screen.getByText('Students see the last saved version.')).toBeVisible();
    await user.click(openSwitch());
    expect(await screen.findByText(/^Open\. Students can take the quiz/)).toBeVisible();
    expect(await title()).toHaveValue('Limits and more');
  });

  const openSwitch = () => screen.getByRole('switch', { name: 'Open' });
  const inProgress = (count: number, gradedCount = 0) =>
    server.use(
      api.query(
        'AttemptsInProgress',
        answered({
          quizResultsSummary: {
            __typename: 'QuizResultsSummary',
            id: 'limits',
            inProgressCount: count,
            toGradeCount: gradedCount === 0 ? 0 : 1,
            gradedCount,
          },
        }),
      ),
    );

  it('is switched off only after a confirmation if attempts are in progress', async () => {
    setsState();
    inProgress(1);
    const { user } = await openSavedQuiz(quiz({ isPublished: true }));
    await user.click(openSwitch());
    const asked = within(await screen.findByRole('dialog', { name: 'Close the quiz now?' }));
    expect(asked.getByText('1 attempt is in progress.')).toBeVisible();
    expect(asked.getByText(/nobody can start or continue an attempt/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Keep it open' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(openSwitch()).toBeChecked();
    await user.click(openSwitch());
    await user.click(await screen.findByRole('button', { name: 'Close it now' }));
    expect(
      await screen.findByText(/^Closed\. While it is closed, nobody can start or continue an attempt/),
    ).toBeVisible();
    expect(openSwitch()).not.toBeChecked();
  });

  it('ends only after a confirmation if the quiz is deleted while attempts are in progress', async () => {
    setsState();
    inProgress(2, 11);
    const { user } = await openSavedQuiz(quiz({ isPublished: true }));
    const remove = async () => {
      await user.click(screen.getByRole('button', { name: 'More for this quiz' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    };
    await remove();
    const asked = within(await screen.findByRole('dialog', { name: 'Delete the quiz now?' }));
    expect(asked.getByText('2 attempts are in progress.')).toBeVisible();
    expect(asked.getByText('12 attempts were submitted.')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Deleted Limits.')).toBeNull();
    await remove();
    await user.click(await screen.findByRole('button', { name: 'Delete it now' }));
    expect(await screen.findByText('Deleted Limits.')).toBeVisible();
  });

  it.each([
    ['no attempt is in progress', () => inProgress(0)],
    [
      'the attempts cannot be counted',
      () => server.use(api.query('AttemptsInProgress', refusal('Too many requests.', 'RATE_LIMITED'))),
    ],
  ])('is switched off at once if %s', async (_condition, given) => {
    setsState();
    given();
    const { user } = await openSavedQuiz(quiz({ isPublished: true }));
    await user.click(openSwitch());
    await waitFor(() => expect(openSwitch()).not.toBeChecked());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the specification’s error if it was not changed', async () => {
    server.use(api.mutation('SetBuiltQuizState', () => HttpResponse.json({}, { status: 502 })));
    const { user } = await openSavedQuiz();
    await user.click(screen.getByRole('switch', { name: 'Published' }));
    expect(await screen.findByText('Updating quiz failed')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Published' })).not.toBeChecked();
  });

  it('ends when the quiz is deleted, until undo', async () => {
    setsState();
    inProgress(0);
    const { user, address } = await openSavedQuiz();
    await user.click(button('More for this quiz'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Deleted Limits.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/quiz/create-quiz'));
    await user.click(button('Undo'));
    expect(await screen.findByText('Limits is back.')).toBeVisible();
    await waitFor(() => expect(address()).toBe(savedQuizAddress));
    expect(await title()).toHaveValue('Limits');
  });

  it('is off for a deleted quiz, which can be restored', async () => {
    setsState();
    const { user } = await openSavedQuiz(quiz({ deleted: true }));
    expect(screen.queryByRole('switch', { name: 'Published' })).toBeNull();
    await user.click(button('Restore'));
    expect(await screen.findByRole('switch', { name: 'Published' })).toBeVisible();
  });
});

describe('the switch to publish, with unsaved changes,', () => {
  const publishedSwitch = () => screen.getByRole('switch', { name: 'Published' });

  it('publishes the quiz as it is on the screen: the changes are saved first', async () => {
    const saves = storesQuizzes(quiz());
    let published: unknown = null;
    server.use(
      api.mutation('SetBuiltQuizState', () => {
        published = saves.updated.at(-1)?.input.data?.title;
        return HttpResponse.json({
          data: { updateQuizMetadata: quiz({ isPublished: true, revision: 3 }) },
        });
      }),
    );
    const { user } = await openSavedQuiz();
    await user.type(await title(), ' and more');
    expect(screen.getByText('If you publish the quiz, your changes are saved first.')).toBeVisible();
    await user.click(publishedSwitch());
    expect(await screen.findByText('Published. Students can find the quiz now.')).toBeVisible();
    expect(saves.updated).toHaveLength(1);
    expect(published).toBe('Limits and more');
    expect(screen.getByText(/^Open · saved/)).toBeVisible();
  });

  it('publishes nothing if the changes are invalid, and names the reason', async () => {
    const saves = storesQuizzes(quiz());
    const { user } = await openSavedQuiz();
    await user.clear(await title());
    await user.click(publishedSwitch());
    expect(await screen.findByText(/^The quiz isn’t published, because/)).toBeVisible();
    expect(await title()).toHaveFocus();
    expect(publishedSwitch()).not.toBeChecked();
    expect(saves.updated).toHaveLength(0);
  });

  it('publishes nothing if the server does not save the changes. Another try saves and publishes', async () => {
    setsState();
    server.use(
      api.mutation('UpdateBuiltQuiz', refusal('The storage is full.', 'BAD_USER_INPUT'), { once: true }),
    );
    const { user } = await openSavedQuiz();
    await user.type(await title(), ' and more');
    await user.click(publishedSwitch());
    expect(await screen.findByText('Updating quiz failed. The storage is full.')).toBeVisible();
    expect(publishedSwitch()).not.toBeChecked();
    const saves = storesQuizzes(quiz());
    await user.click(button('Try again'));
    expect(await screen.findByText('Published. Students can find the quiz now.')).toBeVisible();
    expect(saves.updated).toHaveLength(1);
  });
});
