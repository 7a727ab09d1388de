import { screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../lib/data-provider.tsx';
import { answered, api, noConnection, refusal } from '../../../testing/accounts.ts';
import { renderSite } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import { VerifyScreen } from './verify-screen.tsx';

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
const verified = answered({ verifyEmail: { __typename: 'VerifyResult', message: success } });

describe('the link of the verification mail', () => {
  it('is used once, by the page itself, and leads to signing in', async () => {
    const asked = vi.fn(verified);
    server.use(api.mutation('VerifyEmail', asked));
    const { user, address } = open('/verify-user?token=user.secret');
    expect(screen.getByText('Verifying the user...')).toBeVisible();
    expect(await screen.findByText(success)).toHaveFocus();
    expect(screen.queryByText('Verifying the user...')).toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(address()).toBe('/login');
  });

  it('that does not work any more says so, and what to do', async () => {
    server.use(api.mutation('VerifyEmail', refusal('Verification failed', 'BAD_USER_INPUT')));
    open('/verify-user?token=user.old');
    const failure = await screen.findByRole('alert', { name: 'Verification failed' });
    expect(failure).toHaveTextContent('The link works once, for 24 hours.');
    expect(screen.getByRole('link', { name: 'Register again' })).toHaveAttribute('href', '/register');
  });

  it('can be tried again where the server did not answer', async () => {
    server.use(api.mutation('VerifyEmail', noConnection));
    const { user } = open('/verify-user?token=user.secret');
    const failure = await screen.findByRole('alert', { name: 'Verification failed' });
    expect(failure).toHaveTextContent('The server did not answer.');
    server.use(api.mutation('VerifyEmail', verified));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(success)).toBeVisible();
  });

  it('without its token is not tried', () => {
    open('/verify-user');
    expect(screen.getByRole('alert', { name: 'Verification failed' })).toHaveTextContent('incomplete');
    expect(screen.queryByText('Verifying the user...')).toBeNull();
  });
});
