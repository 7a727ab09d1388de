import { useSyncExternalStore } from 'react';
import { orNull } from '../or-null.ts';

const key = 'markwise-session';
const listeners = new Set<() => void>();

/**
 * Whether this browser may hold a session, known without asking the server: its cookie cannot be read. A mark without
 * a secret, new with each sign-in, so that other tabs notice a change of person, too.
 */
export const sessionHint = {
  read: (): string | null => orNull(() => localStorage.getItem(key)),
  set(): void {
    orNull(() => localStorage.setItem(key, String(Date.now())));
    notifyListeners();
  },
  clear(): void {
    orNull(() => localStorage.removeItem(key));
    notifyListeners();
  },
};

/** Calls `listener` when another tab signs in or out. */
export function onOtherTab(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** How many screens cannot do without knowing who is signed in, whatever this browser remembers. */
let asking = 0;

/** Has the server asked who is signed in. Returns what takes the wish back. */
export function askForSession(): () => void {
  asking += 1;
  notifyListeners();
  return () => {
    asking -= 1;
    notifyListeners();
  };
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onOtherTab(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

export function useSessionHint(): boolean {
  return useSyncExternalStore(subscribe, sessionHint.read) !== null;
}

/** Whether to ask the server who is signed in: somebody may be, or a screen has to know. */
export function useNeedsSession(): boolean {
  const hint = useSessionHint();
  return useSyncExternalStore(subscribe, () => asking > 0) || hint;
}
