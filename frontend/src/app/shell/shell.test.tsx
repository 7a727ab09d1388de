import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
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
