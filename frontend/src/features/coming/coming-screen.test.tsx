import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/render.tsx';
import { ComingScreen } from './coming-screen.tsx';

it('describes the future screen, and links to what works today', async () => {
  const { user, address } = renderSite(<ComingScreen path="/careers" title="Careers" />);
  expect(screen.getByRole('heading', { name: 'Careers' })).toBeVisible();
  expect(screen.getByText('still to come')).toBeVisible();
  expect(screen.getByText('Saved searches and saved jobs')).toBeVisible();
  expect(screen.getByText('The planner works today, without an account.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Open the planner' }));
  expect(address()).toBe('/grade-analyzer');
});

it('shows the advice of the screen for the time until it exists, if there is one', () => {
  renderSite(<ComingScreen path="/canvas" title="Canvas" />);
  expect(screen.getByText(/can be pasted into the planner/)).toBeVisible();
});
