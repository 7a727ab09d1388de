import { useEffect } from 'react';
import type { BuilderStore } from './builder-store.ts';
import { keepDraft } from './kept-drafts.ts';
import { useBuilderPlace } from './use-builder-place.ts';

/** How long typing pauses before it is kept. */
const pauseMs = 500;

/** Keeps what is not saved for a reload. */
export function useKeeping(store: BuilderStore): void {
  const { userId, courseId } = useBuilderPlace();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => keepDraft({ userId, courseId }, store.getState().built);
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, pauseMs);
    });
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('pagehide', keep);
      // A session may end while something is not saved.
      keep();
    };
  }, [store, userId, courseId]);
}
