import { useSyncExternalStore } from 'react';
import { orNull } from '../or-null.ts';

const key = 'markwise-session';
const listeners = new Set<() => void>();

/** The cookie that the server sets in addition to a session's cookies, over http and https. */
const cookieNames = ['markwise-present', '__Host-markwise-present'];

function hasCookie(): boolean {
  return document.cookie.split('; ').some((cookie) => cookieNames.includes(cookie.split('=', 1)[0] ?? ''));
}

/** Call this when the session has ended. With the cookie, the site would ask for the session at each visit. */
function removeCookie(): void {
  for (const name of cookieNames)
    document.cookie = `${name}=; Max-Age=0; Path=/${name.startsWith('__Host-') ? '; Secure' : ''}`;
}

/**
 * Remembers whether this browser may have a session, since scripts cannot read its cookies. The stored value is no
 * secret. It changes with each sign-in, so that other tabs notice a change of user. If the storage was cleared, the
 * cookie next to the session's cookies still shows that there is a session.
 */
export const sessionHint = {
  read: (): string | null => orNull(() => localStorage.getItem(key)) ?? (hasCookie() ? 'cookie' : null),
  /** Whether `set` was called in this browser since the last sign-out. */
  isSet: (): boolean => orNull(() => localStorage.getItem(key)) !== null,
  set(): void {
    orNull(() => localStorage.setItem(key, String(Date.now())));
    notifyListeners();
  },
  clear(): void {
    orNull(() => localStorage.removeItem(key));
    removeCookie();
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

/** Number of mounted screens that need to know who is signed in, even if this browser remembers no session. */
let waitingScreens = 0;

/** Makes the site ask the server who is signed in. Returns a function that withdraws the request. */
export function askForSession(): () => void {
  waitingScreens += 1;
  notifyListeners();
  return () => {
    waitingScreens -= 1;
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

/** Whether this browser may have a session. */
export function useSessionHint(): boolean {
  return useSyncExternalStore(subscribe, sessionHint.read) !== null;
}

/** Whether to ask the server who is signed in: the browser may have a session, or a screen needs to know. */
export function useNeedsSession(): boolean {
  const hint = useSessionHint();
  return useSyncExternalStore(subscribe, () => waitingScreens > 0) || hint;
}
