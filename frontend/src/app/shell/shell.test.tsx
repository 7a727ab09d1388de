import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada, answered, api, signedInAs } from '../../testing/accounts.ts';
import { patient } from '../../testing/open-site.tsx';
import { renderSite } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { Shell } from './shell.tsx';

const renderShell = (content = <main id="main">Content</main>, at = '/courses') =>
  renderSite(<Shell>{content}</Shell>, { at });

describe('the header', () => {
  it('links to the main screens', () => {
    renderShell();
    const links = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(links.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Planner', '/grade-analyzer'],
      ['Courses', '/courses'],
      ['Quizzes', '/quiz/categories'],
      ['Notes', '/notes'],
      ['Careers', '/careers'],
      ['Canvas', '/canvas'],
    ]);
    expect(links.getByRole('link', { current: 'page' })).toHaveTextContent('Courses');
  });

  it.each(['/course/c1', '/v1/courses', '/v1/course/c1'])('marks Courses as current at %s', (at) => {
    renderShell(undefined, at);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Courses');
  });

  it('has a menu with the same links on a narrow screen, which closes after a choice', async () => {
    const { user, address } = renderShell();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await user.click(menu.getByRole('link', { name: 'Notes' }));
    expect(address()).toBe('/notes');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows that the assistant is not available yet', async () => {
    const { user } = renderShell();
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByRole('dialog', { name: 'Assistant' })).toHaveTextContent('isn’t available yet');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the footer', () => {
  it('links to the contact form and the API', () => {
    renderShell();
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/contact-us',
      '/api/docs',
      '/graphql',
      '/api/openapi.json',
    ]);
  });

  it('switches the theme and stores the choice on this device', async () => {
    const { user } = renderShell();
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(localStorage.getItem('markwise-theme')).toBe('dark');
    await user.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light');
  });
});

describe('the palette', () => {
  it('opens on Ctrl K, from a text field too, and goes to the screen that is picked', async () => {
    const { user, address } = renderShell(<input aria-label="A field" />);
    await user.click(screen.getByLabelText('A field'));
    await user.keyboard('{Control>}k{/Control}');
    const search = await screen.findByPlaceholderText('Go to a screen…');
    await user.type(search, 'question');
    await user.click(await screen.findByText('Question bank'));
    expect(address()).toBe('/manageQuestions');
  });

  it('opens from the header each time, and shows an empty state without a match', async () => {
    const { user } = renderShell();
    const [wide, narrow] = screen.getAllByRole('button', { name: 'Go to a screen…' });
    await user.click(wide ?? document.body);
    await user.type(await screen.findByPlaceholderText('Go to a screen…'), 'zzz');
    expect(await screen.findByText('No screens found')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(narrow ?? document.body);
    expect(await screen.findByPlaceholderText('Go to a screen…')).toBeVisible();
  });

  it('offers to sign in or register if the user is signed out', async () => {
    const { user } = renderShell();
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByText('Sign in', { selector: '[data-action] *' })).toBeVisible();
    expect(screen.getByText('Create an account')).toBeVisible();
    expect(screen.queryByText('My account')).toBeNull();
  });

  it('offers the account and signing out to a signed-in user, and the user list to an admin', async () => {
    signedInAs({ ...ada, role: 'Admin' });
    const { user, address, unmount } = renderShell();
    await screen.findByRole('button', { name: 'Account of Ada Lovelace' }, patient);
    const palette = () => screen.queryByPlaceholderText('Go to a screen…');
    const choose = async (text: string, first: string) => {
      await user.keyboard('{Control>}k{/Control}');
      const field = await screen.findByPlaceholderText('Go to a screen…', {}, patient);
      await user.clear(field);
      await user.type(field, text);
      await waitFor(() => expect(document.querySelector('[data-action]')).toHaveTextContent(first), patient);
      for (const label of ['Sign in', 'Create an account']) expect(screen.queryByText(label)).toBeNull();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(palette()).toBeNull(), patient);
    };
    await choose('account', 'My account');
    await waitFor(() => expect(address()).toBe('/myaccount'));
    await choose('manage', 'Manage users');
    await waitFor(() => expect(address()).toBe('/manage-users'));
    server.use(api.mutation('Logout', answered({ logout: true })));
    await choose('sign out', 'Sign out');
    expect(await screen.findByRole('link', { name: 'Sign in' }, patient)).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
    expect(palette()).toBeNull();
    unmount();
  });

  it('switches the theme', async () => {
    const { user } = renderShell();
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await screen.findByText('Dark theme'));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
});
