import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../testing/render.tsx';
import { FullScreenLoader } from './full-screen-loader.tsx';

it('the full-screen loader says what it waits for', () => {
  renderSite(<FullScreenLoader message="Fetching user details..." />);
  expect(screen.getByRole('status', { name: 'Fetching user details...' })).toBeVisible();
});

it('the full-screen loader needs no message', () => {
  renderSite(<FullScreenLoader />);
  expect(screen.getByRole('status', { name: 'Loading...' })).toHaveTextContent(/^$/);
});
