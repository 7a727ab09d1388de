import { useEffect, useState } from 'react';
import {
  type DraftKey,
  draftsAbout,
  dropDraft,
  forgetDraft,
  type LocalDraft,
  type OwnDraft,
  ownDraft,
  saveDraft,
} from '../../lib/own-drafts.ts';

/** Milliseconds without typing before the draft is stored. */
const pauseMs = 500;

/** Work that is not sent yet. It is stored on this device, so that it survives a reload or a crash. */
export class LocalWork {
  readonly #key: DraftKey;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending: OwnDraft | null = null;
  /** The newest draft on this device when the screen opened, also of a tab that was closed. Null if there was none. */
  readonly opened: LocalDraft | null;

  constructor(key: DraftKey) {
    this.#key = key;
    this.opened = draftsAbout(key)[0] ?? null;
  }

  /** Stores a draft after a pause in typing. */
  keep(draft: OwnDraft): void {
    this.#pending = draft;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), pauseMs);
  }

  /** Stores the draft now. It replaces the one that was opened. */
  flush(): void {
    clearTimeout(this.#timer);
    if (this.#pending === null || !saveDraft(this.#key, this.#pending)) return;
    this.#pending = null;
    if (this.opened && this.opened.key !== ownDraft(this.#key)?.key) forgetDraft(this.opened.key);
  }

  /** Deletes the draft, because it was sent or discarded. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#pending = null;
    dropDraft(this.#key);
    if (this.opened) forgetDraft(this.opened.key);
  }
}

/** The unsent work about one object. For another object, mount the component again. */
export function useLocalWork(key: DraftKey): LocalWork {
  const [work] = useState(() => new LocalWork(key));
  useEffect(() => {
    const flush = () => work.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      work.flush();
    };
  }, [work]);
  return work;
}
