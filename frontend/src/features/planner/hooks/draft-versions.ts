import { asideKeyOf, asidePrefixOf } from '../../../lib/draft-keys.ts';
import { orNull } from '../../../lib/or-null.ts';
import { type Draft, readDraft } from '../model/draft.ts';
import { dropDraft, saveDraft, localText, openDraft, type OpenedDraft } from '../store/draft-storage.ts';
import type { PlannerStore } from '../store/planner-store.ts';

/** The initial state of a planner. */
export interface OpenedVersions {
  readonly mine: OpenedDraft;
  /** Another version of the course that the student has to decide on. Null if there is none. */
  readonly foreign: Draft | null;
  /** Storage key of the other version. Null if the other version is the draft. */
  readonly foreignKey: string | null;
  /** The draft as text, as the browser has stored it. Null if there is none. */
  readonly storedText: string | null;
}

const tabKeyOf = (key: string) => `${key}-tab`;

/**
 * Opens the draft stored under `key`, and another version to decide on if there is one. After a reload this tab's
 * version is open and the draft is the other one. Otherwise the draft is open, and the other version was stored by
 * another tab or before a sign-out.
 */
export function openVersions(key: string, fallback: Draft): OpenedVersions {
  const draft = openDraft(key, fallback);
  const storedText = localText(key);
  const ownKey = ownAsideKey(key);
  const onlyDraft = { mine: draft, foreign: null, foreignKey: null, storedText };
  for (const aside of asideKeys(key)) {
    const text = localText(aside);
    const version = text === null || text === storedText ? null : readDraft(text);
    if (version === null) continue;
    if (aside !== ownKey || storedText === null || draft.broken !== null)
      return { ...onlyDraft, foreign: version, foreignKey: aside };
    return { ...onlyDraft, mine: { ...version, broken: null }, foreign: draft };
  }
  return onlyDraft;
}

/** Whether the course was changed in this tab, also before a reload. If so, the tab may have unsaved changes. */
export const isChangedInTab = (key: string) => tabName(key) !== null;

/** Remembers that the course was changed in this tab. */
export function markChangedInTab(key: string): void {
  if (isChangedInTab(key)) return;
  orNull(() => sessionStorage.setItem(tabKeyOf(key), Math.random().toString(36).slice(2)));
}

/** Forgets that the course was changed in this tab. */
export function unmarkChangedInTab(key: string): void {
  orNull(() => sessionStorage.removeItem(tabKeyOf(key)));
}

/** Stores this tab's version separately from the draft. Returns whether the browser stored it. */
export function stash(key: string, text: string): boolean {
  return saveDraft(ownAsideKey(key), text);
}

export const dropAside = dropDraft;

/** Storage key of this tab's version. This tab opens the version after a reload. Other tabs offer it as another version. */
export const ownAsideKey = (key: string) => asideKeyOf(key, tabName(key) ?? '');

const tabName = (key: string) => orNull(() => sessionStorage.getItem(tabKeyOf(key)));

/** Storage keys of the versions that are stored separately, this tab's first. */
function asideKeys(key: string): string[] {
  const ownKey = ownAsideKey(key);
  const keys = orNull(() => Object.keys(localStorage)) ?? [];
  return [ownKey, ...keys.filter((other) => other.startsWith(asidePrefixOf(key)) && other !== ownKey)];
}

export interface OpenedPlanner {
  readonly store: PlannerStore;
  readonly opened: OpenedVersions;
}
