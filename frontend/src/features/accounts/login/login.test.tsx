import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { sessionHint } from '../../../lib/session/session-hint.ts';
import { sessionState } from '../../../lib/session/session-state.ts';
import { DataProvider } from '../../../lib/data-provider.tsx';
import { ada, answered, api, noConnection, refusal } from '../../../testing/accounts.ts';
import { renderSite } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import { LoginScreen } from './login-screen.tsx';

const open = (at: Parameters<typeof renderSite>[1] = { at: '/login' }) =>
  renderSite(
    <DataProvider>
      <LoginScreen />
    </DataProvider>,
    at,
  );

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');

async function enter(user: ReturnType<typeof open>['user'], secret = 'correct horse battery'): Promise<void> {
  await user.type(email(), 'ada@site.test');
  await user.type(password(), `${secret}{Enter}`);
}

describe('signing in', () => {
  it('shows its progress, then leads back to the previous screen', async () => {
    const sent = vi.fn();
    let answer = () => {};
    server.use(
      api.mutation('Login', async ({ variables }) => {
        sent(variables);
        await new Promise<void>((resolve) => (answer = resolve));
        return HttpResponse.json({ data: { login: ada } });
      }),
    );
    const { user, address } = open({ at: { pathname: '/login', state: { from: '/courses?find=a' } } });
    await enter(user);
    expect(screen.getByRole('status', { name: 'Logging in...' })).toBeVisible();
    await waitFor(() => {
      answer();
      expect(address()).toBe('/courses?find=a');
    });
    expect(screen.getByText('Successfully logged in!')).toBeVisible();
    expect(sent.mock.calls).toEqual([[{ email: 'ada@site.test', password: 'correct horse battery' }]]);
    expect(sessionHint.read()).not.toBeNull();
    expect(sessionState()).toEqual({ name: 'signedIn' });
  });

  it('leads to the path of this site that the URL names', async () => {
    server.use(api.mutation('Login', answered({ login: ada })));
    const { user, address } = open({ at: '/login?next=/notes' });
    await enter(user);
    await waitFor(() => expect(address()).toBe('/notes'));
  });

  it('shows an error that can be dismissed, and can be tried again with the same entries', async () => {
    server.use(api.mutation('Login', refusal('Login failed', 'UNAUTHENTICATED')));
    const { user, address } = open();
    await enter(user, 'wrong');
    const failure = await screen.findByRole('alert', { name: 'Login failed' });
    expect(failure).toHaveTextContent('Check the address and the password.');
    expect(password()).toHaveValue('wrong');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('alert', { name: 'Login failed' });
    server.use(api.mutation('Login', answered({ login: ada })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('alert', { name: 'Login failed' })).toBeNull();
  });

  it.each([
    ['the server names it', refusal('Too many attempts.', 'RATE_LIMITED'), 'Too many attempts.'],
    ['the server does not answer', noConnection, 'The server did not answer.'],
  ])('shows the cause if %s', async (_, answer, message) => {
    server.use(api.mutation('Login', answer));
    const { user } = open();
    await enter(user);
    expect(await screen.findByRole('alert', { name: 'Login failed' })).toHaveTextContent(message);
  });

  it('removes the error if the next entries are incomplete', async () => {
    server.use(api.mutation('Login', refusal('Login failed', 'UNAUTHENTICATED')));
    const { user } = open();
    await enter(user, 'wrong');
    await screen.findByRole('alert', { name: 'Login failed' });
    await user.clear(password());
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(password()).toHaveAccessibleDescription('Enter your password.');
    expect(screen.queryByRole('alert', { name: 'Login failed' })).toBeNull();
  });

  it('asks for missing entries, and sends nothing', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Enter the address of your account.');
    await user.type(email(), 'a');
    expect(email()).not.toHaveAttribute('aria-invalid');
    expect(password()).toHaveAccessibleDescription('Enter your password.');
  });
});

