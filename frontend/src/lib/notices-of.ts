import { useLayoutEffect } from 'react';

/** The functions that hide the notices of each owner. */
const shown = new WeakMap<object, Set<() => void>>();

/**
 * Ties a notice to what its action works on, such as the store of a screen. The notice is hidden when that is left.
 * @returns a function to call when the notice closes
 */
export function tieNotice(owner: object, hide: () => void): () => void {
  const hiders = shown.get(owner) ?? new Set();
  shown.set(owner, hiders.add(hide));
  return () => void hiders.delete(hide);
}

export function hideNoticesOf(owner: object): void {
  for (const hide of shown.get(owner) ?? []) hide();
}

/** Hides the notices of the owner when the component is gone: their actions would change nothing that is shown. */
export function useNoticesOf(owner: object): void {
  useLayoutEffect(() => () => hideNoticesOf(owner), [owner]);
}
