import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ManagedUserFragment } from '../../../gql/graphql.ts';
import { ada, answered, api, noConnection, refusal } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { admin, listed, managed, openAdmin } from '../testing/given.ts';

const student = managed(ada);
const rowOf = (email: string) => screen.findByRole('row', { name: new RegExp(email) }, patient);

/** Opens the list with these accounts, and returns the requests. */
function openUsers(users: readonly ManagedUserFragment[] = [student, managed(admin)]) {
  const requestSpy = vi.fn();
  server.use(
    api.query('Users', ({ variables }) => {
      requestSpy(variables);
      return answered({ users: listed(users) })();
    }),
  );
  return { ...openAdmin('users'), requestSpy };
}

describe('the list of accounts', () => {
  it('shows each account with a link, and no controls for the admin’s own account', async () => {
    openUsers();
    const row = within(await rowOf('ada@site.test'));
    expect(row.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute(
      'href',
      '/display-account/ada%40site.test',
    );
    expect(row.getByRole('combobox', { name: 'Role of ada@site.test' })).toHaveValue('Student');
    const own = within(await rowOf('root@site.test'));
    expect(own.getByText('you')).toBeVisible();
    expect(own.queryByRole('button')).toBeNull();
    expect(own.queryByRole('switch')).toBeNull();
  });

  it('shows when each account last signed in', async () => {
    openUsers([student, { ...managed(admin), lastSignInAt: '2026-03-05T12:00:00Z' }]);
    expect(within(await rowOf('ada@site.test')).getByText('Never')).toBeVisible();
    expect(within(await rowOf('root@site.test')).getByText('Mar 5, 2026')).toBeVisible();
  });

  it('marks unusual accounts', async () => {
    openUsers([{ ...student, isDisabled: true, isVerified: false, instructor: true }]);
    const row = within(await rowOf('ada@site.test'));
    for (const mark of ['disabled', 'not verified', 'would like to be an instructor'])
      expect(row.getByText(mark)).toBeVisible();
  });

  it('marks students whose request to become an instructor is pending, and nobody else', async () => {
    const mark = 'would like to be an instructor';
    const requestOf = (status: 'Pending' | 'Approved') =>
      ({ __typename: 'UpgradeRequest', id: 'r', status }) as const;
    const demoted = { ...student, instructor: true, isVerified: true };
    openUsers([{ ...demoted, upgradeRequest: requestOf('Approved') }]);
    expect(within(await rowOf('ada@site.test')).queryByText(mark)).toBeNull();
    cleanup();
    openUsers([{ ...student, isVerified: true, upgradeRequest: requestOf('Pending') }]);
    expect(within(await rowOf('ada@site.test')).getByText(mark)).toBeVisible();
  });

  it('is searched by text and by role', async () => {
    const { user, requestSpy, address } = openUsers();
    await rowOf('ada@site.test');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' lov');
    await waitFor(() =>
      expect(requestSpy).toHaveBeenLastCalledWith({ search: 'lov', role: null, first: 20, after: null }),
    );
    await user.click(screen.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByRole('option', { name: 'Instructor' }));
    await waitFor(() =>
      expect(requestSpy).toHaveBeenLastCalledWith({
        search: 'lov',
        role: 'Instructor',
        first: 20,
        after: null,
      }),
    );
    expect(address()).toBe('/manage-users?tab=users&find=lov&role=Instructor');
  });

  it('is shown in pages, in both directions', async () => {
    server.use(
      api.query('Users', ({ variables: { after } }) =>
        answered({
          users: after === null ? listed([student], 'c1', 2) : listed([managed(admin)], null, 2),
        })(),
      ),
    );
    const { user } = openAdmin('users');
    await rowOf('ada@site.test');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await rowOf('root@site.test');
    expect(screen.queryByText('ada@site.test')).toBeNull();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await rowOf('ada@site.test');
  });

  it('shows an empty state without a match', async () => {
    openUsers([]);
    expect(await screen.findByText('No matching accounts.', {}, patient)).toBeVisible();
  });

  it('shows an error if it does not load, and can be tried again', async () => {
    server.use(api.query('Users', noConnection));
    const { user } = openAdmin('users');
    const failure = await screen.findByRole('alert', { name: 'The accounts could not be fetched' }, patient);
    server.use(api.query('Users', answered({ users: listed([student]) })));
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    await rowOf('ada@site.test');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a role', () => {
  async function propose(role: string) {
    const site = openUsers();
    await site.user.click(await screen.findByRole('combobox', { name: 'Role of ada@site.test' }, patient));
    await site.user.click(await screen.findByRole('option', { name: role }));
    return {
      ...site,
      dialog: within(await screen.findByRole('dialog', { name: `From Student to ${role}?` })),
    };
  }

  it('changes after a confirmation', async () => {
    const sent = vi.fn();
    server.use(
      api.mutation('SetRole', ({ variables }) => {
        sent(variables);
        return answered({ setRole: { ...student, role: 'Instructor' } })();
      }),
    );
    const { user, dialog } = await propose('Instructor');
    expect(dialog.getByText(/Its owner gets a mail/)).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), ' She teaches. ');
    await user.click(dialog.getByRole('button', { name: 'Make Instructor' }));
    expect(await screen.findByText('ada@site.test: Instructor from now on.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Role of ada@site.test' })).toHaveValue('Instructor');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.mock.calls).toEqual([[{ userId: 'ada', role: 'Instructor', reason: 'She teaches.' }]]);
  });

  it('stays if the admin cancels', async () => {
    const { user, dialog } = await propose('Admin');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('combobox', { name: 'Role of ada@site.test' })).toHaveValue('Student');
  });

  it('shows why it could not be changed, and can be tried again', async () => {
    const why = 'This is the last admin. Make somebody else an admin first.';
    server.use(api.mutation('SetRole', refusal(why, 'CONFLICT')));
    const { user, dialog } = await propose('Instructor');
    await user.click(dialog.getByRole('button', { name: 'Make Instructor' }));
    expect(await dialog.findByRole('alert', { name: 'Nothing was changed' })).toHaveTextContent(why);
    server.use(api.mutation('SetRole', answered({ setRole: { ...student, role: 'Instructor' } })));
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('several accounts', () => {
  const bob = { ...student, id: 'bob', email: 'bob@site.test', firstName: 'Bob' };

  /** Selects the page of three accounts, of which one is the admin's own. */
  async function select() {
    const site = openUsers([student, bob, managed(admin)]);
    await site.user.click(await screen.findByRole('checkbox', { name: 'Select page' }, patient));
    expect(screen.getByText('2 selected')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Select root@site.test' })).toBeNull();
    return site;
  }

  it('get a role together, after one confirmation', async () => {
    const sent = vi.fn();
    server.use(
      api.mutation('SetRoles', ({ variables }) => {
        sent(variables);
        const users = [student, bob].map((user) => ({ ...user, role: 'Instructor' }));
        return answered({ setRoles: { __typename: 'UsersUpdate', users, failures: [] } })();
      }),
    );
    const { user } = await select();
    await user.click(screen.getByRole('button', { name: 'Change role' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Instructor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 accounts to Instructor?' }));
    for (const email of ['ada@site.test', 'bob@site.test']) expect(dialog.getByText(email)).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'New term');
    await user.click(dialog.getByRole('button', { name: 'Make Instructor' }));
    expect(await screen.findByText('2 accounts: Instructor from now on.')).toBeVisible();
    expect(sent.mock.calls).toEqual([[{ userIds: ['ada', 'bob'], role: 'Instructor', reason: 'New term' }]]);
    expect(screen.getByRole('checkbox', { name: 'Select page' })).not.toBeChecked();
  });

  it('are disabled, and accounts that could not be disabled stay selected and are listed with the cause', async () => {
    const message = 'This is the last admin. Make somebody else an admin first.';
    const update = {
      __typename: 'UsersUpdate',
      users: [{ ...student, isDisabled: true }],
      failures: [{ __typename: 'UserFailure', userId: 'bob', message }],
    };
    server.use(api.mutation('SetUsersDisabled', answered({ setUsersDisabled: update })));
    const { user } = await select();
    await user.click(screen.getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText(/Each person whose account changes gets a mail/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Disable 2 accounts' }));
    const result = await screen.findByRole('dialog', { name: 'Not every account was changed' });
    expect(within(result).getByRole('status')).toHaveTextContent('1 changed, 1 not changed.');
    expect(within(result).getByRole('listitem')).toHaveTextContent(`bob@site.test${message}`);
    await user.click(within(result).getByRole('button', { name: 'Done' }));
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select bob@site.test' })).toBeChecked();
  });
});

describe('asking for an upgrade', () => {
  const upgradeSwitch = () =>
    screen.findByRole('switch', { name: 'ada@site.test can ask for an upgrade' }, patient);

  it('is switched off for an account', async () => {
    const sent = vi.fn();
    server.use(
      api.mutation('SetUpgradeRequests', ({ variables }) => {
        sent(variables);
        return answered({ setUpgradeRequests: { ...student, canRequestUpgrade: false } })();
      }),
    );
    const { user } = openUsers();
    await user.click(await upgradeSwitch());
    expect(await upgradeSwitch()).not.toBeChecked();
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ userId: 'ada', enabled: false }]]));
  });

  it('stays allowed if the change fails, with an error and a retry', async () => {
    server.use(api.mutation('SetUpgradeRequests', noConnection));
    const { user } = openUsers();
    await user.click(await upgradeSwitch());
    expect(await screen.findByText(/^ada@site\.test can still ask for an upgrade\./)).toBeVisible();
    expect(await upgradeSwitch()).toBeChecked();
    const off = { ...student, canRequestUpgrade: false };
    server.use(api.mutation('SetUpgradeRequests', answered({ setUpgradeRequests: off })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await upgradeSwitch()).not.toBeChecked());
  });
});

describe('an account', () => {
  it('is disabled after a confirmation, and enabled again', async () => {
    const set = (isDisabled: boolean) =>
      server.use(api.mutation('SetUserDisabled', answered({ setUserDisabled: { ...student, isDisabled } })));
    set(true);
    const { user } = openUsers();
    await user.click(await screen.findByRole('button', { name: 'Disable ada@site.test' }, patient));
    await user.click(await screen.findByRole('button', { name: 'Disable the account' }));
    expect(await screen.findByText('ada@site.test is disabled.')).toBeVisible();
    set(false);
    await user.click(screen.getByRole('button', { name: 'Enable ada@site.test' }));
    await user.click(await screen.findByRole('button', { name: 'Enable the account' }));
    expect(await screen.findByText('ada@site.test can sign in again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Disable ada@site.test' })).toBeVisible();
  });

  it('stays enabled if disabling it fails, and the window shows why', async () => {
    const why = 'This is the last admin. Make somebody else an admin first.';
    server.use(api.mutation('SetUserDisabled', refusal(why, 'CONFLICT')));
    const { user } = openUsers();
    await user.click(await screen.findByRole('button', { name: 'Disable ada@site.test' }, patient));
    await user.click(await screen.findByRole('button', { name: 'Disable the account' }));
    expect(await screen.findByRole('alert', { name: 'Nothing was changed' })).toHaveTextContent(why);
  });
});
