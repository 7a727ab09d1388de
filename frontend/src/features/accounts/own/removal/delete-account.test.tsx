import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionHint } from '../../../../lib/session/session-hint.ts';
import { answered, api, knownAs, refusal } from '../../../../testing/accounts.ts';
import { patient } from '../../../../testing/open-site.tsx';
import { server } from '../../../../testing/server.ts';
import { openAccount } from '../testing/given.ts';

const confirmation = () => screen.getByLabelText(/^To confirm, type/);

async function openForm(data: Parameters<typeof openAccount>[0] = {}) {
  const site = openAccount(data);
  await site.user.click(await screen.findByRole('button', { name: 'Delete my account' }, patient));
  expect(confirmation()).toHaveFocus();
  return site;
}

describe('deleting the account', () => {
  it('explains what is deleted and what stays', async () => {
    openAccount();
    expect(await screen.findByText(/saved courses, templates, quizzes/, {}, patient)).toHaveTextContent(
      'Your row and grade in an instructor’s course stay',
    );
  });

  it('needs the phrase and the password, and ends signed out on Home with a notice', async () => {
    const sent = vi.fn();
    const { user, address } = await openForm();
    server.use(
      api.mutation('DeleteMyAccount', ({ variables }) => {
        sent(variables);
        knownAs(null);
        return answered({ deleteMyAccount: true })();
      }),
    );
    await user.keyboard('{Enter}');
    expect(confirmation()).toHaveAccessibleDescription('Type ‘delete my account’.');
    await user.type(confirmation(), 'Delete my account');
    await user.type(screen.getByLabelText('Your password'), 'so far and no further{Enter}');
    await waitFor(() => expect(address()).toBe('/'), patient);
    expect(sent.mock.calls).toEqual([[{ password: 'so far and no further' }]]);
    expect(await screen.findByText(/^Your account is deleted, and you are signed out\./)).toBeVisible();
    expect(sessionHint.read()).toBeNull();
  });

  it('shows the last admin why it is refused', async () => {
    const { user, address } = await openForm();
    const why = 'This is the last admin. Make somebody else an admin first.';
    server.use(api.mutation('DeleteMyAccount', refusal(why, 'CONFLICT')));
    await user.type(confirmation(), 'delete my account');
    await user.type(screen.getByLabelText('Your password'), 'so far and no further{Enter}');
    const failure = await screen.findByRole('alert', { name: 'Your account was not deleted' });
    expect(failure).toHaveTextContent(why);
    expect(address()).toBe('/myaccount');
  });

  it('asks for a new sign-in if there is no password', async () => {
    const { user, address, state } = await openForm({ account: { hasPassword: false } });
    expect(screen.queryByLabelText('Your password')).toBeNull();
    server.use(
      api.mutation('DeleteMyAccount', refusal('Sign in with Google once more.', 'FORBIDDEN')),
      api.mutation('Logout', answered({ logout: true })),
    );
    await user.type(confirmation(), 'delete my account{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    await screen.findByRole('heading', { name: 'Sign in' }, patient);
    expect(address()).toBe('/login');
    expect(state()).toEqual({ from: '/myaccount#delete' });
  });
});
