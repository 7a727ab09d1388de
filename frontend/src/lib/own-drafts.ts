import { ownDraftPrefixOf, ownDraftsPrefix } from './draft-keys.ts';
import { orNull } from './or-null.ts';

/** What a draft is of. */
export interface DraftPlace {
  readonly userId: string;
  readonly kind: 'quiz' | 'question';
  /** ID of the saved object, or the key of a new one. */
  readonly about: string;
}

/** Something that is written and not saved. */
export interface OwnDraft {
  /** For people to tell it by. */
  readonly name: string;
  /** Of what was saved when the draft was begun; null for something new. */
  readonly revision: number | null;
  /** To be read with care: another version of the site may have written it. */
  readonly content: unknown;
}

/** A draft as it lies on this device. */
export interface LocalDraft extends OwnDraft {
  readonly key: string;
  readonly about: string;
  /** ISO 8601. */
  readonly writtenAt: string;
}

/** What nobody came back to goes: right answers do not lie about on a device for good. */
const maxAgeMs = 30 * 24 * 3600 * 1000;

const tabKey = 'markwise-tab';
let tab: string | null = null;

/** Stays through reloads: what this tab wrote is its own to go on with. */
function tabName(): string {
  tab ??= orNull(() => sessionStorage.getItem(tabKey)) ?? crypto.randomUUID();
  const name = tab;
  orNull(() => sessionStorage.setItem(tabKey, name));
  return tab;
}

const prefixOf = ({ userId, kind }: Pick<DraftPlace, 'userId' | 'kind'>) =>
  `${ownDraftPrefixOf(userId)}${kind}-`;

/** Each tab has a place of its own, so that none writes over another's. */
const keyIn = (place: DraftPlace, name: string) => `${prefixOf(place)}${place.about}~${name}`;

/** Keeps what this tab has written, in place of what it had kept before. False where the browser keeps nothing. */
export function saveDraft(place: DraftPlace, draft: OwnDraft): boolean {
  const text = JSON.stringify({ ...draft, writtenAt: new Date().toISOString() });
  return orNull(() => localStorage.setItem(keyIn(place, tabName()), text)) !== null;
}

/** Drops what this tab has kept. */
export function dropDraft(place: DraftPlace): void {
  forgetDraft(keyIn(place, tabName()));
}

/** What this tab has kept, such as before a reload. */
export function ownDraft(place: DraftPlace): LocalDraft | null {
  return readDraft(place, keyIn(place, tabName()));
}

/** Moves what this tab has kept out of the way of what it keeps next: it is to be decided on. */
export function setDraftAside(place: DraftPlace): void {
  const from = keyIn(place, tabName());
  orNull(() => {
    const text = localStorage.getItem(from);
    if (text === null) return;
    localStorage.setItem(keyIn(place, crypto.randomUUID()), text);
    localStorage.removeItem(from);
  });
}

export function forgetDraft(key: string): void {
  orNull(() => localStorage.removeItem(key));
}

/** All drafts of a kind, of this tab and of others, the one that was written last first. */
export function draftsOf(place: Pick<DraftPlace, 'userId' | 'kind'>): LocalDraft[] {
  forgetStale();
  return keysFrom(prefixOf(place))
    .flatMap((key) => readDraft(place, key) ?? [])
    .toSorted((one, other) => (one.writtenAt < other.writtenAt ? 1 : -1));
}

/** Of any user: not everybody comes back to a shared device. */
function forgetStale(): void {
  const oldest = new Date(Date.now() - maxAgeMs).toISOString();
  for (const key of keysFrom(ownDraftsPrefix)) {
    const { writtenAt } = { ...emptyDraft, ...readObject(key) };
    if (typeof writtenAt !== 'string' || writtenAt < oldest) forgetDraft(key);
  }
}

/** Those of one thing. */
export function draftsAbout(place: DraftPlace): LocalDraft[] {
  return draftsOf(place).filter(({ about }) => about === place.about);
}

export function keysFrom(prefix: string): string[] {
  return (orNull(() => Object.keys(localStorage)) ?? []).filter((key) => key.startsWith(prefix));
}

function readDraft(place: Pick<DraftPlace, 'userId' | 'kind'>, key: string): LocalDraft | null {
  const { name, revision, writtenAt, content } = { ...emptyDraft, ...readObject(key) };
  if (typeof name !== 'string' || typeof writtenAt !== 'string') return null;
  const about = key.slice(prefixOf(place).length, key.lastIndexOf('~'));
  return { key, about, name, revision: typeof revision === 'number' ? revision : null, writtenAt, content };
}

function readObject(key: string): object | null {
  const stored: unknown = orNull(() => JSON.parse(localStorage.getItem(key) ?? 'null'));
  return typeof stored === 'object' ? stored : null;
}

const emptyDraft: Readonly<Record<'name' | 'revision' | 'writtenAt' | 'content', unknown>> = {
  name: null,
  revision: null,
  writtenAt: null,
  content: null,
};
