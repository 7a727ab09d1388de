import { useLayoutEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { draftKey } from '../../lib/draft-keys.ts';
import { screenHeading } from '../../lib/screen-heading.ts';
import { openVersions, type OpenedPlanner } from './hooks/draft-versions.ts';
import { Planner } from './planner.tsx';
import { LoadedCourse } from './saved/loaded-course.tsx';
import { sampleDraft } from './store/draft-storage.ts';
import { createPlannerStore } from './store/planner-store.ts';
import { PlannerProvider } from './store/use-planner.ts';

/**
 * The planner: a course that is edited in place, with the recommended grades of open items. The URL can name
 * a saved course.
 */
export function PlannerScreen() {
  const { id, course_id: courseId = id } = useParams();
  const [planner, setPlanner] = useState(() => (courseId === undefined ? openOwnDraft() : null));
  const followsFocus = useRef(false);
  // If the heading of the loading screen has the focus, the heading of the course gets it next.
  const show = (loaded: OpenedPlanner) => {
    followsFocus.current = document.activeElement?.matches('main h1') === true;
    setPlanner(loaded);
  };
  useLayoutEffect(() => {
    if (planner !== null && followsFocus.current) screenHeading()?.focus({ preventScroll: true });
  }, [planner]);
  if (planner === null) return <LoadedCourse id={courseId ?? ''} onLoaded={show} />;
  return (
    <PlannerProvider value={planner.store}>
      <Planner opened={planner.opened} />
    </PlannerProvider>
  );
}

function openOwnDraft(): OpenedPlanner {
  const opened = openVersions(draftKey, sampleDraft());
  return { store: createPlannerStore(opened.mine), opened };
}
