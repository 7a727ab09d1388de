import { useSyncExternalStore } from 'react';
import { orNull } from './or-null.ts';

const key = 'markwise-access';
const listeners = new Set<() => void>();
/** Access in browsers that store nothing. It lasts until the page is reloaded. */
let isGivenHere = false;

/**
 * Whether this site asks for an email address and a password before it shows a screen. The server writes this
 * into the page, so it costs no request.
 */
export function asksForAccess(): boolean {
  return document.documentElement.dataset['access'] === 'asked';
}

/**
 * Call this when the server has granted access. It is remembered until the browser tab is closed. Missing access
 * only hides the screens: accounts protect the server's data.
 */
export function giveAccess(): void {
  isGivenHere = true;
  orNull(() => sessionStorage.setItem(key, 'given'));
  for (const listener of listeners) listener();
}

/** Whether this site requires access and this visitor has none yet. */
export function useIsBarred(): boolean {
  return useSyncExternalStore(subscribe, isBarred);
}

function isBarred(): boolean {
  return asksForAccess() && !isGivenHere && orNull(() => sessionStorage.getItem(key)) === null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
