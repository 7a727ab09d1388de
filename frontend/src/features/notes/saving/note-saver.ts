import { forgetDraft } from '../../../lib/own-drafts.ts';
import { isConflict, isUnauthenticated } from '../../../lib/server-failure.ts';
import { dropNote, keepNote, type LocalNote } from './local-notes.ts';
import { isSame, isSameText, type NoteFields, problemOf, type SavedNote } from './note-fields.ts';
import { hasUnsaved, type NoteState, type NoteStore } from './note-state.ts';
import { type NoteServer, saveFailureOf } from './send-note.ts';

/** Milliseconds from the last change to the request. */
const pauseMs = 800;
/** Maximum milliseconds from a change until this device stores it. */
const keepMs = 300;

/**
 * Saves a note a moment after each change, one request at a time. The changes are stored on this device until the server
 * has them. Another version on the server is never overwritten before the user has chosen.
 */
export class NoteSaver {
  readonly store: NoteStore;
  readonly #server: NoteServer;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;
  /** What was sent since the last response. The server may have stored it, although the response was lost. */
  #unconfirmed: NoteFields[] = [];

  constructor(server: NoteServer, store: NoteStore) {
    this.#server = server;
    this.store = store;
  }

  /** Applies a change of the user. */
  change(part: Partial<NoteFields>): void {
    this.#set({ fields: { ...this.#state.fields, ...part } });
    this.#schedule();
  }

