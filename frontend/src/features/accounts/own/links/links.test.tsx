import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { OwnAccountFragment } from '../../../../gql/graphql.ts';
import { answered, api, noConnection } from '../../../../testing/accounts.ts';
import { patient } from '../../../../testing/open-site.tsx';
import { server } from '../../../../testing/server.ts';
import { account, openAccount } from '../testing/given.ts';

type Link = OwnAccountFragment['links'][number];
const engine: Link = { __typename: 'UserLink', id: 'l1', title: 'Engine', url: 'https://engine.test/notes' };
const code: Link = { __typename: 'UserLink', id: 'l2', title: 'Code', url: 'https://code.test/ada' };
const withLinks = (field: string, links: Link[]) => answered({ [field]: { ...account, links } });
const list = () => screen.findByRole('list', { name: 'Your links' }, patient);

describe('the links', () => {
  it('can be added, with the scheme completed, and the focus returns to the button', async () => {
    const sent = vi.fn();
    const { user } = openAccount();
    await list();
    server.use(
      api.mutation('AddLink', ({ variables }) => {
        sent(variables);
        return withLinks('addLink', [engine, code])();
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Add a link' }));
    expect(screen.getByLabelText('Title')).toHaveFocus();
    await user.type(screen.getByLabelText('Title'), 'Code');
    await user.type(screen.getByLabelText('Address'), 'code.test/ada{Enter}');
    expect(await screen.findByRole('link', { name: 'Code' })).toHaveAttribute(
      'href',
      'https://code.test/ada',
    );
    expect(sent.mock.calls).toEqual([[{ input: { title: 'Code', url: 'https://code.test/ada' } }]]);
    expect(screen.getByRole('button', { name: 'Add a link' })).toHaveFocus();
  });

  it('refuse dangerous URLs', async () => {
    const { user } = openAccount();
    await list();
    await user.click(screen.getByRole('button', { name: 'Add a link' }));
    await user.type(screen.getByLabelText('Title'), 'x');
    await user.type(screen.getByLabelText('Address'), 'javascript:alert(1){Enter}');
    expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(/^Enter an address such as/);
  });

  it('are edited in place, with an error and a retry if that fails', async () => {
    const { user } = openAccount();
    await list();
    server.use(api.mutation('UpdateLink', noConnection));
    await user.click(screen.getByRole('button', { name: 'Edit Engine' }));
    await user.type(screen.getByLabelText('Title'), 's{Enter}');
    const failure = await screen.findByRole('alert', { name: 'The link was not changed' });
    server.use(api.mutation('UpdateLink', withLinks('updateLink', [{ ...engine, title: 'Engines' }])));
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Engines' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Engines' })).toHaveFocus();
  });

  it('are removed at once, and can be restored', async () => {
    const { user } = openAccount();
    await list();
    server.use(
      api.mutation('RemoveLink', withLinks('removeLink', [])),
      api.mutation('AddLink', withLinks('addLink', [{ ...engine, id: 'l9' }])),
    );
    await user.click(screen.getByRole('button', { name: 'Remove Engine' }));
    expect(await screen.findByText('‘Engine’ is removed.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Engine' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add a link' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Engine' })).toBeVisible();
  });

  it('stay if they could not be removed, with an error until a retry', async () => {
    const { user } = openAccount();
    await list();
    server.use(api.mutation('RemoveLink', noConnection));
    await user.click(screen.getByRole('button', { name: 'Remove Engine' }));
    expect(await screen.findByText(/^‘Engine’ was not removed\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Engine' })).toBeVisible();
    server.use(api.mutation('RemoveLink', withLinks('removeLink', [])));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Engine' })).toBeNull());
  });
});
