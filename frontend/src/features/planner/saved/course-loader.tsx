import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createWorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { courseAssignmentsQuery } from '../../../lib/assignments/assignment-documents.ts';
import { draftKeyOf } from '../../../lib/draft-keys.ts';
import { neverReached } from '../../../lib/server-failure.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { usePrefetch } from '../../../lib/use-prefetch.ts';
import { type OpenedVersions, openVersions, type OpenedPlanner } from '../hooks/draft-versions.ts';
import type { Draft } from '../model/draft.ts';
import { whatToPractiseQuery } from '../practice/practice-documents.ts';
import { rebased } from '../model/rebase.ts';
import { isAsSaved, type SavedCourse } from '../model/saved-course.ts';
import { sampleDraft } from '../store/draft-storage.ts';
import { createPlannerStore } from '../store/planner-store.ts';
import { CourseFailure } from './course-failure.tsx';
import { LoadingCourse } from './loading-course.tsx';
import { fetchCourse } from './save-course.ts';
import { courseNoteCountQuery, courseQuizzesQuery, peopleCountQuery } from './saved-course-documents.ts';

/**
 * Opens a saved course with the unsaved changes on this device. A draft of an older revision keeps that
 * revision, so that saving it detects the conflict.
 */
function openSaved(saved: SavedCourse): OpenedPlanner {
  const fresh: Draft = { course: createWorkingCourse(saved.course), entries: {}, saved };
  const opened = openVersions(draftKeyOf(saved.id), fresh);
  const mine = mergedWithSaved(opened, fresh, saved);
  const store = createPlannerStore(mine);
  if (mine.saved?.revision !== saved.revision) store.getState().setTheirs(saved);
  return { store, opened };
}

/** Opens this device's draft of a saved course, without the server. Null if there is none. */
function openLocal(id: string): OpenedPlanner | null {
  const opened = openVersions(draftKeyOf(id), sampleDraft());
  return opened.mine.saved?.id === id ? { store: createPlannerStore(opened.mine), opened } : null;
}

function mergedWithSaved({ mine }: OpenedVersions, fresh: Draft, saved: SavedCourse): Draft {
  const base = mine.saved ?? null;
  if (base === null || base.id !== saved.id) return fresh;
  if (saved.membership) return isAsSaved(mine.course, base) ? fresh : rebased(mine.course, base, saved);
  if (base.revision === saved.revision) return { ...mine, saved };
  // A draft without changes is dropped, because it contains nothing to lose.
  return isAsSaved(mine.course, base) ? fresh : mine;
}

interface CourseLoaderProps {
  id: string;
  onLoaded: (planner: OpenedPlanner) => void;
}

/** Fetches a saved course and opens it, with its unsaved changes on this device. */
export function CourseLoader({ id, onLoaded }: CourseLoaderProps) {
  const { status } = useSession();
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure !== null) return <CourseFailure error={failure.error} onRetry={() => setFailure(null)} />;
  // What users can see of the course depends on their account, so the session has to be checked first.
  if (status === 'checking') return <LoadingCourse />;
  return (
    <CourseRequest
      id={id}
      isSignedIn={status === 'signedIn'}
      onLoaded={onLoaded}
      onFailed={(error) => setFailure({ error })}
    />
  );
}

interface CourseRequestProps extends CourseLoaderProps {
  isSignedIn: boolean;
  onFailed: (error: unknown) => void;
}

function CourseRequest({ id, isSignedIn, onLoaded, onFailed }: CourseRequestProps) {
  const client = useApolloClient();
  usePrefetch(courseQuizzesQuery, { variables: { courseId: id }, skip: !isSignedIn });
  usePrefetch(courseAssignmentsQuery, { variables: { courseId: id }, skip: !isSignedIn });
  usePrefetch(courseNoteCountQuery, { variables: { courseId: id }, skip: !isSignedIn });
  usePrefetch(peopleCountQuery, { variables: { courseId: id }, skip: !isSignedIn });
  usePrefetch(whatToPractiseQuery, { variables: { courseId: id }, skip: !isSignedIn });
  const handleLoaded = useEffectEvent(onLoaded);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const saved = await fetchCourse(client, id);
        if (isCurrent) handleLoaded(openSaved(saved));
      } catch (error) {
        if (!isCurrent) return;
        const local = neverReached(error) ? openLocal(id) : null;
        if (local === null) fail(error);
        else handleLoaded(local);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [client, id]);
  return <LoadingCourse />;
}
