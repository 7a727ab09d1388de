import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../lib/data-provider.tsx';
import { answered, api, noConnection, refusal } from '../../../testing/accounts.ts';
import { renderSite } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import { VerifyScreen } from './verify-screen.tsx';

// The real module reads half a megabyte of common passwords.
vi.mock('../password/estimate.ts', () => ({ estimate: () => 3 }));

const open = (at: string) =>
  renderSite(
    <StrictMode>
      <DataProvider>
        <VerifyScreen />
      </DataProvider>
    </StrictMode>,
    { at },
  );

const success = 'User verified! You can login now';
const outcome = { __typename: 'VerifyResult', message: success, returnPath: null };
const verified = answered({ verifyEmail: { ...outcome, needsPassword: false } });
const passwordNeeded = answered({ verifyEmail: { ...outcome, needsPassword: true } });

describe('the link of the verification mail', () => {
  it('is used once, automatically, and leads to the sign-in screen', async () => {
    const requestSpy = vi.fn(verified);
    server.use(api.mutation('VerifyEmail', requestSpy));
    const { user, address } = open('/verify-user?token=user.secret');
    expect(screen.getByText('Verifying the user...')).toBeVisible();
    await waitFor(() => expect(screen.getByText(success)).toHaveFocus());
    expect(screen.queryByText('Verifying the user...')).toBeNull();
    expect(requestSpy).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(address()).toBe('/login');
  });

  it('that no longer works shows an error and what to do', async () => {
    server.use(api.mutation('VerifyEmail', refusal('Verification failed', 'BAD_USER_INPUT')));
    open('/verify-user?token=user.old');
    const failure = await screen.findByRole('alert', { name: 'Verification failed' });
    expect(failure).toHaveTextContent('The link works once, for 24 hours.');
    expect(screen.getByRole('link', { name: 'Register again' })).toHaveAttribute('href', '/register');
  });

  it('can be tried again if the server did not answer', async () => {
    server.use(api.mutation('VerifyEmail', noConnection));
    const { user } = open('/verify-user?token=user.secret');
    const failure = await screen.findByRole('alert', { name: 'Verification failed' });
    expect(failure).toHaveTextContent('The server did not answer.');
    server.use(api.mutation('VerifyEmail', verified));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(success)).toBeVisible();
  });

  it('without its token shows an error and sends no request', () => {
    open('/verify-user');
    expect(screen.getByRole('alert', { name: 'Verification failed' })).toHaveTextContent('incomplete');
    expect(screen.queryByText('Verifying the user...')).toBeNull();
  });

  it('in another browser asks for the chosen password, and leads back to where the registration began', async () => {
    server.use(api.mutation('VerifyEmail', passwordNeeded));
    const { user, address, state } = open('/verify-user?token=user.secret');
    await waitFor(() =>
      expect(screen.getByText('Your address is verified. One step is left.')).toHaveFocus(),
    );
    expect(screen.queryByText(success)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Confirm the password' }));
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Enter the password that you chose.',
    );
    const problem = 'This is not the password that you registered with.';
    const wrong = refusal('Verification failed', 'BAD_USER_INPUT', { password: problem });
    server.use(api.mutation('VerifyEmail', wrong));
    await user.type(screen.getByLabelText('Password'), 'a wrong sentence');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert', { name: 'Check the marked fields.' })).toBeVisible();
    expect(screen.queryByText('Verification failed')).toBeNull();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(problem);
    const sent = vi.fn();
    server.use(
      api.mutation('VerifyEmail', ({ variables }) => {
        sent(variables);
        return answered({ verifyEmail: { ...outcome, needsPassword: false, returnPath: '/course/7' } })();
      }),
    );
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'a sentence of my own');
    await user.click(screen.getByRole('button', { name: 'Confirm the password' }));
    await waitFor(() => expect(screen.getByText(success)).toHaveFocus());
    expect(sent.mock.calls).toEqual([[{ token: 'user.secret', password: 'a sentence of my own' }]]);
    // The registration began on this page in the other browser.
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect([address(), state()]).toEqual(['/login', { from: '/course/7' }]);
  });

  it('in another browser can set a new password instead', async () => {
    server.use(api.mutation('VerifyEmail', passwordNeeded));
    const { user } = open('/verify-user?token=user.secret');
    await user.click(await screen.findByRole('button', { name: 'Set a new password instead' }));
    await user.type(screen.getByLabelText('New password'), 'short');
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Use at least 10 characters\./);
    const sent = vi.fn();
    server.use(
      api.mutation('VerifyEmail', ({ variables }) => {
        sent(variables);
        return verified();
      }),
    );
    await user.type(screen.getByLabelText('New password'), ' sentence of mine');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(success)).toHaveFocus());
    expect(sent.mock.calls).toEqual([[{ token: 'user.secret', newPassword: 'short sentence of mine' }]]);
  });

  it('that was used while the password was typed shows what to do', async () => {
    server.use(api.mutation('VerifyEmail', passwordNeeded));
    const { user } = open('/verify-user?token=user.secret');
    await user.type(await screen.findByLabelText('Password'), 'a sentence of my own');
    server.use(api.mutation('VerifyEmail', refusal('Verification failed', 'BAD_USER_INPUT')));
    await user.keyboard('{Enter}');
    const failure = await screen.findByRole('alert', { name: 'Verification failed' });
    expect(failure).toHaveTextContent('This link no longer works.');
  });
});
