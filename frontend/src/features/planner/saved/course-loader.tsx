import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { neverReached } from '../../../lib/server-failure.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import type { OpenedPlanner } from '../planner-screen.tsx';
import { CourseFailure } from './course-failure.tsx';
import { LoadingCourse } from './loading-course.tsx';
import { openKept, openSaved } from './open-saved.ts';
import { fetchCourse } from './save-course.ts';

interface CourseLoaderProps {
  id: string;
  onLoaded: (planner: OpenedPlanner) => void;
}

/** Fetches a saved course and puts it in hand, with what was changed in it on this device and is not saved. */
export function CourseLoader({ id, onLoaded }: CourseLoaderProps) {
  const { status } = useSession();
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure !== null) return <CourseFailure error={failure.error} onRetry={() => setFailure(null)} />;
  // What the reader may see of the course is known once the reader is.
  if (status === 'checking') return <LoadingCourse />;
  return <CourseRequest id={id} onLoaded={onLoaded} onFailed={(error) => setFailure({ error })} />;
}

interface CourseRequestProps extends CourseLoaderProps {
  onFailed: (error: unknown) => void;
}

function CourseRequest({ id, onLoaded, onFailed }: CourseRequestProps) {
  const client = useApolloClient();
  const settle = useEffectEvent(onLoaded);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      try {
        const saved = await fetchCourse(client, id);
        if (isWanted) settle(openSaved(saved));
      } catch (error) {
        if (!isWanted) return;
        const kept = neverReached(error) ? openKept(id) : null;
        if (kept === null) fail(error);
        else settle(kept);
      }
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [client, id]);
  return <LoadingCourse />;
}
