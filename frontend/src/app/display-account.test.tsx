import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada, answered, api, noConnection, refusal, signedInAs } from '../testing/accounts.ts';
import { renderSite } from '../testing/render.tsx';
import { server } from '../testing/server.ts';
import { App } from './app.tsx';

const user = {
  ...ada,
  description: 'First to write a program.',
  createdAt: '2026-11-21T09:00:00.000Z',
  links: [{ __typename: 'UserLink', id: 'l', title: 'Notes on the engine', url: 'https://notes.test/g' }],
};

const open = (email = 'ada@site.test') => renderSite(<App />, { at: `/display-account/${email}` });
const patient = { timeout: 10_000 };

describe('an account', () => {
  it('is shown with its description and its links, which open in a new tab', async () => {
    signedInAs(ada);
    server.use(
      api.query('Account', ({ variables }) =>
        answered({ user: variables['email'] === ada.email ? user : null })(),
      ),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'Ada Lovelace' }, patient)).toBeVisible();
    expect(screen.getByText('First to write a program.')).toBeVisible();
    expect(screen.getByText('November 21, 2026')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Notes on the engine' });
    expect(link).toHaveAttribute('href', 'https://notes.test/g');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('that is missing looks the same as one that the user cannot see', async () => {
    signedInAs({ ...ada, id: 'eve', email: 'eve@site.test' });
    server.use(api.query('Account', refusal('Account not found', 'NOT_FOUND')));
    open('grace@site.test');
    expect(await screen.findByRole('heading', { name: 'No account to show' }, patient)).toBeVisible();
    expect(screen.getByText('grace@site.test')).toBeVisible();
  });

  it('that does not load can be tried again', async () => {
    signedInAs({ ...ada, id: 'root' });
    server.use(api.query('Account', noConnection));
    const { user: reader } = open('root@site.test');
    expect(
      await screen.findByRole('alert', { name: 'The account could not be loaded' }, patient),
    ).toBeVisible();
    server.use(api.query('Account', answered({ user })));
    await reader.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  });
});
