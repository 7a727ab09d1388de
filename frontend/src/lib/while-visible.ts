import { every } from './every.ts';

const refreshMs = 60_000;

/**
 * Calls `run` when the user returns to the tab, and every minute while the tab is visible, until the returned function is
 * called. For data that other people change.
 */
export function whileVisible(run: () => void): () => void {
  const runIfVisible = () => {
    if (document.visibilityState === 'visible') run();
  };
  const stop = every(refreshMs, runIfVisible);
  document.addEventListener('visibilitychange', runIfVisible);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', runIfVisible);
  };
}
