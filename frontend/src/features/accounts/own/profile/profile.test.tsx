import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ada, answered, api, noConnection, refusal } from '../../../../testing/accounts.ts';
import { patient } from '../../../../testing/open-site.tsx';
import { server } from '../../../../testing/server.ts';
import { pendingUpgrade, withUpgrade } from '../../../../testing/upgrade-request.ts';
import { account as ownAccount, openAccount } from '../testing/given.ts';

const saved = (firstName: string, description: string) =>
  answered({
    updateProfile: { __typename: 'User', id: ada.id, firstName, lastName: 'Lovelace' },
    updateDescription: { __typename: 'User', id: ada.id, description },
  });

const firstName = () => screen.findByLabelText('First name', {}, patient);
const save = () => screen.getByRole('button', { name: 'Save the profile' });

describe('the profile', () => {
  it('is saved with names and description, and the header shows the new name', async () => {
    const sent = vi.fn();
    const { user } = openAccount();
    server.use(
      api.mutation('SaveProfile', ({ variables }) => {
        sent(variables);
        return saved('Augusta', 'First to write a program. Ever.')();
      }),
    );
    await user.clear(await firstName());
    await user.type(await firstName(), 'Augusta');
    expect(screen.getByLabelText('About you')).toHaveAccessibleDescription('25 of 2,000 characters');
    await user.type(screen.getByLabelText('About you'), ' Ever.');
    expect(screen.getByLabelText('About you')).toHaveAccessibleDescription('31 of 2,000 characters');
    await user.click(save());
    expect(await screen.findByText('Your profile is saved.')).toBeVisible();
    expect(sent.mock.calls).toEqual([
      [
        {
          userId: 'ada',
          names: { firstName: 'Augusta', lastName: 'Lovelace' },
          description: 'First to write a program. Ever.',
        },
      ],
    ]);
    expect(screen.getByRole('button', { name: 'Account of Augusta Lovelace' })).toBeVisible();
  });

  it('is not sent without a first name', async () => {
    const { user } = openAccount();
    await user.clear(await firstName());
    await user.click(save());
    expect(await firstName()).toHaveAccessibleDescription('Enter your name.');
    expect(await firstName()).toHaveFocus();
  });

  it('shows a dismissible error if it was not saved, and can be tried again', async () => {
    const { user } = openAccount();
    await firstName();
    server.use(api.mutation('SaveProfile', noConnection));
    await user.click(save());
    const failure = await screen.findByRole('alert', { name: 'Your profile was not saved' });
    expect(failure).toHaveTextContent('The server did not answer.');
    server.use(
      api.mutation('SaveProfile', refusal('No.', 'BAD_USER_INPUT', { lastName: 'Keep it to one line.' })),
    );
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() =>
      expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Keep it to one line.'),
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the notifications', () => {
  const toggle = () => screen.findByRole('switch', { name: /^Email me product news/ }, patient);

  it('are switched on at once', async () => {
    const { user } = openAccount();
    server.use(
      api.mutation(
        'SetNotifications',
        answered({ setNotifications: { __typename: 'User', id: ada.id, notifications: true } }),
      ),
    );
    await user.click(await toggle());
    expect(await toggle()).toBeChecked();
    expect(await screen.findByText('You’ll get product news by email.')).toBeVisible();
  });

  it('are reset if the server did not respond, and can be tried again', async () => {
    const { user } = openAccount();
    await toggle();
    server.use(api.mutation('SetNotifications', noConnection));
    await user.click(await toggle());
    expect(await screen.findByText(/^Nothing was changed\./)).toBeVisible();
    expect(await toggle()).not.toBeChecked();
    server.use(
      api.mutation(
        'SetNotifications',
        answered({ setNotifications: { __typename: 'User', id: ada.id, notifications: true } }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(async () => expect(await toggle()).toBeChecked());
  });
});

describe('the head of the account', () => {
  it('links a student to the request for an instructor account', async () => {
    openAccount();
    expect(await screen.findByRole('link', { name: 'Ask to become an instructor' }, patient)).toHaveAttribute(
      'href',
      '/upgrade-form/ada',
    );
  });

  it('shows that the account could not be loaded, and can try again', async () => {
    const { user } = openAccount();
    server.use(api.query('OwnAccount', noConnection));
    const failure = await screen.findByRole('alert', { name: 'Your account could not be loaded' }, patient);
    server.use(api.query('OwnAccount', answered({ me: ownAccount })));
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await firstName()).toHaveValue('Ada');
  });
});

describe('a profile that is changed and not saved', () => {
  const asks = () => screen.findByRole('dialog', { name: 'Leave without saving your profile?' });

  async function signOutOver() {
    const site = openAccount();
    await site.user.type(await firstName(), ' Augusta');
    await site.user.click(await screen.findByRole('button', { name: 'Account of Ada Lovelace' }, patient));
    await site.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    return site;
  }

  it('asks before the page is left, and stays if the user stays', async () => {
    const { user, address } = await signOutOver();
    await user.click(within(await asks()).getByRole('button', { name: 'Stay here' }));
    expect(address()).toBe('/myaccount');
    expect(await firstName()).toHaveValue('Ada Augusta');
  });

  it('is lost if the user leaves', async () => {
    server.use(api.mutation('Logout', answered({ logout: true })));
    const { user, address } = await signOutOver();
    await user.click(within(await asks()).getByRole('button', { name: 'Leave without saving' }));
    await vi.waitFor(() => expect(address()).toBe('/'));
  });
});

describe('the request to become an instructor', () => {
  it('is offered, and shown as pending once it is sent', async () => {
    openAccount();
    expect(await screen.findByRole('link', { name: 'Ask to become an instructor' }, patient)).toHaveAttribute(
      'href',
      '/upgrade-form/ada',
    );
    cleanup();
    server.use(api.query('OwnUpgrade', answered({ me: withUpgrade(pendingUpgrade) })));
    openAccount();
    expect(
      await screen.findByText(
        /^Your request to become an instructor is pending\. You sent it on/,
        {},
        patient,
      ),
    ).toHaveTextContent(/Nov 20, 2026.*\. An administrator decides\.$/);
    expect(screen.getByRole('link', { name: 'See the request' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ask to become an instructor' })).toBeNull();
  });
});
