import { draftKeyOf } from '../../../lib/draft-keys.ts';
import { type Draft, isSpare, readDraft, writeDraft } from '../model/draft.ts';
import { isAsSaved } from '../model/saved-course.ts';
import { dropDraft, saveDraft, localText, putAside } from '../store/draft-storage.ts';
import { draftOf, type PlannerStore, presentOf } from '../store/planner-store.ts';
import {
  dropAside,
  forgetTab,
  isTabNamed,
  stash,
  nameTab,
  type OpenedVersions,
  ownAsideKey,
} from './draft-versions.ts';

interface Listeners {
  readonly onSaved: (isSaved: boolean) => void;
  readonly onForeign: (foreign: Draft | null) => void;
}

/**
 * Keeps the course of one tab on the device. Where another tab has kept another version, none is written over the
 * other: this tab's lies aside until the student has said which is kept.
 */
export class DraftAutosave {
  readonly #store: PlannerStore;
  /** Where the draft is kept; another place once the course was saved as another one. */
  #key: string;
  #foreign: Draft | null;
  /** Where the other version lies, unless it is the draft. */
  #foreignKey: string | null;
  /** The draft on the device as this tab knows it. */
  #known: string | null;
  #listeners: Listeners | null = null;

  constructor(store: PlannerStore, opened: OpenedVersions) {
    this.#store = store;
    this.#key = keyOf(store);
    this.#foreign = opened.foreign;
    this.#foreignKey = opened.foreignKey;
    this.#known = opened.storedText;
  }

  /** @returns an end to it */
  listen(listeners: Listeners): () => void {
    this.#listeners = listeners;
    return () => (this.#listeners = null);
  }

  /** Something was changed in this tab. */
  touch(): void {
    nameTab(keyOf(this.#store));
  }

  write(): void {
    this.#follow();
    const storedText = localText(this.#key);
    if (storedText !== this.#known && storedText !== null && !this.considerDraft(storedText))
      putAside(this.#key, storedText);
    if (this.#foreign === null && isSpare(draftOf(this.#store.getState()))) {
      this.#drop();
      return;
    }
    const text = this.#text();
    const isSaved = this.#foreign === null ? saveDraft(this.#key, text) : stash(this.#key, text);
    if (isSaved && this.#foreign === null) this.#known = text;
    this.#listeners?.onSaved(isSaved);
  }

  /** What the browser says of its storage: another tab has kept, or no longer keeps, a draft. */
  onStorageEvent({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
    if (key !== this.#key) return;
    if (newValue !== null) this.considerDraft(newValue);
    // What was changed there is saved or given up: there is nothing to decide on any more.
    else if (this.#foreign !== null && this.#foreignKey === null) {
      this.#known = null;
      this.#dropForeign();
    }
  }

  /** Takes notice of a draft that another tab has kept. False where it cannot be read. */
  considerDraft(text: string): boolean {
    const draft = readDraft(text);
    if (draft === null) return false;
    const { saved, ...state } = this.#store.getState();
    // Nothing was changed here, so there is nothing to choose between.
    if (saved !== null && !isTabNamed(this.#key) && isAsSaved(presentOf(state), saved)) return true;
    this.#known = text;
    // A version that was offered until now stays aside, and is offered again when a planner is opened.
    this.#foreignKey = null;
    if (text === this.#text()) this.#dropForeign();
    else {
      this.#setForeign(draft);
      if (isTabNamed(this.#key)) stash(this.#key, this.#text());
    }
    return true;
  }

  takeForeign(): void {
    if (this.#foreign === null) return;
    this.#store.getState().open(this.#foreign);
    this.#dropForeign();
    this.write();
    forgetTab(this.#key);
  }

  /** Undo brings the other version. */
  keepMine(): void {
    if (this.#foreign === null) return;
    const mine = draftOf(this.#store.getState());
    this.#store.getState().open(this.#foreign);
    this.#store.getState().open(mine);
    this.#dropForeign();
    this.write();
  }

  #dropForeign(): void {
    dropAside(ownAsideKey(this.#key));
    if (this.#foreignKey !== null) dropAside(this.#foreignKey);
    this.#setForeign(null);
  }

  #setForeign(foreign: Draft | null): void {
    this.#foreign = foreign;
    this.#listeners?.onForeign(foreign);
  }

  /** Continues under the key of the saved course. */
  #follow(): void {
    const key = keyOf(this.#store);
    if (key === this.#key) return;
    if (this.#foreign === null && localText(this.#key) === this.#known) dropDraft(this.#key);
    this.#key = key;
    this.#known = localText(key);
    this.#foreignKey = null;
    this.#setForeign(null);
  }

  #drop(): void {
    dropDraft(this.#key);
    this.#known = null;
    forgetTab(this.#key);
    this.#listeners?.onSaved(true);
  }

  #text(): string {
    return writeDraft(draftOf(this.#store.getState()));
  }
}

const keyOf = (store: PlannerStore) => draftKeyOf(store.getState().saved?.id ?? null);
