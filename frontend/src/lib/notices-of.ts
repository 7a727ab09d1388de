import { useLayoutEffect } from 'react';

/** The functions that hide the notices of each owner. */
const hidersByOwner = new WeakMap<object, Set<() => void>>();

/**
 * Ties a notice to its owner: the object that the notice's action changes, for example the store of a screen. When the
 * user leaves that screen, `hideNoticesOf` hides the notice.
 * @returns a function to call when the notice closes
 */
export function tieNotice(owner: object, hide: () => void): () => void {
  const hiders = hidersByOwner.get(owner) ?? new Set();
  hidersByOwner.set(owner, hiders.add(hide));
  return () => void hiders.delete(hide);
}

/** Hides all notices of the owner. */
export function hideNoticesOf(owner: object): void {
  for (const hide of hidersByOwner.get(owner) ?? []) hide();
}

/** Hides the notices of the owner when the component is gone: their actions would change nothing that is shown. */
export function useNoticesOf(owner: object): void {
  useLayoutEffect(() => () => hideNoticesOf(owner), [owner]);
}