  /**
   * Called with the content as the editor shows it, before the user changes anything. An editor adds for example an empty
   * last line, which is no change of the user.
   */
  adopt(content: NoteFields['content']): void {
    const { fields, saved } = this.#state;
    const isSavedContent = saved !== null && isSame({ ...fields, content: saved.fields.content }, fields);
    this.#set({
      fields: { ...fields, content },
      ...(isSavedContent && { saved: { ...saved, fields: { ...saved.fields, content } } }),
    });
    if (hasUnsaved(this.#state)) this.#schedule();
  }

  /** Saves now. Returns whether the server has everything. */
  save(): Promise<boolean> {
    clearTimeout(this.#saveTimer);
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Shows a version that was saved elsewhere, if nothing was changed here. A failure is ignored: the note stays. */
  async refresh(): Promise<void> {
    const { saved } = this.#state;
    if (saved === null || this.#running !== null || hasUnsaved(this.#state)) return;
    const newest = await this.#server.fetch(saved.id).catch(() => null);
    const state = this.#state;
    if (newest === null || this.#running !== null || state.saved !== saved || hasUnsaved(state)) return;
    if (newest.revision !== saved.revision) this.#show(newest);
  }

  /** Saves this tab's version over the other one. Returns the other one. */
  keepMine(): NoteFields | null {
    const { theirs } = this.#state;
    if (theirs === null) return null;
    this.#set({ saved: theirs, theirs: null });
    this.#keep();
    void this.save();
    return theirs.fields;
  }

  /** Shows the other version instead of this tab's. Returns this tab's. */
  keepTheirs(): NoteFields | null {
    const { theirs, fields } = this.#state;
    if (theirs === null) return null;
    this.#show(theirs);
    return fields;
  }

  /** Saves this tab's version as another note, and shows the other version. Returns the new note. Null if that failed. */
  async keepBoth(): Promise<SavedNote | null> {
    const { fields, saveKey, theirs, isSending } = this.#state;
    if (theirs === null || isSending) return null;
    const created = await this.#request(() => this.#server.create(fields, saveKey));
    if (created === null) return null;
    this.#set({ saveKey: crypto.randomUUID() });
    this.#show(theirs);
    return created;
  }

  /** Saves a note that was deleted as a new one. */
  async saveAsNew(): Promise<void> {
    // A click on the button also leaves a field, which saves.
    await this.#running;
    const { userId, saved, failure } = this.#state;
    if (failure?.kind !== 'gone') return;
    if (saved !== null) dropNote(userId, saved.id);
    this.#unconfirmed = [];
    this.#set({ saved: null, saveKey: crypto.randomUUID(), failure: null });
    this.#keep();
    await this.save();
  }

  /** Puts other fields into the note, for example to undo a choice. */
  replace(fields: NoteFields): void {
    this.#set({ contentSerial: this.#state.contentSerial + 1 });
    this.change(fields);
  }

  /**
   * Continues with the unsaved version of another tab, after the version on the screen is saved. For a saved note, the
   * user then chooses between the two.
   */
  async takeOffer(offer: LocalNote): Promise<void> {
    const isNew = this.#state.saved === null;
    if (!(await this.save())) return;
    const { saved } = this.#state;
    if (isNew !== (saved === null)) return;
    this.discardOffer(offer);
    this.#set(saved === null ? { saveKey: offer.saveKey } : { theirs: saved, saved: asUnknown(saved) });
    this.replace(offer.fields);
    this.#keep();
  }

  discardOffer(offer: LocalNote): void {
    forgetDraft(offer.key);
    this.#set({ offers: this.#state.offers.filter(({ key }) => key !== offer.key) });
  }

  /** Stores unsaved changes on this device now. */
  keepNow(): void {
    if (hasUnsaved(this.#state)) this.#keep();
  }

  /** Stops saving. Unsaved changes stay on this device. */
  close(): void {
    clearTimeout(this.#saveTimer);
    this.keepNow();
    clearTimeout(this.#keepTimer);
  }

  get #state(): NoteState {
    return this.store.getState();
  }

  #set(part: Partial<NoteState>): void {
    this.store.setState(part);
  }

  #schedule(): void {
    clearTimeout(this.#saveTimer);
    if (!hasUnsaved(this.#state)) {
      this.#forget();
      return;
    }
    this.#keepTimer ??= setTimeout(() => this.keepNow(), keepMs);
    if (this.#state.theirs === null) this.#saveTimer = setTimeout(() => void this.save(), pauseMs);
  }

  #keep(): void {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    this.#set({ isKept: keepNote(this.#state) });
  }

  /** Everything is saved, so nothing has to be stored on this device. */
  #forget(): void {
    const { userId, saved, newAbout, failure } = this.#state;
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    dropNote(userId, saved?.id ?? newAbout);
    if (failure !== null) this.#set({ failure: null });
  }

  /** Shows a version of the server. */
  #show(note: SavedNote): void {
    const { fields, contentSerial } = this.#state;
    const isSameContent = isSameText({ ...note.fields, content: fields.content }, note.fields);
    this.#unconfirmed = [];
    this.#set({
      saved: isSameContent ? { ...note, fields: { ...note.fields, content: fields.content } } : note,
      fields: isSameContent ? { ...note.fields, content: fields.content } : note.fields,
      theirs: null,
      contentSerial: isSameContent ? contentSerial : contentSerial + 1,
    });
    this.#forget();
  }

  async #saveAll(): Promise<boolean> {
    while (hasUnsaved(this.#state)) {
      if (this.#state.theirs !== null) return false;
      // oxlint-disable-next-line no-await-in-loop -- a change during a request is sent after it, with its revision
      if (!(await this.#sendOnce())) return false;
    }
    return true;
  }

  /** Returns false if the note cannot be saved now. */
  async #sendOnce(): Promise<boolean> {
    const { fields, saved, saveKey } = this.#state;
    const problem = problemOf(fields);
    if (problem !== null) {
      this.#set({ failure: { kind: 'refused', message: problem } });
      return false;
    }
    this.#unconfirmed.push(fields);
    const answer = await this.#request(() =>
      saved === null ? this.#server.create(fields, saveKey) : this.#server.update(saved, fields),
    );
    return answer !== null && this.#accept(answer, fields);
  }

  /** Null if the request failed, or if it was refused because of another version. */
  async #request(send: () => Promise<SavedNote>): Promise<SavedNote | null> {
    this.#set({ isSending: true });
    try {
      const answer = await send();
      this.#set({ failure: null });
      return answer;
    } catch (error) {
      return await this.#handleFailure(error);
    } finally {
      this.#set({ isSending: false });
    }
  }

  async #handleFailure(error: unknown): Promise<SavedNote | null> {
    const { saved } = this.#state;
    // If the session has ended, the screen asks the user to sign in. The changes stay on this device.
    if (isUnauthenticated(error)) {
      this.keepNow();
      this.#server.checkSession();
    }
    if (isConflict(error) && saved !== null) {
      try {
        return await this.#server.fetch(saved.id);
      } catch (fetchError) {
        this.#set({ failure: saveFailureOf(fetchError, this.#server.goneMessage) });
        return null;
      }
    }
    this.#set({ failure: saveFailureOf(error, this.#server.goneMessage) });
    return null;
  }

  /**
   * Handles the note that the server has now. Returns false if the user has to choose, because it is neither what this tab
   * sent nor what it knew.
   */
  #accept(answer: SavedNote, sent: NoteFields): boolean {
    const { userId, saved, newAbout, fields } = this.#state;
    const own = this.#unconfirmed.find((each) => isSameText(each, answer.fields));
    const isKnown = saved !== null && isSameText(saved.fields, answer.fields);
    // The draft of a new note has another storage key than the draft of the saved one. Its offers are other new notes.
    if (saved === null) {
      dropNote(userId, newAbout);
      this.#set({ offers: [] });
    }
    if (!own && !isKnown) {
      this.#set({ theirs: answer, saved: saved ?? asUnknown(answer) });
      this.#keep();
      return false;
    }
    this.#unconfirmed = [];
    // The content as this tab sent it, because the editor compares with it.
    const content = own?.content ?? saved?.fields.content ?? answer.fields.content;
    const isPinChanged = sent.isPinned !== (saved?.fields.isPinned ?? false);
    this.#set({
      saved: { ...answer, fields: { ...answer.fields, content } },
      ...(!isPinChanged && { fields: { ...fields, isPinned: answer.fields.isPinned } }),
    });
    if (hasUnsaved(this.#state)) this.#schedule();
    else this.#forget();
    return true;
  }
}

/**
 * A saved note of which this tab's version is no newer version. A draft with this revision makes the user choose again
 * after a reload.
 */
const asUnknown = (note: SavedNote): SavedNote => ({ ...note, revision: 0 });
