import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyChunk } from '../lib/lazy-chunk.ts';
import { ChunkLoadError } from '../lib/load-chunk.ts';
import { expectLoggedErrors } from '../testing/expect-errors.ts';
import { renderSite } from '../testing/render.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const Notes = () => <h1>Notes</h1>;

describe('a screen whose code did not load', () => {
  it('shows the specification’s error, and opens on retry', async () => {
    const logged = expectLoggedErrors();
    const load = vi
      .fn<() => Promise<typeof Notes>>()
      .mockRejectedValueOnce(new ChunkLoadError(12, 'timeout'));
    load.mockResolvedValue(Notes);
    const Screen = lazyChunk(12, load);
    const { user } = renderSite(
      <ErrorBoundary>
        <Suspense>
          <Screen />
        </Suspense>
      </ErrorBoundary>,
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Loading chunk 12 failed');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('is requested again after another screen was open', async () => {
    expectLoggedErrors();
    const load = vi.fn<() => Promise<typeof Notes>>().mockRejectedValueOnce(new ChunkLoadError(12, 'error'));
    load.mockResolvedValue(Notes);
    const Screen = lazyChunk(12, load);
    const visit = () =>
      renderSite(
        <ErrorBoundary>
          <Suspense>
            <Screen />
          </Suspense>
        </ErrorBoundary>,
      );
    const first = visit();
    await screen.findByRole('alert');
    first.unmount();
    visit();
    expect(await screen.findByRole('heading', { name: 'Notes' })).toBeVisible();
  });
});

it('a screen that throws shows its error, and can be tried again', async () => {
  expectLoggedErrors();
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('the scale has no letters');
    return <h1>Letters</h1>;
  };
  const { user } = renderSite(
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('the scale has no letters');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'Letters' })).toBeVisible();
});
