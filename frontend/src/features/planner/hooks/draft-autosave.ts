import { draftKeyOf } from '../../../lib/draft-keys.ts';
import { type Draft, isRedundant, readDraft, writeDraft } from '../model/draft.ts';
import { isAsSaved } from '../model/saved-course.ts';
import { dropDraft, saveDraft, localText, moveBrokenDraft } from '../store/draft-storage.ts';
import { draftOf, type PlannerStore, presentOf } from '../store/planner-store.ts';
import {
  dropAside,
  unmarkChangedInTab,
  isChangedInTab,
  stash,
  markChangedInTab,
  type OpenedVersions,
  ownAsideKey,
} from './draft-versions.ts';

interface Listeners {
  readonly onSaved: (isSaved: boolean) => void;
  readonly onForeign: (foreign: Draft | null) => void;
}

/**
 * Saves the course of one tab on the device. If another tab has saved another version, neither is
 * overwritten: this tab's version is stored separately until the student has chosen one.
 */
export class DraftAutosave {
  readonly #store: PlannerStore;
  /** Storage key of the draft. It changes when the course is saved as a new one. */
  #key: string;
  /** Another tab's version, from which the student has to choose. Null if there is none. */
  #foreign: Draft | null;
  /** Storage key of the other version. Null if the other version is the draft. */
  #foreignKey: string | null;
  /** The text of the draft on this device, as this tab last read or wrote it. */
  #storedText: string | null;
  #listeners: Listeners | null = null;

  constructor(store: PlannerStore, opened: OpenedVersions) {
    this.#store = store;
    this.#key = keyOf(store);
    this.#foreign = opened.foreign;
    this.#foreignKey = opened.foreignKey;
    this.#storedText = opened.storedText;
  }

  /** Sets the listeners. Returns a function that removes them. */
  listen(listeners: Listeners): () => void {
    this.#listeners = listeners;
    return () => {
      this.#listeners = null;
    };
  }

  /** Called after a change in this tab. */
  touch(): void {
    markChangedInTab(keyOf(this.#store));
  }

  /** Stores the course on this device. Deletes the draft instead if it equals the saved course. */
  write(): void {
    this.#follow();
    const storedText = localText(this.#key);
    if (storedText !== this.#storedText && storedText !== null && !this.considerDraft(storedText))
      moveBrokenDraft(this.#key, storedText);
    if (this.#foreign === null && isRedundant(draftOf(this.#store.getState()))) {
      this.#drop();
      return;
    }
    const text = this.#text();
    const isSaved = this.#foreign === null ? saveDraft(this.#key, text) : stash(this.#key, text);
    if (isSaved && this.#foreign === null) this.#storedText = text;
    this.#listeners?.onSaved(isSaved);
  }

  /** A storage event of the browser: another tab has stored or deleted a draft. */
  onStorageEvent({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
    if (key !== this.#key) return;
    if (newValue !== null) this.considerDraft(newValue);
    // The draft was deleted: the other tab has saved the course on the server or discarded its changes. So the student
    // no longer has to choose.
    else if (this.#foreign !== null && this.#foreignKey === null) {
      this.#storedText = null;
      this.#dropForeign();
    }
  }

  /** Handles a draft that another tab has saved. False if it cannot be parsed. */
  considerDraft(text: string): boolean {
    const draft = readDraft(text);
    if (draft === null) return false;
    const { saved, ...state } = this.#store.getState();
    // Nothing was changed in this tab, so the student does not have to choose.
    if (saved !== null && !isChangedInTab(this.#key) && isAsSaved(presentOf(state), saved)) return true;
    this.#storedText = text;
    // A version that was offered until now stays stored, and is offered again when a planner is opened.
    this.#foreignKey = null;
    // If both tabs have the same course, there is nothing to choose. This tab then uses the other tab's save key, so
    // that the server creates only one course.
    const { saveKey = null } = draft;
    if (text === writeDraft({ ...draftOf(this.#store.getState()), saveKey })) {
      this.#store.setState({ saveKey });
      this.#dropForeign();
    } else {
      this.#setForeign(draft);
      if (isChangedInTab(this.#key)) stash(this.#key, this.#text());
    }
    return true;
  }

  /** Opens the other tab's version instead of this tab's. */
  takeForeign(): void {
    if (this.#foreign === null) return;
    this.#store.getState().open(this.#foreign);
    this.#dropForeign();
    this.write();
    unmarkChangedInTab(this.#key);
  }

  /** Keeps this tab's version. It opens the other version first, so that Undo brings that version back. */
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

  /** After the course was saved as a new one, continues with the storage key of that course. */
  #follow(): void {
    const key = keyOf(this.#store);
    if (key === this.#key) return;
    // A version that is stored separately stays, and is offered when a planner is opened.
    const isForeignElsewhere = this.#foreign === null || this.#foreignKey !== null;
    if (isForeignElsewhere && localText(this.#key) === this.#storedText) dropDraft(this.#key);
    this.#key = key;
    this.#storedText = localText(key);
    this.#foreignKey = null;
    this.#setForeign(null);
  }

  #drop(): void {
    dropDraft(this.#key);
    this.#storedText = null;
    unmarkChangedInTab(this.#key);
    this.#listeners?.onSaved(true);
  }

  #text(): string {
    return writeDraft(draftOf(this.#store.getState()));
  }
}

const keyOf = (store: PlannerStore) => draftKeyOf(store.getState().saved?.id ?? null);
