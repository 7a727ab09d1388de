import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../lib/data-provider.tsx';
import { answered, api, noConnection, refusal } from '../../../testing/accounts.ts';
import { renderSite } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import { RegisterScreen } from './register-screen.tsx';

// The real module reads half a megabyte of common passwords.
vi.mock('../password/estimate.ts', () => ({
  estimate: (password: string, own: readonly string[]) =>
    own.includes(password) ? 0 : Math.min(4, Math.floor(password.length / 5)),
}));

const open = () =>
  renderSite(
    <DataProvider>
      <RegisterScreen />
    </DataProvider>,
    { at: { pathname: '/register', state: { from: '/course/7?tab=quizzes' } } },
  );

const failureText = 'Registration Falied : Email-id already registered';
const success = 'Registered successfully! Please check your email for further steps';
const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'Create the account' });

async function fill(user: ReturnType<typeof open>['user']): Promise<void> {
  await user.type(field('First name'), 'Ada');
  await user.type(field('Last name'), 'Lovelace');
  await user.type(field('Email'), 'ada@site.test');
  await user.type(field('Password'), 'correct horse battery');
}

describe('registering', () => {
  it('sends the form, and explains what happens next', async () => {
    const sent = vi.fn();
    let answer = () => {};
    server.use(
      api.mutation('Register', async ({ variables }) => {
        sent(variables);
        await new Promise<void>((resolve) => (answer = resolve));
        const register = { __typename: 'RegisterResult', message: success };
        return HttpResponse.json({ data: { register } });
      }),
    );
    const { user } = open();
    await fill(user);
    await user.click(field('I teach: I would like to become an instructor'));
    await user.click(submit());
    expect(screen.getByRole('status', { name: 'Registering...' })).toBeVisible();
    await vi.waitFor(() => {
      answer();
      expect(screen.getByText(success)).toHaveFocus();
    });
    expect(screen.getByText(/We sent a message/)).toHaveTextContent('ada@site.test');
    expect(sent.mock.calls).toEqual([
      [
        {
          input: {
            firstName: 'Ada',
            lastName: 'Lovelace',
            email: 'ada@site.test',
            password: 'correct horse battery',
            instructor: true,
            notifications: false,
            upgradeRequest: { linkedin: '', description: '', title: '', affiliation: '' },
            returnPath: '/course/7?tab=quizzes',
          },
        },
      ],
    ]);
  });

  it('starts with an empty form for another address, and on each visit', async () => {
    const register = { __typename: 'RegisterResult', message: success };
    server.use(api.mutation('Register', answered({ register })));
    const { user, unmount } = open();
    await fill(user);
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'Register another address' }));
    expect(field('Email')).toHaveValue('');
    expect(field('First name')).toHaveFocus();
    unmount();
    open();
    expect(field('Email')).toHaveValue('');
    expect(screen.queryByText(success)).toBeNull();
  });

  it('shows the specification’s error and the server’s error at each field, and keeps the entries', async () => {
    const fields = { password: 'This password is too easy to guess.' };
    server.use(api.mutation('Register', refusal(failureText, 'BAD_USER_INPUT', fields)));
    const { user } = open();
    await fill(user);
    await user.click(submit());
    const failure = await screen.findByRole('alert', { name: failureText });
    expect(failure).toHaveTextContent('Check the marked fields.');
    expect(field('Password')).toHaveAccessibleDescription(/too easy to guess/);
    expect(field('Password')).toHaveFocus();
    expect(field('Email')).toHaveValue('ada@site.test');
  });

  it('shows the specification’s error if the server refuses the address', async () => {
    const fields = { email: 'No mail gets there.', password: 'Do not use your own name.' };
    server.use(api.mutation('Register', refusal(failureText, 'BAD_USER_INPUT', fields)));
    const { user } = open();
    await fill(user);
    await user.click(submit());
    const failure = await screen.findByRole('alert', { name: failureText });
    expect(failure).toHaveTextContent('Check the marked fields.');
    expect(field('Email')).toHaveFocus();
  });

  it('sends the mail again by registering again', async () => {
    const sent = vi.fn();
    server.use(
      api.mutation('Register', ({ variables }) => {
        sent(variables);
        return answered({ register: { __typename: 'RegisterResult', message: success } })();
      }),
    );
    const { user } = open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByText(/Look in the spam folder/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('We sent it again. Only the newest link works.')).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(2);
    expect(sent.mock.calls[1]).toEqual(sent.mock.calls[0]);
    server.use(api.mutation('Register', refusal('Too many attempts.', 'RATE_LIMITED')));
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('It was not sent. Too many attempts.')).toBeVisible();
  });

  it.each([
    ['a taken address', refusal(failureText, 'BAD_USER_INPUT'), 'If the account is yours, sign in'],
    ['a limit', refusal('Too many attempts.', 'RATE_LIMITED'), 'Too many attempts.'],
    ['no connection', noConnection, 'The server did not answer.'],
  ])('shows the specification’s error for %s', async (_, answer, cause) => {
    server.use(api.mutation('Register', answer));
    const { user } = open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole('alert', { name: failureText })).toHaveTextContent(cause);
    const register = { __typename: 'RegisterResult', message: success };
    server.use(api.mutation('Register', answered({ register })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(success)).toBeVisible();
  });

  it('sends nothing while entries are invalid', async () => {
    const { user } = open();
    await user.type(field('Email'), 'ada at site');
    await user.type(field('Password'), 'short');
    await user.click(submit());
    expect(field('First name')).toHaveFocus();
    expect(field('First name')).toHaveAccessibleDescription('Enter your name.');
    expect(field('Email')).toHaveAccessibleDescription('This is not an email address.');
    expect(field('Password')).toHaveAccessibleDescription(/Use at least 10 characters\./);
  });
});