describe('signing in after too many attempts', () => {
  const tooMany = refusal('Too many attempts. Try again in 9 minutes.', 'RATE_LIMITED');
  const mailed = (message: string) =>
    answered({ requestLoginCode: { __typename: 'LoginCodeResult', message } });
  const code = () => screen.getByLabelText('Code from the mail');
  const mailMeACode = () => screen.findByRole('button', { name: 'Mail me a code' });

  async function askForCode() {
    server.use(
      api.mutation('Login', tooMany),
      api.mutation('RequestLoginCode', mailed('If this address has an account, we have mailed it a code.')),
    );
    const opened = open();
    await enter(opened.user);
    expect(await screen.findByRole('alert', { name: 'Login failed' })).toHaveTextContent('in 9 minutes');
    expect(screen.queryByLabelText('Code from the mail')).toBeNull();
    await opened.user.click(await mailMeACode());
    return opened;
  }

  it('mails a code on request, sends the code with the same entries, and continues', async () => {
    const { user, address } = await askForCode();
    await waitFor(() => expect(code()).toHaveFocus());
    expect(screen.getByText(/we have mailed it a code. The code works once, for one hour/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    const sent = vi.fn();
    server.use(
      api.mutation('Login', ({ variables }) => {
        sent(variables);
        return HttpResponse.json({ data: { login: ada } });
      }),
    );
    await user.type(code(), 'ABCD-EFGH-JKMN{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent.mock.calls).toEqual([
      [{ email: 'ada@site.test', password: 'correct horse battery', code: 'ABCD-EFGH-JKMN' }],
    ]);
  });

  it('asks for the code, shows when it is wrong, and mails another', async () => {
    const { user } = await askForCode();
    await waitFor(() => expect(code()).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(code()).toHaveAccessibleDescription('Enter the code from the mail.');
    const wrong = 'This code is wrong or no longer works.';
    server.use(api.mutation('Login', refusal(wrong, 'BAD_USER_INPUT', { code: wrong })));
    await user.type(code(), 'WRONG{Enter}');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(wrong));
    expect(code()).toHaveFocus();
    server.use(api.mutation('RequestLoginCode', mailed('Another one is mailed.')));
    await user.click(screen.getByRole('button', { name: 'Mail another code' }));
    expect(await screen.findByText(/Another one is mailed/)).toBeVisible();
  });

  it('offers only a new code after too many attempts with a code', async () => {
    const { user } = await askForCode();
    await waitFor(() => expect(code()).toHaveFocus());
    await user.type(code(), 'ABCD-EFGH-JKMN{Enter}');
    expect(await screen.findByRole('alert', { name: 'Login failed' })).toHaveTextContent('in 9 minutes');
    expect(screen.queryByRole('button', { name: 'Mail me a code' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Mail another code' })).toBeVisible();
    expect(code()).toHaveValue('ABCD-EFGH-JKMN');
  });

  it('shows that no code was mailed, and tries again', async () => {
    server.use(api.mutation('Login', tooMany), api.mutation('RequestLoginCode', noConnection));
    const { user } = open();
    await enter(user);
    await user.click(await mailMeACode());
    const failure = await screen.findByRole('alert', { name: 'No code was mailed' });
    expect(failure).toHaveTextContent('The server did not answer.');
    server.use(api.mutation('RequestLoginCode', mailed('It is mailed.')));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(code()).toHaveFocus());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not use the code for another address', async () => {
    const { user } = await askForCode();
    await waitFor(() => expect(code()).toHaveFocus());
    await user.clear(email());
    await user.type(email(), 'bob@site.test');
    expect(screen.queryByLabelText('Code from the mail')).toBeNull();
    const sent = vi.fn();
    server.use(
      api.mutation('Login', ({ variables }) => {
        sent(variables);
        return HttpResponse.json({ data: { login: ada } });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls[0]).toEqual([{ email: 'bob@site.test', password: 'correct horse battery' }]);
  });
});

describe('the fields', () => {
  it('have the names that password managers know', () => {
    open();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('show the password on request, also by keyboard', async () => {
    const { user } = open();
    await user.type(password(), 'secret');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await user.keyboard(' ');
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('show that Caps Lock is on', () => {
    open();
    const press = (isOn: boolean) => {
      const event = createEvent.keyDown(password(), { key: 'A' });
      Object.defineProperty(event, 'getModifierState', { value: () => isOn });
      fireEvent(password(), event);
    };
    press(true);
    expect(screen.getByText('Caps Lock is on.')).toBeVisible();
    press(false);
    expect(screen.queryByText('Caps Lock is on.')).toBeNull();
  });
});
