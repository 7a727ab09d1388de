import { createElement, lazy, type ComponentType, type ReactElement } from 'react';
import { loadChunk } from './load-chunk.ts';

export interface LazyChunk<P extends object> {
  (props: P): ReactElement;
  /** Loads the code ahead of its use. A failure is not reported: the use itself tries again. */
  preload: () => void;
}

/** What forgets each failure that is on show, so that the next rendering asks again. */
const failures = new Set<() => void>();

/**
 * A component whose code comes in a chunk of its own. Unlike `React.lazy` it can be tried again after a failure (see
 * `forgetFailedChunks`), and once its code is there it renders at once, without a fallback in between.
 * @param load an arrow around one dynamic import. Never choose between two imports inside: Vite 8.3 would preload the
 *   styles of the same one for both.
 */
export function lazyChunk<P extends object = object>(
  chunk: number,
  load: () => Promise<ComponentType<P>>,
): LazyChunk<P> {
  let loaded: ComponentType<P> | undefined;
  let pending: Promise<ComponentType<P>> | undefined;
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
  // React.lazy keeps a failure for ever, so that each attempt after one needs a new one.
  const suspending = () => lazy(async () => ({ default: await start() }));
  let attempt = suspending();
  const forget = () => {
    pending = undefined;
    attempt = suspending();
  };
  const preload = () => {
    start().catch(forget);
  };
  const Chunk = (props: P) => createElement<P>(loaded ?? attempt, props);
  return Object.assign(Chunk, { preload });
}

/**
 * To be called before what failed is rendered again. A failed chunk keeps its failure until then, because a component
 * that asked again by itself would never get to show it.
 */
export function forgetFailedChunks(): void {
  for (const forget of failures) forget();
  failures.clear();
}
