import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenAccount } from '../../features/accounts/own/testing/given.ts';
import { sessionHint } from '../../lib/session/session-hint.ts';
import {
  ada,
  answered,
  api,
  badGateway,
  knownAs,
  noConnection,
  refusal,
  signedInAs,
  templatePage,
} from '../../testing/accounts.ts';
import { renderSite } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { App } from '../app.tsx';

const renderAt = (at: string) => renderSite(<App />, { at });
/** The timeout is long, because the first test also compiles the code that is loaded lazily. */
const patient = { timeout: 10_000 };
const menuOf = (name: string) => screen.findByRole('button', { name: `Account of ${name}` }, patient);
const signInLink = () => screen.findByRole('link', { name: 'Sign in' }, patient);

async function chooseSignOut(user: ReturnType<typeof renderAt>['user']): Promise<void> {
  await user.click(await menuOf('Ada Lovelace'));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
}

/** The mocked server accepts the end of the session. Returns a function that counts such requests. */
function logoutAnswered(): () => number {
  const logoutSpy = vi.fn(answered({ logout: true }));
  server.use(api.mutation('Logout', logoutSpy));
  return () => logoutSpy.mock.calls.length;
}

describe('a user who never signed in here', () => {
  it('sends no request, and gets a link to sign in and return', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { user, address, state } = renderAt('/careers?tag=exam');
    await screen.findByRole('heading', { name: 'Careers' }, patient);
    const link = await signInLink();
    expect(fetched).not.toHaveBeenCalled();
    await user.click(link);
    expect(await screen.findByRole('heading', { name: 'Sign in' }, patient)).toBeVisible();
    expect(address()).toBe('/login');
    expect(state()).toEqual({ from: '/careers?tag=exam' });
  });
});

describe('a user who signed in here before', () => {
  it('sees the loader with its message, then the user’s name and screens', async () => {
    signedInAs(ada);
    const { user } = renderAt('/careers');
    expect(screen.getByRole('status', { name: 'Fetching user details...' })).toBeVisible();
    await user.click(await menuOf('Ada Lovelace'));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByText('ada@site.test')).toBeVisible();
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'My account',
      'Sign out',
    ]);
    expect(screen.queryByRole('status', { name: 'Fetching user details...' })).toBeNull();
  });

  it('finds the list of users in the menu as an admin', async () => {
    signedInAs({ ...ada, role: 'Admin' });
    const none = { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false, endCursor: null } };
    server.use(
      api.query('Users', answered({ users: none })),
      api.query('PendingUpgradeRequests', answered({ upgradeRequests: { totalCount: 0 } })),
    );
    const { user, address } = renderAt('/careers');
    await user.click(await menuOf('Ada Lovelace'));
    await user.click(await screen.findByRole('menuitem', { name: 'Manage users' }));
    expect(await screen.findByRole('heading', { name: 'Manage users' }, patient)).toBeVisible();
    expect(address()).toBe('/manage-users');
  });

  it('finds the account and signing out in the menu of a phone, too', async () => {
    signedInAs(ada);
    const ended = logoutAnswered();
    const { user } = renderAt('/careers');
    await menuOf('Ada Lovelace');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(await menu.findByRole('link', { name: 'My account' })).toBeVisible();
    await user.click(menu.getByRole('button', { name: /^Sign out/ }));
    await waitFor(() => expect(ended()).toBe(1));
    expect(await signInLink()).toBeVisible();
  });

  it('is notified that the session has ended after a 401, and is not logged out', async () => {
    sessionHint.set();
    knownAs(null);
    const { user, address, state } = renderAt('/careers');
    const notice = await screen.findByText('Your session has ended.', {}, patient);
    expect(notice).toBeVisible();
    expect(sessionHint.read()).toBeNull();
    expect(await signInLink()).toBeVisible();
    expect(address()).toBe('/careers');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(address()).toBe('/login');
    expect(state()).toEqual({ from: '/careers' });
  });

  it.each([
    ['another failure', refusal('The store is busy.', 'UNAVAILABLE'), /The store is busy\./],
    ['a user without an id', answered({ me: null }), /did not return your account/],
    ['a proxy that answers instead', badGateway, /signed out/],
  ])('is logged out after %s, goes to Home and sees the reason', async (_, answer, message) => {
    sessionHint.set();
    server.use(api.query('Me', answer));
    const ended = logoutAnswered();
    const { address } = renderAt('/careers');
    expect(await screen.findByText(message, {}, patient)).toBeVisible();
    expect(ended()).toBe(1);
    await waitFor(() => expect(address()).toBe('/'));
    expect(sessionHint.read()).toBeNull();
  });

  it('is logged out once if a proxy also answers the logout, and stays signed out', async () => {
    sessionHint.set();
    let count = 0;
    server.use(
      api.query('Me', badGateway),
      api.mutation('Logout', () => {
        count += 1;
        return badGateway();
      }),
    );
    const { address } = renderAt('/careers');
    expect(await screen.findByText(/signed out/, {}, patient)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
    expect(await signInLink()).toBeVisible();
    expect(screen.getAllByText(/signed out/)).toHaveLength(1);
    expect(count).toBe(1);
  });

  it('stays signed in while the server cannot be reached, is notified, and can try again', async () => {
    sessionHint.set();
    server.use(api.query('Me', noConnection));
    const { user, address } = renderAt('/careers');
    expect(await screen.findByText(/^You’re offline\./, {}, patient)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Account' })).toBeVisible();
    expect(sessionHint.read()).not.toBeNull();
    expect(address()).toBe('/careers');
    knownAs(ada);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await menuOf('Ada Lovelace')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^You’re offline\./)).toBeNull());
  });

  it('is fetched again when the connection is back', async () => {
    sessionHint.set();
    server.use(api.query('Me', noConnection));
    renderAt('/careers');
    await screen.findByText(/^You’re offline\./, {}, patient);
    knownAs(ada);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await menuOf('Ada Lovelace')).toBeVisible();
  });
});

