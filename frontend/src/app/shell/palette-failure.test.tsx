import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectLoggedErrors } from '../../testing/expect-errors.ts';
import { renderSite } from '../../testing/render.tsx';
import { Shell } from './shell.tsx';

vi.mock('./palette.tsx', () => {
  throw new Error('not there');
});

beforeEach(() => {
  expectLoggedErrors();
});

it('a palette that does not load shows an error, can be tried again, and can be dismissed', async () => {
  const { user } = renderSite(<Shell>Content</Shell>);
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The search did not load.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('alert')).toBeVisible();
});
