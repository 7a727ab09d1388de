import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { HttpResponse } from 'msw';
import { DataProvider } from '../../../lib/data-provider.tsx';
import { answered, api, noConnection, refusal } from '../../../testing/accounts.ts';
import { renderSite } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import { RequestResetScreen } from './request-reset-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

vi.mock('../password/estimate.ts', () => ({ estimate: () => 3 }));

const open = (screenToShow: ReactNode, at: string) =>
  renderSite(<DataProvider>{screenToShow}</DataProvider>, { at });

const result = (message: string) => ({ __typename: 'ResetResult', message });

/** Mocks a response that is sent only when `answer` is called, so that a test can check the state before. */
function delayed(operation: string, data: Record<string, unknown>) {
  const sent = vi.fn();
  let answer = () => {};
  server.use(
    api.mutation(operation, async ({ variables }) => {
      sent(variables);
      await new Promise<void>((resolve) => (answer = resolve));
      return HttpResponse.json({ data });
    }),
  );
  return { sent, answer: () => answer() };
}

describe('asking for a reset', () => {
  const requestedMessage = 'Please check your email for further instructions to reset the password';
  const openRequest = () => open(<RequestResetScreen />, '/reset-password/generate');
  const send = () => screen.getByRole('button', { name: 'Mail me the link' });

  it('shows its progress, then asks the user to check the mail', async () => {
    const request = delayed('RequestPasswordReset', { requestPasswordReset: result(requestedMessage) });
    const { user } = openRequest();
    await user.type(screen.getByLabelText('Email'), 'ada@site.test');
    await user.click(send());
    expect(screen.getByText('Verifying password reset credentials')).toBeVisible();
    await vi.waitFor(() => {
      request.answer();
      expect(screen.getByText(requestedMessage)).toHaveFocus();
    });
    expect(request.sent.mock.calls).toEqual([[{ email: 'ada@site.test' }]]);
  });

  it('that fails shows an error, and can be tried again', async () => {
    server.use(api.mutation('RequestPasswordReset', noConnection));
    const { user } = openRequest();
    await user.type(screen.getByLabelText('Email'), 'ada@site.test');
    await user.click(send());
    const failure = await screen.findByRole('alert', { name: 'Failed to reset password' });
    expect(failure).toHaveTextContent('The server did not answer.');
    server.use(
      api.mutation('RequestPasswordReset', answered({ requestPasswordReset: result(requestedMessage) })),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(requestedMessage)).toBeVisible();
  });

  it('needs an address', async () => {
    const { user } = openRequest();
    await user.click(send());
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This is not an email address.');
  });
});

describe('setting a new password', () => {
  const done = 'Password reset successfully! You can login now';
  const openReset = async (at = '/reset-password?token=user.secret') => {
    const site = open(<ResetPasswordScreen />, at);
    await screen.findByLabelText('New password');
    return site;
  };
  const password = () => screen.getByLabelText('New password');

  beforeEach(() => server.use(api.query('PasswordResetLink', answered({ passwordResetLink: true }))));

  it('is refused with an expired link, and a new link is offered at once', async () => {
    server.use(api.query('PasswordResetLink', answered({ passwordResetLink: false })));
    const { address, user } = open(<ResetPasswordScreen />, '/reset-password?token=user.secret');
    expect(await screen.findByRole('alert', { name: 'Failed to reset password' })).toHaveTextContent(
      'This link no longer works',
    );
    expect(screen.queryByLabelText('New password')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(address()).toBe('/reset-password/generate');
  });

  it('can be tried if the state of the link is unknown', async () => {
    server.use(api.query('PasswordResetLink', refusal('Too many attempts.', 'RATE_LIMITED')));
    await openReset();
    expect(password()).toBeVisible();
  });

  it('shows its progress, then that the user can sign in', async () => {
    const request = delayed('ResetPassword', { resetPassword: result(done) });
    const { user, address } = await openReset();
    await user.type(password(), 'correct horse battery{Enter}');
    expect(screen.getByText('Resetting your password...')).toBeVisible();
    await vi.waitFor(() => {
      request.answer();
      expect(screen.getByText(done)).toHaveFocus();
    });
    expect(request.sent.mock.calls).toEqual([[{ token: 'user.secret', password: 'correct horse battery' }]]);
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(address()).toBe('/login');
  });

  it('with an expired link fails, and offers a new one', async () => {
    server.use(api.mutation('ResetPassword', refusal('Failed to reset password', 'BAD_USER_INPUT')));
    const { user } = await openReset();
    await user.type(password(), 'correct horse battery{Enter}');
    const failure = await screen.findByRole('alert', { name: 'Failed to reset password' });
    expect(failure).toHaveTextContent('The link works once, for one hour.');
    expect(password()).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Ask for a new one' }));
  });

  it('shows the server’s error at its field', async () => {
    const fields = { password: 'Do not use your own name or address.' };
    server.use(api.mutation('ResetPassword', refusal('Failed to reset password', 'BAD_USER_INPUT', fields)));
    const { user } = await openReset();
    await user.type(password(), 'ada@site.test{Enter}');
    await screen.findByRole('alert', { name: 'Failed to reset password' });
    expect(password()).toHaveAccessibleDescription(/Do not use your own name/);
    expect(password()).toHaveFocus();
  });

  it('is not sent with a password that is too short', async () => {
    const { user } = await openReset();
    await user.type(password(), 'short{Enter}');
    expect(password()).toHaveAccessibleDescription(/Use at least 10 characters\./);
  });

  it('without a token offers a new link', () => {
    open(<ResetPasswordScreen />, '/reset-password');
    expect(screen.getByRole('alert', { name: 'Failed to reset password' })).toHaveTextContent('incomplete');
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/reset-password/generate',
    );
  });
});
