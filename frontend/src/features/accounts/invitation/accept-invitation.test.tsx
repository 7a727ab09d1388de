import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ada, answered, api, knownAs, noConnection, refusal, signedInAs } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';

// The real module reads half a megabyte of common passwords.
vi.mock('../password/estimate.ts', () => ({ estimate: () => 3 }));

const invitation = { email: 'una@site.test', role: 'Instructor', firstName: '', lastName: 'New' };
const path = '/accept-invitation?token=i1.secret';

function open(at = path) {
  knownAs(null);
  return openSite(at);
}

const submit = () => screen.getByRole('button', { name: 'Create the account' });
const refused = 'You can’t use this invitation';

describe('the link of an invitation', () => {
  it('shows whom it is for, creates the account and signs in', async () => {
    const sent = vi.fn();
    const user = {
      ...ada,
      id: 'una',
      email: invitation.email,
      firstName: 'Una',
      role: 'Instructor' as const,
    };
    server.use(
      // Home, after signing in.
      api.query('SavedCourses', answered({ savedCourses: [] })),
      api.query('MemberCourses', answered({ memberCourses: [] })),
      api.query('ReceivedInvitation', answered({ receivedAccountInvitation: invitation })),
      api.mutation('AcceptInvitation', ({ variables }) => {
        sent(variables['input']);
        knownAs(user);
        return answered({ acceptAccountInvitation: user })();
      }),
    );
    const site = open();
    expect(await screen.findByText('una@site.test', {}, patient)).toBeVisible();
    expect(screen.getByText(/create an account as an instructor/)).toBeVisible();
    await site.user.click(submit());
    expect(screen.getByLabelText('First name')).toHaveFocus();
    await site.user.type(screen.getByLabelText('First name'), 'Una');
    await site.user.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}');
    expect(await screen.findByText('Your account is ready, and you’re signed in.')).toBeVisible();
    await waitFor(() => expect(site.address()).toBe('/'));
    const { token, firstName, lastName, password } = {
      token: 'i1.secret',
      firstName: 'Una',
      lastName: 'New',
      password: 'correct horse battery',
    };
    expect(sent.mock.calls).toEqual([[{ token, firstName, lastName, password }]]);
  });

  it('that no longer works shows why and what to do', async () => {
    const why = 'This invitation no longer works. It was withdrawn.';
    server.use(api.query('ReceivedInvitation', refusal(why, 'CONFLICT')));
    open();
    expect(await screen.findByRole('alert', { name: refused }, patient)).toHaveTextContent(why);
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be tried again if the server did not answer', async () => {
    server.use(api.query('ReceivedInvitation', noConnection));
    const { user } = open();
    await screen.findByRole('alert', { name: refused }, patient);
    server.use(api.query('ReceivedInvitation', answered({ receivedAccountInvitation: invitation })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('una@site.test')).toBeVisible();
  });

  it('without its token sends no request', async () => {
    open('/accept-invitation');
    expect(await screen.findByRole('alert', { name: refused }, patient)).toHaveTextContent('incomplete');
  });

  it('shows the server’s errors: at their fields, or above the form', async () => {
    server.use(api.query('ReceivedInvitation', answered({ receivedAccountInvitation: invitation })));
    const fields = { password: 'This password is too easy to guess. Choose another.' };
    server.use(api.mutation('AcceptInvitation', refusal('password: …', 'BAD_USER_INPUT', fields)));
    const { user } = open();
    await user.type(await screen.findByLabelText('First name', {}, patient), 'Una');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/too easy to guess/);
    const why = 'This invitation no longer works. It was accepted already.';
    server.use(api.mutation('AcceptInvitation', refusal(why, 'CONFLICT')));
    await user.type(screen.getByLabelText('Password'), ' staple{Enter}');
    expect(await screen.findByRole('alert', { name: 'The account was not created' })).toHaveTextContent(why);
    expect(screen.getByLabelText('First name')).toHaveValue('Una');
  });

  it('asks signed-in users to sign out first', async () => {
    signedInAs(ada);
    server.use(api.query('ReceivedInvitation', answered({ receivedAccountInvitation: invitation })));
    openSite(path);
    expect(await screen.findByRole('heading', { name: 'You’re signed in' }, patient)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });
});
