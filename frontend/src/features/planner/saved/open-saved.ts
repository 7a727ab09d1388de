import { createWorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { draftKeyOf } from '../../../lib/draft-keys.ts';
import { openVersions, type OpenedVersions } from '../hooks/draft-versions.ts';
import type { Draft } from '../model/draft.ts';
import { isAsSaved, type SavedCourse } from '../model/saved-course.ts';
import type { OpenedPlanner } from '../planner-screen.tsx';
import { sampleDraft } from '../store/draft-storage.ts';
import { createPlannerStore } from '../store/planner-store.ts';

/**
 * Opens a saved course with what this device has of it beyond that. A draft of an older version keeps that version, so
 * that saving it meets the newer one instead of writing over it.
 */
export function openSaved(saved: SavedCourse): OpenedPlanner {
  const fresh: Draft = { course: createWorkingCourse(saved.course), entries: {}, saved };
  const opened = openVersions(draftKeyOf(saved.id), fresh);
  const mine = broughtUpToDate(opened, fresh, saved);
  const store = createPlannerStore(mine);
  if (mine.saved?.revision !== saved.revision) store.getState().setTheirs(saved);
  return { store, opened };
}

/** Opens what this device has of a saved course, without the server; null where that is nothing. */
export function openKept(id: string): OpenedPlanner | null {
  const opened = openVersions(draftKeyOf(id), sampleDraft());
  return opened.mine.saved?.id === id ? { store: createPlannerStore(opened.mine), opened } : null;
}

function broughtUpToDate({ mine }: OpenedVersions, fresh: Draft, saved: SavedCourse): Draft {
  const base = mine.saved ?? null;
  if (base === null || base.id !== saved.id) return fresh;
  if (base.revision === saved.revision) return { ...mine, saved };
  // Nothing of its own but what is played with: the newer version loses nothing.
  return isAsSaved(mine.course, base) ? fresh : mine;
}