describe('a session that ends in another tab', () => {
  const refused = refusal('Sign in first.', 'UNAUTHENTICATED');
  const endInOtherTab = () => {
    knownAs(null);
    server.use(api.query('SavedCourses', refused), api.query('MemberCourses', refused));
  };

  beforeEach(() => {
    signedInAs(ada);
    server.use(
      api.query('SavedCourses', answered({ savedCourses: [] })),
      api.query('MemberCourses', answered({ memberCourses: [] })),
      api.query('CourseTemplates', answered({ courseTemplates: templatePage([]) })),
    );
  });

  it('is noticed at the next query, and the screen explains that it needs an account', async () => {
    const { user, state } = renderAt('/careers');
    await menuOf('Ada Lovelace');
    endInOtherTab();
    await user.click(screen.getByRole('link', { name: 'Courses' }));
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(/^Courses are saved with an account/, {}, patient)).toBeVisible();
    expect(screen.getByText('Your session has ended.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Account of Ada Lovelace' })).toBeNull();
    expect(sessionHint.read()).toBeNull();
    await user.click(main.getByRole('link', { name: 'Sign in' }));
    expect(state()).toEqual({ from: '/courses' });
  });

  it('continues if the server still knows the user', async () => {
    const { user } = renderAt('/careers');
    await menuOf('Ada Lovelace');
    server.use(api.query('SavedCourses', refused));
    await user.click(screen.getByRole('link', { name: 'Courses' }));
    expect(await screen.findByText('Sign in first.', {}, patient)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Account of Ada Lovelace' })).toBeVisible();
  });
});

describe('logging out', () => {
  it('shows a message, ends the session and leads to Home', async () => {
    signedInAs(ada);
    let answer = () => {};
    server.use(
      api.mutation('Logout', async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return HttpResponse.json({ data: { logout: true } });
      }),
    );
    const { user, address } = renderAt('/careers');
    await chooseSignOut(user);
    expect(await screen.findByRole('status', { name: 'Logging user out' })).toBeVisible();
    await waitFor(() => {
      answer();
      expect(address()).toBe('/');
    });
    expect(await signInLink()).toBeVisible();
    expect(sessionHint.read()).toBeNull();
  });

  it('that fails keeps the user signed in, shows an error and can be tried again', async () => {
    signedInAs(ada);
    server.use(api.mutation('Logout', noConnection));
    const { user, address } = renderAt('/careers');
    await chooseSignOut(user);
    expect(await screen.findByText(/^You’re still signed in\./)).toBeVisible();
    expect(address()).toBe('/careers');
    const ended = logoutAnswered();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(ended()).toBe(1);
  });

  it('in another tab is noticed in this one', async () => {
    signedInAs(ada);
    renderAt('/careers');
    await menuOf('Ada Lovelace');
    knownAs(null);
    localStorage.removeItem('markwise-session');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'markwise-session' })));
    expect(await signInLink()).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('status', { name: /^Fetching/ })).toBeNull());
    expect(screen.queryByText('Your session has ended.')).toBeNull();
  });
});

describe('a sign-in in another tab', () => {
  it('moves the form for registering on, and its way back stays', async () => {
    knownAs(null);
    const { user } = renderAt('/myaccount');
    const main = within(await screen.findByRole('main'));
    await user.click(await main.findByRole('link', { name: 'Create an account' }, patient));
    expect(await screen.findByRole('heading', { name: 'Create an account' }, patient)).toBeVisible();
    knownAs(ada);
    localStorage.setItem('markwise-session', '1');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'markwise-session' })));
    expect(await screen.findByRole('heading', { name: 'You’re signed in' })).toBeVisible();
    expect(await menuOf('Ada Lovelace')).toBeVisible();
    expect(screen.queryByText(/^You’re offline/)).toBeNull();
    expect(main.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/myaccount');
  });
});

describe('a screen that needs an account', () => {
  it('loads for a session that this browser does not remember', async () => {
    knownAs(ada);
    givenAccount();
    renderAt('/myaccount');
    expect(await screen.findByText('ada@site.test', {}, patient)).toBeVisible();
    expect(await menuOf('Ada Lovelace')).toBeVisible();
    expect(sessionHint.read()).not.toBeNull();
  });

  it('shows what it needs if there is no session, without redirecting', async () => {
    knownAs(null);
    const { user, address, state } = renderAt('/myaccount');
    expect(await screen.findByText(/^Sign in to see your account/, {}, patient)).toBeVisible();
    expect(screen.queryByText('Your session has ended.')).toBeNull();
    expect(address()).toBe('/myaccount');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
    expect(address()).toBe('/login');
    expect(state()).toEqual({ from: '/myaccount' });
  });

  it('shows that the server cannot be reached, and can try again', async () => {
    server.use(api.query('Me', noConnection));
    const { user } = renderAt('/myaccount');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(/^You’re offline/, {}, patient)).toBeVisible();
    knownAs(ada);
    givenAccount();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByText('ada@site.test')).toBeVisible();
  });
});
