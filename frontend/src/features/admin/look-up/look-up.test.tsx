import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ada, answered, api, noConnection } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { managed, openAdmin } from '../testing/given.ts';

const field = () => screen.findByLabelText('Addresses', {}, patient);
const lookUpResult = { findUsers: { users: [managed(ada)], failedEmails: ['eve@site.test', 'x@y'] } };

describe('the look-up', () => {
  it('shows which addresses have an account, and both lists can be copied', async () => {
    const sent = vi.fn();
    server.use(
      api.query('FindUsers', ({ variables }) => {
        sent(variables);
        return answered(lookUpResult)();
      }),
    );
    const { user } = openAdmin('look-up');
    await user.click(await field());
    await user.paste('Ada <ada@site.test>; eve@site.test\nx@y, nobody');
    expect(screen.getByText(/^3 addresses/)).toHaveTextContent('nobody');
    await user.click(screen.getByRole('button', { name: 'Look up' }));
    expect(await screen.findByText('1 found, 2 not found.')).toBeVisible();
    expect(sent.mock.calls).toEqual([[{ emails: ['ada@site.test', 'eve@site.test', 'x@y'] }]]);
    expect(screen.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the addresses: Not found' }));
    expect(await navigator.clipboard.readText()).toBe('eve@site.test\nx@y');
    await user.click(screen.getByRole('button', { name: 'Copy the addresses: Found' }));
    expect(await navigator.clipboard.readText()).toBe('ada@site.test');
  });

  it('that fails shows a dismissible error, and can be tried again with the same list', async () => {
    server.use(api.query('FindUsers', noConnection));
    const { user } = openAdmin('look-up');
    await user.type(await field(), 'ada@site.test');
    await user.click(screen.getByRole('button', { name: 'Look up' }));
    const failure = await screen.findByRole('alert', { name: 'The addresses could not be looked up' });
    server.use(api.query('FindUsers', answered(lookUpResult)));
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 found, 2 not found.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for an address if there is none, and for fewer if there are too many', async () => {
    const { user } = openAdmin('look-up');
    const addresses = await field();
    await user.click(screen.getByRole('button', { name: 'Look up' }));
    expect(addresses).toHaveAccessibleDescription(/Paste at least one address\./);
    await user.click(addresses);
    await user.paste(Array.from({ length: 501 }, (_, number) => `a${number}@x.org`).join('\n'));
    await user.click(screen.getByRole('button', { name: 'Look up' }));
    expect(addresses).toHaveAccessibleDescription(/The maximum is 500 at once\./);
  });
});
