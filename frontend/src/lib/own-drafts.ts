import { ownDraftPrefixOf, ownDraftsPrefix } from './draft-keys.ts';
import { orNull } from './or-null.ts';

/** Kinds of unsaved work. `submission`: the work of a student. `grade`: the grade of a submission. */
export const draftKinds = [
  'quiz',
  'question',
  'gradebook',
  'note',
  'assignment',
  'submission',
  'grade',
] as const;

/** Identifies what a draft is about. */
export interface DraftKey {
  readonly userId: string;
  readonly kind: (typeof draftKinds)[number];
  /** ID of the saved object, or the key of a new one. */
  readonly about: string;
}

/** Unsaved work. */
export interface OwnDraft {
  /** Shown to users. */
  readonly name: string;
  /** Revision of the saved object when the draft was begun. Null for a new object. */
  readonly revision: number | null;
  /** Validate before use: another version of the site may have written it. */
  readonly content: unknown;
}

/** A draft as it is stored on this device. */
export interface LocalDraft extends OwnDraft {
  readonly key: string;
  readonly about: string;
  /** ISO 8601. */
  readonly writtenAt: string;
}

/** Older drafts are deleted: answer keys must not stay on a device forever. */
const maxAgeMs = 30 * 24 * 3600 * 1000;

const tabKey = 'markwise-tab';
let tab: string | null = null;

/** The name of this tab. It survives reloads, so that the tab continues with its own draft. */
function tabName(): string {
  tab ??= orNull(() => sessionStorage.getItem(tabKey)) ?? crypto.randomUUID();
  const name = tab;
  orNull(() => sessionStorage.setItem(tabKey, name));
  return tab;
}

const prefixOf = ({ userId, kind }: Pick<DraftKey, 'userId' | 'kind'>) =>
  `${ownDraftPrefixOf(userId)}${kind}-`;

/** Each tab has its own key, so that tabs don't overwrite each other. */
const storageKey = (draftKey: DraftKey, name: string) => `${prefixOf(draftKey)}${draftKey.about}~${name}`;

/** JSON has no NaN, which is the value of a field whose text is not a number. It would become null. */
const storedNaN = { isNaN: true };

const withStoredNaN = (_name: string, value: unknown): unknown => (Number.isNaN(value) ? storedNaN : value);

const withNaN = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'isNaN' in value ? Number.NaN : value;

/** Saves this tab's draft over its previous one. Returns false if the browser stores nothing. */
export function saveDraft(draftKey: DraftKey, draft: OwnDraft): boolean {
  const text = JSON.stringify({ ...draft, writtenAt: new Date().toISOString() }, withStoredNaN);
  return orNull(() => localStorage.setItem(storageKey(draftKey, tabName()), text)) !== null;
}

/** Deletes this tab's draft. */
export function dropDraft(draftKey: DraftKey): void {
  forgetDraft(storageKey(draftKey, tabName()));
}

/** This tab's draft, for example from before a reload. Null if there is none. */
export function ownDraft(draftKey: DraftKey): LocalDraft | null {
  return readDraft(draftKey, storageKey(draftKey, tabName()));
}

/**
 * Moves this tab's draft to another storage key, so that the next one doesn't overwrite it before the user decides.
 * Returns the draft, or null if there is none.
 */
export function setDraftAside(draftKey: DraftKey): LocalDraft | null {
  const from = storageKey(draftKey, tabName());
  return orNull(() => {
    const text = localStorage.getItem(from);
    if (text === null) return null;
    const to = storageKey(draftKey, crypto.randomUUID());
    localStorage.setItem(to, text);
    localStorage.removeItem(from);
    return readDraft(draftKey, to);
  });
}

/** Deletes the draft under a storage key. */
export function forgetDraft(key: string): void {
  orNull(() => localStorage.removeItem(key));
}

/** All drafts of a kind, from all tabs, most recently written first. */
export function draftsOf(draftKey: Pick<DraftKey, 'userId' | 'kind'>): LocalDraft[] {
  forgetStale();
  return keysFrom(prefixOf(draftKey))
    .flatMap((key) => readDraft(draftKey, key) ?? [])
    .toSorted((one, other) => (one.writtenAt < other.writtenAt ? 1 : -1));
}

/** Deletes old drafts of all users, since not everyone returns to a shared device. */
function forgetStale(): void {
  const oldest = new Date(Date.now() - maxAgeMs).toISOString();
  for (const key of keysFrom(ownDraftsPrefix)) {
    const { writtenAt } = { ...emptyDraft, ...readObject(key) };
    if (typeof writtenAt !== 'string' || writtenAt < oldest) forgetDraft(key);
  }
}

/** All drafts about one object. */
export function draftsAbout(draftKey: DraftKey): LocalDraft[] {
  return draftsOf(draftKey).filter(({ about }) => about === draftKey.about);
}

/** The storage keys that begin with a prefix. */
export function keysFrom(prefix: string): string[] {
  return (orNull(() => Object.keys(localStorage)) ?? []).filter((key) => key.startsWith(prefix));
}

function readDraft(draftKey: Pick<DraftKey, 'userId' | 'kind'>, key: string): LocalDraft | null {
  const { name, revision, writtenAt, content } = { ...emptyDraft, ...readObject(key) };
  if (typeof name !== 'string' || typeof writtenAt !== 'string') return null;
  const about = key.slice(prefixOf(draftKey).length, key.lastIndexOf('~'));
  return { key, about, name, revision: typeof revision === 'number' ? revision : null, writtenAt, content };
}

function readObject(key: string): object | null {
  const stored: unknown = orNull(() => JSON.parse(localStorage.getItem(key) ?? 'null', withNaN));
  return typeof stored === 'object' ? stored : null;
}

const emptyDraft: Readonly<Record<'name' | 'revision' | 'writtenAt' | 'content', unknown>> = {
  name: null,
  revision: null,
  writtenAt: null,
  content: null,
};
