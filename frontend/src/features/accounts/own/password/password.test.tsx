import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ada, answered, api, noConnection, refusal } from '../../../../testing/accounts.ts';
import { patient } from '../../../../testing/open-site.tsx';
import { server } from '../../../../testing/server.ts';
import { openAccount, phone, thisBrowser } from '../testing/given.ts';

vi.mock('../../password/estimate.ts', () => ({ estimate: () => 3 }));

const done = answered({ changePassword: { __typename: 'User', id: ada.id, hasPassword: true } });

/** Testing Library has no role for password fields. */
const field = (name: string) => screen.getByLabelText(name, { selector: 'input', exact: true });

describe('the password', () => {
  it('is changed with the current one, and every other browser is signed out', async () => {
    const sent = vi.fn();
    const { user } = openAccount({ sessions: [thisBrowser, phone] });
    await user.click(await screen.findByRole('button', { name: 'Change the password' }, patient));
    expect(field('Current password')).toHaveFocus();
    server.use(
      api.mutation('ChangePassword', ({ variables }) => {
        sent(variables);
        return done();
      }),
      api.query('Sessions', answered({ sessions: [thisBrowser] })),
    );
    await user.type(field('Current password'), 'so far and no further');
    await user.type(field('New password'), 'a river of seven otters');
    expect(await screen.findByText('Strong: hard to guess', {}, patient)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(
      await screen.findByText('The password is changed. Every other browser is signed out.'),
    ).toBeVisible();
    expect(sent.mock.calls).toEqual([
      [{ currentPassword: 'so far and no further', newPassword: 'a river of seven otters' }],
    ]);
    expect(await screen.findByText('You’re not signed in anywhere else.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change the password' })).toHaveFocus();
  });

  it('is not changed if the current one is wrong, and the error is at that field', async () => {
    const { user } = openAccount();
    await user.click(await screen.findByRole('button', { name: 'Change the password' }, patient));
    const wrong = { currentPassword: 'This is not your password.' };
    server.use(api.mutation('ChangePassword', refusal('Check the entries.', 'BAD_USER_INPUT', wrong)));
    await user.type(field('Current password'), 'guess');
    await user.type(field('New password'), 'a river of seven otters{Enter}');
    expect(await screen.findByRole('alert', { name: 'The password was not changed' })).toBeVisible();
    expect(field('Current password')).toHaveAccessibleDescription('This is not your password.');
    expect(field('Current password')).toHaveFocus();
  });

  it('is changed on retry if the server did not answer', async () => {
    const { user } = openAccount();
    await user.click(await screen.findByRole('button', { name: 'Change the password' }, patient));
    server.use(api.mutation('ChangePassword', noConnection));
    await user.type(field('Current password'), 'so far and no further');
    await user.type(field('New password'), 'a river of seven otters{Enter}');
    const failure = await screen.findByRole('alert', { name: 'The password was not changed' });
    server.use(api.mutation('ChangePassword', done));
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^The password is changed\./)).toBeVisible();
  });

  it('is set without a current one if the account has none, after a new sign-in', async () => {
    const { user, address, state } = openAccount({ account: { hasPassword: false } });
    await user.click(await screen.findByRole('button', { name: 'Set a password' }, patient));
    expect(screen.queryByLabelText('Current password')).toBeNull();
    server.use(
      api.mutation('ChangePassword', refusal('Sign in with Google once more.', 'FORBIDDEN')),
      api.mutation('Logout', answered({ logout: true })),
    );
    await user.type(field('New password'), 'a river of seven otters{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    await screen.findByRole('heading', { name: 'Sign in' }, patient);
    expect(address()).toBe('/login');
    expect(state()).toEqual({ from: '/myaccount#password' });
  });
});
