import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { every } from '../../../../lib/every.ts';
import { guardLeaving } from '../../../../lib/leaving.ts';
import type { AttemptSyncQueue } from './attempt-sync-queue.ts';
import type { AttemptStore } from './attempt-state.ts';

const retryMs = 15_000;

/** Maximum milliseconds that leaving waits for pending requests. Unsent answers stay on the device. */
const maxLeaveMs = 2000;

interface Sendable {
  readonly store: AttemptStore;
  readonly syncQueue: AttemptSyncQueue;
}

/**
 * Sends unsent answers when the attempt opens, after a reconnect, and when the page is hidden or left. While
 * the server cannot be reached, it tries again regularly. When the user returns, it fetches answers from
 * other devices.
 */
export function useSending({ store, syncQueue }: Sendable): void {
  const send = useEffectEvent(() => void syncQueue.send());
  const leave = useEffectEvent(() => void syncQueue.leave());
  const compare = useEffectEvent(() => void syncQueue.compare());
  useEffect(() => {
    send();
    const look = () => (document.hidden ? send() : compare());
    const compareNow = () => compare();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', compareNow);
    window.addEventListener('online', compareNow);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', compareNow);
      window.removeEventListener('online', compareNow);
      leave();
    };
  }, []);
  useEffect(() => sendBeforeLeaving(store, syncQueue), [store, syncQueue]);
  const isWaiting = useStore(
    store,
    ({ sending, submission }) => sending === 'waiting' || submission === 'waiting',
  );
  useEffect(() => {
    if (!isWaiting) return undefined;
    return every(retryMs, () => send());
  }, [isWaiting]);
}

/**
 * Sends unsent answers before another screen is shown and before signing out, since nothing can be saved
 * after that. Warns before the page closes if the browser does not store the answers.
 */
function sendBeforeLeaving(store: AttemptStore, syncQueue: AttemptSyncQueue): () => void {
  const hasUnsent = () => Object.keys(store.getState().unsent).length > 0;
  const warn = (event: BeforeUnloadEvent) => {
    if (!store.getState().isStoredLocally && hasUnsent()) event.preventDefault();
  };
  const stopGuarding = guardLeaving((leave) => {
    if (!hasUnsent()) return false;
    const enough = new Promise((resolve) => setTimeout(resolve, maxLeaveMs));
    void Promise.race([syncQueue.leave(), enough]).then(leave);
    return true;
  });
  window.addEventListener('beforeunload', warn);
  return () => {
    stopGuarding();
    window.removeEventListener('beforeunload', warn);
  };
}
