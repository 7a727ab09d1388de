import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answered, api, noConnection, refusal } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { admin, listed, managed, openAdmin } from '../testing/given.ts';

const una = {
  __typename: 'AccountInvitation',
  id: 'i1',
  email: 'una@site.test',
  firstName: 'Una',
  lastName: 'New',
  role: 'Instructor',
  status: 'Pending',
  sentAt: '2026-01-05T08:00:00Z',
  expiresAt: '2026-01-12T08:00:00Z',
};

const pending = (nodes: readonly object[]) =>
  server.use(api.query('AccountInvitations', answered({ accountInvitations: listed(nodes) })));
const rowOf = async (email: string) =>
  within(await screen.findByRole('row', { name: new RegExp(email) }, patient));

describe('inviting people', () => {
  /** Opens the window on the list of accounts, and pastes the text. */
  async function paste(text: string) {
    const sent = vi.fn();
    server.use(api.query('Users', answered({ users: listed([managed(admin)]) })));
    const site = openAdmin('users');
    await site.user.click(await screen.findByRole('button', { name: 'Invite people' }, patient));
    const form = within(await screen.findByRole('dialog', { name: 'Invite people' }));
    if (text !== '') {
      await site.user.click(form.getByLabelText('Addresses'));
      await site.user.paste(text);
    }
    const send = () => site.user.click(form.getByRole('button', { name: 'Send the invitations' }));
    return { ...site, form, sent, send };
  }

  it('sends the addresses with a role, and then shows the pending invitations', async () => {
    pending([una]);
    const { user, form, sent, send, address } = await paste('Una New <una@site.test>\nivy@site.test');
    server.use(
      api.mutation('InviteUsers', ({ variables }) => {
        sent(variables);
        const invitations = ['una', 'ivy'].map((name) => ({
          __typename: 'AccountInvitation',
          id: name,
          email: `${name}@site.test`,
        }));
        return answered({ inviteUsers: { invitations, failures: [] } })();
      }),
    );
    expect(form.getByText('2 addresses')).toBeVisible();
    await user.click(form.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByRole('option', { name: 'Instructor' }));
    await send();
    expect(await screen.findByText('2 addresses invited.')).toBeVisible();
    expect(sent.mock.calls).toEqual([
      [{ emails: ['Una New <una@site.test>', 'ivy@site.test'], role: 'Instructor' }],
    ]);
    expect((await rowOf('una@site.test')).getByText('Una New')).toBeVisible();
    expect((await rowOf('una@site.test')).getByText(/^Works until/)).toBeVisible();
    expect(address()).toBe('/manage-users?tab=users&list=invitations');
  });

  it('lists each address that was not invited with the cause', async () => {
    pending([]);
    const { sent, send } = await paste('eve@site.test, una@site.test, UNA@site.test, reg@site.test');
    const failures = [
      { email: 'eve@site.test', message: 'This address was invited already.' },
      { email: 'reg@site.test', message: 'This address has an account already.' },
    ].map((failure) => ({ __typename: 'AccountInvitationFailure', ...failure }));
    server.use(
      api.mutation('InviteUsers', ({ variables }) => {
        sent(variables['emails']);
        const { __typename, id, email } = una;
        return answered({ inviteUsers: { invitations: [{ __typename, id, email }], failures } })();
      }),
    );
    await send();
    const result = await screen.findByRole('dialog', { name: 'Not every address was invited' });
    expect(within(result).getByText('1 address invited, 2 not invited.')).toHaveFocus();
    expect(
      within(result)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(failures.map(({ email, message }) => `${email}${message}`));
    expect(sent.mock.calls).toEqual([[['eve@site.test', 'una@site.test', 'reg@site.test']]]);
  });

  it('counts only addresses, and names other entries at the field instead of sending them', async () => {
    const { user, form, send } = await paste('nobody, una@site.test, eve@site');
    expect(form.getByText('1 address')).toBeVisible();
    await send();
    const field = form.getByLabelText('Addresses');
    expect(field).toHaveAccessibleDescription(
      /“nobody”, “eve@site” are not email addresses\. Correct them, or remove them\./,
    );
    await user.clear(field);
    await user.paste('Eve');
    await send();
    expect(field).toHaveAccessibleDescription(/“Eve” is not an email address\. Correct it, or remove it\./);
    expect(form.queryByText(/^\d+ address/)).toBeNull();
  });

  it('needs 1 to 100 addresses', async () => {
    const { user, form, send } = await paste('');
    await send();
    expect(form.getByLabelText('Addresses')).toHaveAccessibleDescription(/Paste at least one address\./);
    await user.click(form.getByLabelText('Addresses'));
    await user.paste(Array.from({ length: 101 }, (_, number) => `a${number}@site.test`).join('\n'));
    await send();
    expect(form.getByLabelText('Addresses')).toHaveAccessibleDescription(/You entered 101 addresses\./);
  });

  it('shows an error, keeps the entries and can be tried again', async () => {
    pending([una]);
    server.use(api.mutation('InviteUsers', noConnection));
    const { user, form, send } = await paste('una@site.test');
    await send();
    const failure = await form.findByRole('alert', { name: 'Nobody was invited' });
    const { __typename, id, email } = una;
    const invited = { invitations: [{ __typename, id, email }], failures: [] };
    server.use(api.mutation('InviteUsers', answered({ inviteUsers: invited })));
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 address invited.')).toBeVisible();
  });
});

describe('a pending invitation', () => {
  const open = () => openAdmin('users&list=invitations');

  it('shows whether its link works', async () => {
    pending([
      una,
      { ...una, id: 'i2', email: 'ivy@site.test', status: 'Expired' },
      { ...una, id: 'i3', email: 'reg@site.test', status: 'Registered' },
    ]);
    open();
    expect((await rowOf('una@site.test')).getByText(/^Works until/)).toBeVisible();
    expect((await rowOf('ivy@site.test')).getByText(/^Expired/)).toBeVisible();
    const registered = await rowOf('reg@site.test');
    expect(registered.getByText('Has an account without it')).toBeVisible();
    expect(registered.queryByRole('button', { name: /^Invite/ })).toBeNull();
  });

  it('is mailed again, or shows why not', async () => {
    pending([una]);
    server.use(api.mutation('ResendAccountInvitation', refusal('Too many attempts.', 'RATE_LIMITED')));
    const { user } = open();
    const again = (await rowOf('una@site.test')).getByRole('button', { name: 'Invite again: una@site.test' });
    await user.click(again);
    expect(
      await screen.findByText(/una@site\.test was not invited again\. Too many attempts\./),
    ).toBeVisible();
    server.use(api.mutation('ResendAccountInvitation', answered({ resendAccountInvitation: una })));
    await user.click(again);
    expect(await screen.findByText(/^We invited una@site\.test again\./)).toBeVisible();
  });

  it('is withdrawn after a confirmation', async () => {
    const sent = vi.fn();
    pending([una]);
    server.use(
      api.mutation('CancelAccountInvitation', ({ variables }) => {
        sent(variables);
        pending([]);
        return answered({ cancelAccountInvitation: 'i1' })();
      }),
    );
    const { user } = open();
    const row = await rowOf('una@site.test');
    await user.click(row.getByRole('button', { name: 'Withdraw the invitation of una@site.test' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw the invitation' }));
    expect(await screen.findByText('The invitation of una@site.test is withdrawn.')).toBeVisible();
    await waitFor(() => expect(screen.getByText(/^No pending invitations\./)).toBeVisible());
    expect(sent.mock.calls).toEqual([[{ id: 'i1' }]]);
  });
});
