import { useEffect, useState } from 'react';
import { readDraft, writeDraft, type Draft } from '../model/draft.ts';
import { draftKey, keepDraft, putAside } from '../store/draft-storage.ts';
import { presentOf, type PlannerStore } from '../store/planner-store.ts';

const pauseMs = 400;

export interface DraftNews {
  /** The browser does not keep the draft. */
  readonly isLost: boolean;
  /** What another tab made of the draft since; null where nothing is to be decided. */
  readonly foreign: Draft | null;
  readonly takeForeign: () => void;
  readonly ignoreForeign: () => void;
}

/**
 * Keeps the course on this device: a moment after every change, and at once when the page may go away. Notices when
 * another tab has kept another one.
 */
export function useDraft(store: PlannerStore, broken: string | null): DraftNews {
  const [isLost, setLost] = useState(false);
  const [foreign, setForeign] = useState<Draft | null>(null);
  useEffect(() => {
    if (broken !== null) putAside(broken);
  }, [broken]);
  useEffect(() => keepOnDevice(store, (isKept) => setLost(!isKept)), [store]);
  useEffect(() => {
    const notice = ({ key, newValue }: StorageEvent) => {
      if (key === draftKey && newValue !== null) setForeign(readDraft(newValue));
    };
    window.addEventListener('storage', notice);
    return () => window.removeEventListener('storage', notice);
  }, []);
  const takeForeign = () => {
    if (foreign !== null) store.getState().open(foreign);
    setForeign(null);
  };
  return { isLost, foreign, takeForeign, ignoreForeign: () => setForeign(null) };
}

function keepOnDevice(store: PlannerStore, onKept: (isKept: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const state = store.getState();
    onKept(keepDraft(writeDraft({ course: presentOf(state), entries: state.entries })));
  };
  const stop = store.subscribe((state, before) => {
    if (presentOf(state) === presentOf(before) && state.entries === before.entries) return;
    clearTimeout(timer);
    timer = setTimeout(write, pauseMs);
  });
  const writeWhenHidden = () => {
    if (document.visibilityState === 'hidden') write();
  };
  window.addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', writeWhenHidden);
  return () => {
    write();
    stop();
    window.removeEventListener('pagehide', write);
    document.removeEventListener('visibilitychange', writeWhenHidden);
  };
}
