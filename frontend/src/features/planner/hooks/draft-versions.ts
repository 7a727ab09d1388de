import { asideKeyOf, asidePrefixOf } from '../../../lib/draft-keys.ts';
import { orNull } from '../../../lib/or-null.ts';
import { type Draft, readDraft } from '../model/draft.ts';
import { dropDraft, saveDraft, localText, openDraft, type OpenedDraft } from '../store/draft-storage.ts';
import type { PlannerStore } from '../store/planner-store.ts';

/** What a planner opens with. */
export interface OpenedVersions {
  readonly mine: OpenedDraft;
  /** Another version of the course, to be decided on; null where there is none. */
  readonly foreign: Draft | null;
  /** Where the other version lies; null where it is the draft. */
  readonly foreignKey: string | null;
  /** The draft's text. */
  readonly storedText: string | null;
}

const tabKeyOf = (key: string) => `${key}-tab`;

/**
 * Opens the draft stored under `key`, and the versions to decide between: after a reload this tab's own version
 * with the draft as the other one, else what a tab left behind that went away without an answer.
 */
export function openVersions(key: string, fallback: Draft): OpenedVersions {
  const draft = openDraft(key, fallback);
  const storedText = localText(key);
  const own = ownAsideKey(key);
  const alone = { mine: draft, foreign: null, foreignKey: null, storedText };
  for (const aside of asideKeys(key)) {
    const text = localText(aside);
    const version = text === null || text === storedText ? null : readDraft(text);
    if (version === null) continue;
    if (aside !== own || storedText === null || draft.broken !== null)
      return { ...alone, foreign: version, foreignKey: aside };
    return { ...alone, mine: { ...version, broken: null }, foreign: draft };
  }
  return alone;
}

/** Whether the course was changed in this tab, reloads included: it has something of its own to lose. */
export const isTabNamed = (key: string) => tabName(key) !== null;

/** Remembers that the course was changed in this tab. */
export function nameTab(key: string): void {
  if (isTabNamed(key)) return;
  orNull(() => sessionStorage.setItem(tabKeyOf(key), Math.random().toString(36).slice(2)));
}

/** Nothing in this tab is its own any more. */
export function forgetTab(key: string): void {
  orNull(() => sessionStorage.removeItem(tabKeyOf(key)));
}

/** Whether the browser took it. */
export function stash(key: string, text: string): boolean {
  return saveDraft(ownAsideKey(key), text);
}

export const dropAside = dropDraft;

/** Where this tab puts its version: a reload finds it again, and to other tabs it is another's. */
export const ownAsideKey = (key: string) => asideKeyOf(key, tabName(key) ?? '');

const tabName = (key: string) => orNull(() => sessionStorage.getItem(tabKeyOf(key)));

/** This tab's own first. */
function asideKeys(key: string): string[] {
  const own = ownAsideKey(key);
  const keys = orNull(() => Object.keys(localStorage)) ?? [];
  return [own, ...keys.filter((other) => other.startsWith(asidePrefixOf(key)) && other !== own)];
}

export interface OpenedPlanner {
  readonly store: PlannerStore;
  readonly opened: OpenedVersions;
}
