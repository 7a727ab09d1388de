import { useSyncExternalStore } from 'react';
import { orNull } from './or-null.ts';

const key = 'markwise-access';
const listeners = new Set<() => void>();
/** Access that was granted since the page was loaded, for browsers that refuse storage. */
let isGranted = false;

/**
 * Whether this site asks for an email address and a password before it shows a screen. The server writes this
 * into the page, so it costs no request.
 */
export function asksForAccess(): boolean {
  return document.documentElement.dataset['access'] === 'asked';
}

/**
 * Call this when the server has granted access. The access lasts until the browser tab is closed. Without
 * access only the screens are hidden: accounts protect the server's data.
 */
export function giveAccess(): void {
  isGranted = true;
  orNull(() => sessionStorage.setItem(key, 'given'));
  for (const listener of listeners) listener();
}

/** Whether this site requires access and this visitor has none yet. */
export function useIsBarred(): boolean {
  return useSyncExternalStore(subscribe, isBarred);
}

function isBarred(): boolean {
  return asksForAccess() && !isGranted && orNull(() => sessionStorage.getItem(key)) === null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
