import { useEffect, useState } from 'react';
import { offerUndo } from '../commands/undo-toast.tsx';
import type { Draft } from '../model/draft.ts';
import { writeBeforeHandover } from '../../../lib/course-drafts.ts';
import { draftKeyOf } from '../../../lib/draft-keys.ts';
import { blurFocusedField } from '../../../lib/blur-focused-field.ts';
import { moveBrokenDraft } from '../store/draft-storage.ts';
import { presentOf, type PlannerState, type PlannerStore } from '../store/planner-store.ts';
import { DraftAutosave } from './draft-autosave.ts';
import type { OpenedVersions } from './draft-versions.ts';

const pauseMs = 400;

/** The state of the draft on this device, and how to resolve a conflict with another tab. */
export interface DraftStatus {
  /** True if the browser did not store the draft. */
  readonly isLost: boolean;
  /** Another tab's version of the course. Null if there is nothing to decide. */
  readonly foreign: Draft | null;
  readonly takeForeign: () => void;
  readonly keepMine: () => void;
}

/**
 * Saves the course on this device: a moment after every change, and at once when the page may be closed.
 * Notices when another tab has saved another version.
 */
export function useDraft(store: PlannerStore, opened: OpenedVersions): DraftStatus {
  const [autosave] = useState(() => new DraftAutosave(store, opened));
  const [isLost, setLost] = useState(false);
  const [foreign, setForeign] = useState(opened.foreign);
  const { broken } = opened.mine;
  useEffect(() => {
    if (broken !== null) moveBrokenDraft(draftKeyOf(store.getState().saved?.id ?? null), broken);
  }, [broken, store]);
  useEffect(
    () => autosave.listen({ onSaved: (isSaved) => setLost(!isSaved), onForeign: setForeign }),
    [autosave],
  );
  useEffect(() => writeWhenChanged(store, autosave), [store, autosave]);
  useEffect(() => {
    const handleStorageEvent = (event: StorageEvent) => autosave.onStorageEvent(event);
    window.addEventListener('storage', handleStorageEvent);
    return () => window.removeEventListener('storage', handleStorageEvent);
  }, [autosave]);
  return {
    isLost,
    foreign,
    takeForeign: () => {
      autosave.takeForeign();
      offerUndo(store, 'The other tab’s version is open.');
    },
    keepMine: () => {
      autosave.keepMine();
      offerUndo(store, 'Kept this version. Undo opens the other one.');
    },
  };
}

function writeWhenChanged(store: PlannerStore, autosave: DraftAutosave): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    autosave.write();
  };
  const stop = store.subscribe((state, before) => {
    if (isSameDraft(state, before)) return;
    if (presentOf(state) !== presentOf(before)) autosave.touch();
    clearTimeout(timer);
    timer = setTimeout(write, pauseMs);
    // Other screens read the draft to find out whether the course has unsaved changes.
    if (state.saved !== before.saved) write();
  });
  const writeWhenHidden = () => {
    if (document.visibilityState === 'hidden') write();
  };
  const stopHandoverListener = writeBeforeHandover(write);
  const writeLast = () => {
    blurFocusedField();
    write();
  };
  window.addEventListener('pagehide', writeLast);
  document.addEventListener('visibilitychange', writeWhenHidden);
  return () => {
    write();
    stop();
    stopHandoverListener();
    window.removeEventListener('pagehide', writeLast);
    document.removeEventListener('visibilitychange', writeWhenHidden);
  };
}

const isSameDraft = (state: PlannerState, before: PlannerState) =>
  presentOf(state) === presentOf(before) &&
  state.entries === before.entries &&
  state.saved === before.saved &&
  state.saving === before.saving;
