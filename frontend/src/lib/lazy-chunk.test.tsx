import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { expectLoggedErrors } from '../testing/expect-errors.ts';
import { lazyChunk } from './lazy-chunk.ts';

const Greeting = ({ name }: { name: string }) => <h1>Hello {name}</h1>;

describe('lazyChunk', () => {
  it('shows the fallback until the code is loaded', async () => {
    const Lazy = lazyChunk(1, () => Promise.resolve(Greeting));
    render(
      <Suspense fallback="waiting">
        <Lazy name="Ada" />
      </Suspense>,
    );
    expect(screen.getByText('waiting')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  });

  it('renders at once if the code was preloaded', async () => {
    const Lazy = lazyChunk(1, () => Promise.resolve(Greeting));
    Lazy.preload();
    await act(async () => {});
    render(<Lazy name="Ada" />);
    expect(screen.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  });

  it('requests the code once, however often it is used', async () => {
    const load = vi.fn(() => Promise.resolve(Greeting));
    const Lazy = lazyChunk(1, load);
    Lazy.preload();
    render(
      <Suspense>
        <Lazy name="Ada" />
        <Lazy name="Grace" />
      </Suspense>,
    );
    await screen.findByText('Hello Grace');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('requests the code again after a failed preload', async () => {
    const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValueOnce(new Error('down'));
    load.mockResolvedValue(Greeting);
    const Lazy = lazyChunk(1, load);
    Lazy.preload();
    await act(async () => {});
    render(
      <Suspense>
        <Lazy name="Ada" />
      </Suspense>,
    );
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });
});

describe('a chunk that failed', () => {
  it('shows its failure without another request if it was rendered during the preload', async () => {
    expectLoggedErrors();
    const loading = Promise.withResolvers<typeof Greeting>();
    const load = vi.fn(() => loading.promise);
    const Lazy = lazyChunk(1, load);
    Lazy.preload();
    render(
      <ErrorBoundary fallback={() => <p>Failed</p>}>
        <Suspense>
          <Lazy name="Ada" />
        </Suspense>
      </ErrorBoundary>,
    );
    loading.reject(new Error('down'));
    expect(await screen.findByText('Failed')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps its failure until it is retried, and is then requested again', async () => {
    const logged = expectLoggedErrors();
    const load = vi.fn<() => Promise<typeof Greeting>>().mockRejectedValue(new Error('down'));
    const Lazy = lazyChunk(1, load);
    const site = (
      <ErrorBoundary fallback={(retry) => <button onClick={retry}>Again</button>}>
        <Suspense>
          <Lazy name="Ada" />
        </Suspense>
      </ErrorBoundary>
    );
    const { rerender } = render(site);
    const again = await screen.findByRole('button', { name: 'Again' });
    rerender(site);
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue(Greeting);
    again.click();
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