describe('the field for a new password', () => {
  it('rates the password, and considers the user’s name and address', async () => {
    const { user } = open();
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    await user.type(field('Password'), 'sixteen letters!');
    expect(await screen.findByText('Strong: hard to guess')).toBeVisible();
    await user.type(field('First name'), 'sixteen letters!');
    expect(await screen.findByText('Very weak: among the first guesses')).toBeVisible();
    await user.clear(field('Password'));
    expect(screen.queryByText(/guess/)).toBeNull();
  });
});

it('asks future instructors about themselves, and sends that with the form', async () => {
  const sent = vi.fn();
  const fields = { 'upgradeRequest.affiliation': 'Keep it to one line.' };
  server.use(
    api.mutation('Register', ({ variables }) => {
      sent(variables['input']);
      return refusal(failureText, 'BAD_USER_INPUT', fields)();
    }),
  );
  const { user } = open();
  await fill(user);
  expect(screen.queryByLabelText('Affiliation')).toBeNull();
  await user.click(field('I teach: I would like to become an instructor'));
  await user.type(field('Linkedin'), 'ada lovelace');
  await user.type(field('Description'), 'Engines');
  await user.type(field('Affiliation'), 'Analytical School');
  await user.click(submit());
  expect(field('Linkedin')).toHaveFocus();
  expect(field('Description')).toHaveAccessibleDescription(/Enter at least 10 characters\./);
  await user.clear(field('Linkedin'));
  await user.type(field('Description'), ' of all kinds');
  await user.click(submit());
  await vi.waitFor(() => expect(field('Affiliation')).toHaveFocus());
  expect(field('Affiliation')).toHaveAccessibleDescription(/Keep it to one line\./);
  expect(sent.mock.calls).toEqual([
    [
      expect.objectContaining({
        instructor: true,
        upgradeRequest: {
          linkedin: '',
          description: 'Engines of all kinds',
          title: '',
          affiliation: 'Analytical School',
        },
      }),
    ],
  ]);
});
