import { useSyncExternalStore } from 'react';
import { orNull } from './or-null.ts';

/** The drafts on this device at one time. There is a new object after each change. */
export interface StoredDrafts {
  /** The text under a storage key. Null if there is none. */
  readonly textOf: (key: string) => string | null;
}

const current = (): StoredDrafts => ({ textOf: (key) => orNull(() => localStorage.getItem(key)) });

let drafts = current();
const readers = new Set<() => void>();

/** Called after a draft was written, moved or deleted. Screens that show drafts read them again. */
export function draftsChanged(): void {
  drafts = current();
  for (const reader of readers) reader();
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/**
 * The drafts on this device. Renders the component again after each change in this tab, since the planner writes its last
 * change only after the next screen was rendered for the first time.
 */
export const useStoredDrafts = (): StoredDrafts => useSyncExternalStore(subscribe, () => drafts);
