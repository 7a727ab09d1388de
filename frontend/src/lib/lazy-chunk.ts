import { createElement, lazy, type ComponentType, type ReactElement } from 'react';
import { loadChunk } from './load-chunk.ts';

export interface LazyChunk<P extends object> {
  (props: P): ReactElement;
  /** Preloads the code. A failure is not reported: rendering the component tries again. */
  preload: () => void;
}

/** A function for each failed chunk. It resets the failure, so that the next render loads the chunk again. */
const failures = new Set<() => void>();

/**
 * A component whose code is in a separate chunk. Unlike `React.lazy` it can be retried after a failure (see
 * `forgetFailedChunks`). Once its code has loaded it renders at once, without a fallback.
 * @param load an arrow function around one dynamic import. Never choose between two imports inside: Vite 8.3 would
 * preload the styles of one of them for both.
 */
export function lazyChunk<P extends object = object>(
  chunk: number,
  load: () => Promise<ComponentType<P>>,
): LazyChunk<P> {
  let loaded: ComponentType<P> | undefined;
  let pending: Promise<ComponentType<P>> | undefined;
  let isAwaited = false;
  const start = () => {
    pending ??= loadChunk(chunk, load).then(
      (component) => (loaded = component),
      (error: unknown) => {
        failures.add(forget);
        throw error;
      },
    );
    return pending;
  };
  // React.lazy caches a failure forever, so each retry needs a new lazy component.
  const newLazyComponent = () =>
    lazy(async () => {
      isAwaited = true;
      return { default: await start() };
    });
  let attempt = newLazyComponent();
  const forget = () => {
    pending = undefined;
    isAwaited = false;
    attempt = newLazyComponent();
  };
  const preload = () => {
    start().catch(() => {
      // A component that waits for the same code shows the failure, instead of waiting again.
      if (!isAwaited) forget();
    });
  };
  const Chunk = (props: P) => createElement<P>(loaded ?? attempt, props);
  return Object.assign(Chunk, { preload });
}

/**
 * Call this before rendering a failed component again. A failed chunk keeps its failure until then: a
 * component that retried automatically would never show the failure.
 */
export function forgetFailedChunks(): void {
  for (const forget of failures) forget();
  failures.clear();
}
