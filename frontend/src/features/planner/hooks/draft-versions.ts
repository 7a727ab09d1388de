import { tried } from '../../../lib/tried.ts';
import { type Draft, readDraft } from '../model/draft.ts';
import { draftKey, openDraft, type OpenedDraft } from '../store/draft-storage.ts';

/** What a planner opens with. */
export interface OpenedVersions {
  readonly mine: OpenedDraft;
  /** Another version of the course, to be decided on; null where there is none. */
  readonly foreign: Draft | null;
  /** Where the other version lies; null where it is the draft. */
  readonly foreignKey: string | null;
  /** The draft's text. */
  readonly kept: string | null;
}

/** Versions that lie beside the draft until the student says which is kept, an entry for each tab. */
const prefix = `${draftKey}-aside-`;
const tabKey = `${draftKey}-tab`;

/**
 * Opens the draft of this device, and beside it what was still to be decided: after a reload this tab's own version
 * with the draft as the other one, else what a tab left behind that went away without an answer.
 */
export function openVersions(): OpenedVersions {
  const draft = openDraft();
  const kept = keptText();
  const own = ownAsideKey();
  const alone = { mine: draft, foreign: null, foreignKey: null, kept };
  for (const key of asideKeys(own)) {
    const text = tried(() => localStorage.getItem(key));
    const aside = text === null || text === kept ? null : readDraft(text);
    if (aside === null) continue;
    if (key !== own || kept === null || draft.broken !== null)
      return { ...alone, foreign: aside, foreignKey: key };
    return { ...alone, mine: { ...aside, broken: null }, foreign: draft };
  }
  return alone;
}

export const keptText = () => tried(() => localStorage.getItem(draftKey));

/** Whether the course was changed in this tab, reloads included: it has something of its own to lose. */
export const isTabNamed = () => tabName() !== null;

/** Remembers that the course was changed in this tab. */
export function nameTab(): void {
  if (isTabNamed()) return;
  tried(() => sessionStorage.setItem(tabKey, Math.random().toString(36).slice(2)));
}

/** Nothing in this tab is its own any more. */
export function forgetTab(): void {
  tried(() => sessionStorage.removeItem(tabKey));
}

/** Whether the browser took it. */
export function keepAside(text: string): boolean {
  return tried(() => localStorage.setItem(ownAsideKey(), text)) !== null;
}

export function dropAside(key: string): void {
  tried(() => localStorage.removeItem(key));
}

/** Where this tab puts its version: a reload finds it again, and to other tabs it is another's. */
export const ownAsideKey = () => prefix + (tabName() ?? '');

const tabName = () => tried(() => sessionStorage.getItem(tabKey));

/** This tab's own first. */
function asideKeys(own: string): string[] {
  const keys = tried(() => Object.keys(localStorage)) ?? [];
  return [own, ...keys.filter((key) => key.startsWith(prefix) && key !== own)];
}
