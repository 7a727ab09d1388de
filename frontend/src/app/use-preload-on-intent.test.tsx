import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../testing/render.tsx';
import { preloadScreen } from './preload-screen.ts';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';

vi.mock('./preload-screen.ts', () => ({ preloadScreen: vi.fn() }));

function Links() {
  usePreloadOnIntent();
  return (
    <>
      <Link to="/notes?tag=exam">
        <b>Notes</b>
      </Link>
      <a href="https://elsewhere.test/notes">Elsewhere</a>
    </>
  );
}

it('preloads a screen when the user points at or focuses a link to it, but no page of another site', async () => {
  const { user } = renderSite(<Links />);
  await user.hover(screen.getByText('Notes'));
  expect(vi.mocked(preloadScreen).mock.calls).toEqual([['/notes']]);
  await user.hover(screen.getByText('Elsewhere'));
  expect(preloadScreen).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(vi.mocked(preloadScreen).mock.calls).toEqual([['/notes'], ['/notes']]);
});
