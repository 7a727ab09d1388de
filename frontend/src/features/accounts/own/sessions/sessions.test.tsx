import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answered, api, noConnection } from '../../../../testing/accounts.ts';
import { patient } from '../../../../testing/open-site.tsx';
import { server } from '../../../../testing/server.ts';
import { openAccount, phone, thisBrowser } from '../testing/given.ts';

const both = { sessions: [phone, thisBrowser] };
const list = () => screen.findByRole('list', { name: 'Browsers' }, patient);
const heading = () => screen.getByRole('heading', { name: 'Where you’re signed in' });

describe('the list of sessions', () => {
  it('starts with this browser, and describes each browser', async () => {
    openAccount(both);
    const [first, second] = within(await list()).getAllByRole('listitem');
    expect(first).toHaveTextContent('Firefox on Linuxthis browserIn use now');
    expect(screen.getAllByRole('button', { name: /^Sign out (?:Safari|Firefox)/ })).toHaveLength(1);
    expect(second).toHaveTextContent('Safari on an iPhone');
  });

  it('loses a session that is signed out here', async () => {
    const sent = vi.fn();
    const { user } = openAccount(both);
    await list();
    server.use(
      api.mutation('EndSession', ({ variables }) => {
        sent(variables);
        return answered({ revokeSession: 's2' })();
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Sign out Safari on an iPhone' }));
    expect(await screen.findByText('Safari on an iPhone is signed out.')).toBeVisible();
    expect(sent.mock.calls).toEqual([[{ id: 's2' }]]);
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('You’re not signed in anywhere else.')).toBeVisible();
    expect(heading()).toHaveFocus();
  });

  it('keeps a session that could not be ended, and shows an error until a retry', async () => {
    const { user } = openAccount(both);
    await list();
    server.use(api.mutation('EndSession', noConnection));
    await user.click(screen.getByRole('button', { name: 'Sign out Safari on an iPhone' }));
    expect(await screen.findByText(/^Safari on an iPhone is still signed in\./)).toBeVisible();
    server.use(api.mutation('EndSession', answered({ revokeSession: 's2' })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You’re not signed in anywhere else.')).toBeVisible();
  });

  it('loses all other sessions at once', async () => {
    const { user } = openAccount(both);
    await list();
    server.use(api.mutation('EndOtherSessions', answered({ revokeOtherSessions: [thisBrowser] })));
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('Every other browser is signed out.')).toBeVisible();
    expect(screen.getByText('You’re not signed in anywhere else.')).toBeVisible();
    expect(heading()).toHaveFocus();
  });

  it('shows an error if it does not load, and can be tried again', async () => {
    const { user } = openAccount();
    server.use(api.query('Sessions', noConnection));
    const failure = await screen.findByRole('alert', { name: 'The list could not be loaded' }, patient);
    server.use(api.query('Sessions', answered({ sessions: [thisBrowser] })));
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  });
});
