import { type Draft, readDraft, writeDraft } from '../model/draft.ts';
import { keepDraft, putAside } from '../store/draft-storage.ts';
import { presentOf, type PlannerStore } from '../store/planner-store.ts';
import {
  dropAside,
  forgetTab,
  isTabNamed,
  keepAside,
  keptText,
  type OpenedVersions,
  ownAsideKey,
} from './draft-versions.ts';

interface Listeners {
  readonly onKept: (isKept: boolean) => void;
  readonly onForeign: (foreign: Draft | null) => void;
}

/**
 * Keeps the course of one tab on the device. Where another tab has kept another version, none is written over the
 * other: this tab's lies aside until the student has said which is kept.
 */
export class DraftKeeper {
  readonly #store: PlannerStore;
  #foreign: Draft | null;
  /** Where the other version lies, unless it is the draft. */
  #foreignKey: string | null;
  /** The draft on the device as this tab knows it. */
  #known: string | null;
  #listeners: Listeners | null = null;

  constructor(store: PlannerStore, opened: OpenedVersions) {
    this.#store = store;
    this.#foreign = opened.foreign;
    this.#foreignKey = opened.foreignKey;
    this.#known = opened.kept;
  }

  /** @returns an end to it */
  listen(listeners: Listeners): () => void {
    this.#listeners = listeners;
    return () => (this.#listeners = null);
  }

  write(): void {
    const kept = keptText();
    if (kept !== this.#known && kept !== null && !this.meet(kept)) putAside(kept);
    const text = this.#text();
    const isKept = this.#foreign === null ? keepDraft(text) : keepAside(text);
    if (isKept && this.#foreign === null) this.#known = text;
    this.#listeners?.onKept(isKept);
  }

  /** Takes notice of a draft that another tab has kept. False where it cannot be read. */
  meet(text: string): boolean {
    const draft = readDraft(text);
    if (draft === null) return false;
    this.#known = text;
    // A version that was offered until now stays aside, and is offered again when a planner is opened.
    this.#foreignKey = null;
    if (text === this.#text()) this.#settle();
    else {
      this.#setForeign(draft);
      if (isTabNamed()) keepAside(this.#text());
    }
    return true;
  }

  takeForeign(): void {
    if (this.#foreign === null) return;
    this.#store.getState().open(this.#foreign);
    this.#settle();
    this.write();
    forgetTab();
  }

  /** Undo brings the other version. */
  keepMine(): void {
    if (this.#foreign === null) return;
    const mine = this.#draft();
    this.#store.getState().open(this.#foreign);
    this.#store.getState().open(mine);
    this.#settle();
    this.write();
  }

  #settle(): void {
    dropAside(ownAsideKey());
    if (this.#foreignKey !== null) dropAside(this.#foreignKey);
    this.#setForeign(null);
  }

  #setForeign(foreign: Draft | null): void {
    this.#foreign = foreign;
    this.#listeners?.onForeign(foreign);
  }

  #draft(): Draft {
    const state = this.#store.getState();
    return { course: presentOf(state), entries: state.entries };
  }

  #text(): string {
    return writeDraft(this.#draft());
  }
}
