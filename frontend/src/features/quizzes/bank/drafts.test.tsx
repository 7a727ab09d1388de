import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionState } from '../../../lib/session/session-state.ts';
import { answered, api, knownAs, refusal } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { bankHas, openBank, primes } from './testing/given.ts';

const dialog = (name: string) => screen.findByRole('dialog', { name }, patient);
const press = (name: string) => screen.findByRole('button', { name }, patient);
const offer = (name: string) => screen.findByRole('alert', { name }, patient);
const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('markwise-draft-'));

beforeEach(() => {
  bankHas(primes);
});

/** Begins a new question, and waits until its draft is stored. */
async function writing(text = 'Is 7 a prime?') {
  const site = openBank();
  await site.user.click(await press('Add a question'));
  const drawer = within(await dialog('A new question'));
  await site.user.type(drawer.getByRole('textbox', { name: 'Question' }), text);
  await waitFor(() => expect(draftKeys()).toHaveLength(1));
  return { ...site, drawer };
}

/** Changes a question of the bank, and leaves the page without saving. */
async function leaveChanged() {
  const site = openBank();
  await site.user.click(await press(primes.question));
  const drawer = within(await dialog('Edit the question'));
  await site.user.type(drawer.getByRole('textbox', { name: 'Question' }), ' Say why.');
  site.unmount();
}

describe('a new question', () => {
  it('is offered as a draft after a reload, and can be continued', async () => {
    const { unmount } = await writing();
    unmount();
    const { user } = openBank();
    const left = within(await offer('A question isn’t saved yet'));
    expect(left.getByText(/^‘Is 7 a prime\?’, written just now\./)).toBeVisible();
    await user.click(left.getByRole('button', { name: 'Go on with your draft' }));
    const drawer = within(await dialog('A new question'));
    expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveValue('Is 7 a prime?');
    await user.click(drawer.getByRole('button', { name: 'Cancel' }));
    expect(await dialog('Leave without saving the question?')).toBeVisible();
  });

  it('does not replace the draft of an earlier question, and both can be discarded', async () => {
    const { unmount } = await writing();
    unmount();
    const { user, unmount: leave } = openBank();
    await user.click(await press('Add a question'));
    const drawer = within(await dialog('A new question'));
    expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveValue('');
    await user.type(drawer.getByRole('textbox', { name: 'Question' }), 'Is 9 a prime?');
    leave();
    expect(draftKeys()).toHaveLength(2);
    const { user: later } = openBank();
    expect(await screen.findByText(/1 more after this one\./, {}, patient)).toBeVisible();
    await later.click(await press('Discard'));
    expect(screen.getByText(/^‘Is 7 a prime\?’/)).toBeVisible();
    await later.keyboard('{Enter}');
    expect(screen.queryByRole('alert', { name: 'A question isn’t saved yet' })).toBeNull();
    expect(draftKeys()).toEqual([]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('has no draft once it is saved or discarded', async () => {
    server.use(api.mutation('AddQuestion', answered({ addQuestion: primes })));
    const { user, drawer } = await writing();
    await user.type(drawer.getByRole('textbox', { name: 'Answer 1' }), 'Yes');
    await user.type(drawer.getByRole('textbox', { name: 'Answer 2' }), 'No');
    await user.click(drawer.getByRole('radio', { name: 'Answer 1 is correct' }));
    await user.click(drawer.getByRole('button', { name: 'Save and add another' }));
    expect(await screen.findByText('Successfully added!')).toBeVisible();
    expect(draftKeys()).toEqual([]);
    await user.type(drawer.getByRole('textbox', { name: 'Question' }), 'Is 9 a prime?');
    await waitFor(() => expect(draftKeys()).toHaveLength(1));
    await user.click(drawer.getByRole('button', { name: 'Cancel' }));
    await user.click(await press('Leave without saving'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(draftKeys()).toEqual([]);
  });

  it('is restored after the user has signed in again', async () => {
    server.use(api.mutation('AddQuestion', refusal('Sign in first.', 'UNAUTHENTICATED')));
    const { user, drawer, unmount } = await writing();
    await user.type(drawer.getByRole('textbox', { name: 'Answer 1' }), 'Yes');
    await user.click(drawer.getByRole('radio', { name: 'Answer 1 is correct' }));
    await user.type(drawer.getByRole('textbox', { name: 'Answer 2' }), 'No');
    knownAs(null);
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^The question bank belongs to an instructor account/)).toBeVisible();
    unmount();
    sessionState({ name: 'idle' });
    const { user: again } = openBank();
    await again.click(await press('Go on with your draft'));
    const later = within(await dialog('A new question'));
    expect(later.getByRole('textbox', { name: 'Answer 2' })).toHaveValue('No');
  });

  it('of another account is hidden', async () => {
    const { unmount } = await writing();
    unmount();
    const [key = ''] = draftKeys();
    localStorage.setItem(key.replace('grace', 'alan'), localStorage.getItem(key) ?? '');
    localStorage.removeItem(key);
    openBank();
    await press(primes.question);
    expect(screen.queryByText(/Is 7 a prime/)).toBeNull();
  });
});

describe('a question of the bank', () => {
  it('can be edited further after a reload', async () => {
    await leaveChanged();
    server.use(api.query('BankQuestionNow', answered({ question: primes })));
    const { user } = openBank();
    await user.click(await press('Go on with your draft'));
    const drawer = within(await dialog('Edit the question'));
    expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveValue(`${primes.question} Say why.`);
    expect(drawer.queryByRole('alert')).toBeNull();
  });

  it('that was saved in another tab is shown as stored, with the draft as a choice', async () => {
    await leaveChanged();
    const theirs = { ...primes, question: 'Which are primes?', revision: 9 };
    const sent = vi.fn();
    server.use(
      api.query('BankQuestionNow', answered({ question: theirs })),
      api.mutation('EditQuestion', ({ variables }) => {
        sent(variables['revision']);
        return answered({ editQuestion: { ...theirs, revision: 10 } })();
      }),
    );
    const { user } = openBank();
    await user.click(await press('Go on with your draft'));
    const drawer = within(await dialog('Edit the question'));
    expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveValue('Which are primes?');
    const choice = within(await drawer.findByRole('alert', { name: 'You have a draft of this question' }));
    expect(choice.getByText(/The question was saved elsewhere/)).toBeVisible();
    await user.click(choice.getByRole('button', { name: 'Go on with your draft' }));
    expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveValue(`${primes.question} Say why.`);
    expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveFocus();
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent.mock.calls).toEqual([[9]]));
    expect(draftKeys()).toEqual([]);
  });

  it('that was deleted is continued as a new question', async () => {
    await leaveChanged();
    server.use(api.query('BankQuestionNow', answered({ question: null })));
    const { user } = openBank();
    await user.click(await press('Go on with your draft'));
    const drawer = within(await dialog('A new question'));
    expect(drawer.getByRole('textbox', { name: 'Question' })).toHaveValue(`${primes.question} Say why.`);
  });
});
