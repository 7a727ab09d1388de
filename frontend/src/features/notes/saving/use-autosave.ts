import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useResending } from '../../../lib/use-resending.ts';
import { whileVisible } from '../../../lib/while-visible.ts';
import type { NoteSaver } from './note-saver.ts';

/**
 * Saves when the page is hidden, and again once the server can be reached. Shows versions that were saved elsewhere when
 * the user returns. Unsaved changes stay on this device when the screen closes.
 */
export function useAutosave(saver: NoteSaver): void {
  useEffect(() => {
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') void saver.save();
    };
    const keep = () => saver.keepNow();
    const stopRefreshing = whileVisible(() => void saver.refresh());
    document.addEventListener('visibilitychange', saveIfHidden);
    window.addEventListener('pagehide', keep);
    return () => {
      stopRefreshing();
      document.removeEventListener('visibilitychange', saveIfHidden);
      window.removeEventListener('pagehide', keep);
      saver.close();
    };
  }, [saver]);
  const isWaiting = useStore(saver.store, ({ failure }) => failure?.kind === 'noAnswer');
  useResending(isWaiting, () => saver.save());
}
