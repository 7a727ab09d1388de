import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answered, api, noConnection, refusal } from '../../testing/accounts.ts';
import { openSite, patient } from '../../testing/open-site.tsx';
import { server } from '../../testing/server.ts';

const page = document.documentElement;
const dialog = () => screen.findByRole('dialog', { name: 'Website Access New' }, patient);
const submit = () => screen.getByRole('button', { name: 'Access website' });

async function enter(user: ReturnType<typeof openSite>['user']): Promise<void> {
  await dialog();
  await user.type(screen.getByLabelText('Email Address'), 'guest@site.test');
  await user.type(screen.getByLabelText('Password'), 'open sesame');
  await user.click(submit());
}

describe('a site that asks for access', () => {
  beforeEach(() => page.setAttribute('data-access', 'asked'));
  afterEach(() => page.removeAttribute('data-access'));

  it('refuses wrong credentials, and doesn’t close the dialog with Escape', async () => {
    const wrong = refusal('Incorrect email or password entered.', 'UNAUTHENTICATED');
    server.use(api.mutation('CheckAccess', wrong));
    const { user, address } = openSite('/careers');
    await enter(user);
    expect(await screen.findByRole('alert', { name: 'Incorrect email or password entered.' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await dialog()).toBeVisible();
    expect(address()).toBe('/validate');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    server.use(api.mutation('CheckAccess', noConnection));
    await user.click(submit());
    expect(await screen.findByRole('alert', { name: /^The server did not answer\./ })).toBeVisible();
  });

  it('requires an email address and a password, and sends nothing without them', async () => {
    const { user } = openSite('/validate');
    await dialog();
    expect(screen.getByLabelText('Email Address')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(submit());
    expect(screen.getByLabelText('Email Address')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/^Enter the password/);
  });

  it('shows the dialog on every screen, returns to the screen after access is granted, and does not ask again', async () => {
    const sent = vi.fn();
    server.use(
      api.mutation('CheckAccess', ({ variables }) => {
        sent(variables);
        return answered({ checkAccess: true })();
      }),
    );
    const { user, address, unmount } = openSite('/careers?search=maths');
    await dialog();
    expect(address()).toBe('/validate');
    expect(screen.queryByRole('heading', { name: 'Careers' })).toBeNull();
    await enter(user);
    await waitFor(() => expect(address()).toBe('/careers?search=maths'));
    expect(await screen.findByRole('heading', { name: 'Careers' }, patient)).toBeVisible();
    expect(sent.mock.calls).toEqual([[{ email: 'guest@site.test', password: 'open sesame' }]]);
    expect(sessionStorage.getItem('markwise-access')).toBe('given');
    unmount();
    const again = openSite('/validate');
    await waitFor(() => expect(again.address()).toBe('/'));
  });
});

it('a site without access control has no /validate screen, and sends no access request', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { address } = openSite('/validate');
  expect(await screen.findByRole('heading', { name: /^Know the grade/ }, patient)).toBeVisible();
  expect(address()).toBe('/');
  expect(fetched).not.toHaveBeenCalled();
});
