import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../testing/render.tsx';
import { FullScreenLoader } from './full-screen-loader.tsx';

it('the full-screen loader shows what it waits for', () => {
  renderSite(<FullScreenLoader message="Fetching user details..." />);
  expect(screen.getByRole('status', { name: 'Fetching user details...' })).toBeVisible();
});

it('the full-screen loader needs no message', () => {
  renderSite(<FullScreenLoader />);
  expect(screen.getByRole('status', { name: 'Loading...' })).toHaveTextContent(/^$/);
});

it('the content under the full-screen loader cannot be reached until it disappears, and then gets the focus back', () => {
  const page = (isCovered: boolean) => (
    <>
      <input aria-label="Below" />
      {isCovered ? <FullScreenLoader /> : null}
      {isCovered ? <FullScreenLoader message="Logging in..." /> : null}
    </>
  );
  const { container, rerender } = render(page(false), { wrapper: MantineProvider });
  screen.getByLabelText('Below').focus();
  rerender(page(true));
  expect(container).toHaveAttribute('inert');
  expect(screen.getByRole('status', { name: 'Logging in...' })).not.toHaveAttribute('inert');
  // Browsers remove the focus from inert elements.
  screen.getByLabelText('Below').blur();
  rerender(page(false));
  expect(container).not.toHaveAttribute('inert');
  expect(screen.getByLabelText('Below')).toHaveFocus();
});
