import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readCourseFile } from '../../../../../core/grading/course-file.ts';
import type { PlannerStore } from '../store/planner-store.ts';
import { offerUndo } from '../commands/undo-toast.tsx';

/** Opens the course that a link from elsewhere in the site brings along, once. */
export function useBroughtCourse(store: PlannerStore): void {
  const { key, state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const opened = useRef<string | null>(null);
  const brought = courseIn(state);
  useEffect(() => {
    if (brought === undefined || opened.current === key) return;
    opened.current = key;
    const read = readCourseFile(brought);
    if ('course' in read) {
      store.getState().edit({ type: 'loadCourse', course: read.course });
      offerUndo(store, 'Opened the course you brought along.');
    }
    // A reload would bring it again, over what was edited since.
    void navigate(pathname + search, { replace: true, state: null });
  }, [brought, key, navigate, pathname, search, store]);
}

function courseIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'course' in state ? state.course : undefined;
}
