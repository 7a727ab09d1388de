import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answered, api, noConnection, refusal } from '../../../../testing/accounts.ts';
import { patient } from '../../../../testing/open-site.tsx';
import { server } from '../../../../testing/server.ts';
import { openAccount, token } from '../testing/given.ts';

const created = (scopes: readonly string[]) =>
  answered({
    createApiToken: {
      __typename: 'CreatedApiToken',
      token: 'mw_t2_secret',
      apiToken: { ...token, id: 't2', name: 'Nightly', scopes: [...scopes] },
    },
  });
const createOne = () => screen.findByRole('button', { name: 'Create a token' }, patient);
const submit = () => screen.getByRole('button', { name: 'Create the token' });

describe('the API tokens', () => {
  it('can be created, are shown once and can be copied', async () => {
    const sent = vi.fn();
    const { user } = openAccount({ tokens: [token] });
    await user.click(await createOne());
    expect(screen.getByLabelText('Name')).toHaveFocus();
    server.use(
      api.mutation('CreateApiToken', ({ variables }) => {
        sent(variables);
        return created(['read', 'write'])();
      }),
    );
    await user.type(screen.getByLabelText('Name'), 'Nightly');
    await user.click(screen.getByRole('radio', { name: /^Read and write/ }));
    await user.selectOptions(screen.getByLabelText('Expires after'), '30 days');
    await user.click(submit());
    const field = await screen.findByLabelText('Token');
    expect(field).toHaveValue('mw_t2_secret');
    expect(field).toHaveFocus();
    expect(sent.mock.calls).toEqual([[{ name: 'Nightly', scopes: ['read', 'write'], expiresInDays: 30 }]]);
    expect(screen.getByText(/^curl/)).toHaveTextContent('-H "Authorization: Bearer $TOKEN"');
    await user.click(screen.getByRole('button', { name: 'Copy the token' }));
    expect(await navigator.clipboard.readText()).toBe('mw_t2_secret');
    await user.click(screen.getByRole('button', { name: /^Done/ }));
    expect(screen.queryByDisplayValue('mw_t2_secret')).toBeNull();
    const rows = within(screen.getByRole('list', { name: 'API tokens' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('NightlyReads and writes · never used'),
      expect.stringContaining('Grades on my phoneReads only · never used'),
    ]);
    expect(await createOne()).toHaveFocus();
  });

  it('need a name', async () => {
    const { user } = openAccount();
    await user.click(await createOne());
    await user.click(submit());
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Enter a name for the token/);
  });

  it('show why a token was not created', async () => {
    const { user } = openAccount();
    await user.click(await createOne());
    server.use(api.mutation('CreateApiToken', refusal('You have 20 tokens: revoke one first.', 'CONFLICT')));
    await user.type(screen.getByLabelText('Name'), 'Nightly{Enter}');
    const failure = await screen.findByRole('alert', { name: 'The token was not created' });
    expect(failure).toHaveTextContent('You have 20 tokens: revoke one first.');
    expect(within(failure).getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('are revoked only after a confirmation, with an error and a retry if that fails', async () => {
    const { user } = openAccount({ tokens: [token] });
    await user.click(await screen.findByRole('button', { name: 'Revoke Grades on my phone' }, patient));
    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Revoke Grades on my phone' })).toHaveFocus();
    await user.keyboard('{Enter}');
    server.use(api.mutation('RevokeApiToken', noConnection));
    await user.click(screen.getByRole('button', { name: 'Revoke it' }));
    expect(await screen.findByText(/^‘Grades on my phone’ was not revoked\./)).toBeVisible();
    server.use(api.mutation('RevokeApiToken', answered({ revokeApiToken: 't1' })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('‘Grades on my phone’ is revoked.')).toBeVisible();
    expect(screen.getByText('No API tokens yet.')).toBeVisible();
    expect(await createOne()).toHaveFocus();
  });
});
