import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { generatePath, useLocation, useNavigate } from 'react-router-dom';
import type { PassedCourse } from '../../../lib/passed-course.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { nameIfUnnamed } from '../model/proposed-name.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { useSaving } from './use-course-saving.ts';

/** Saves the current course, under its shown name if it has none, and then opens the offered one. */
export function SaveFirst({ offered }: { offered: PassedCourse }) {
  const { status } = useSession({ fetches: false });
  const isBusy = usePlanner(({ saving }) => saving === 'saving');
  const savedId = usePlanner(({ saved }) => saved?.id ?? null);
  const store = usePlannerStore();
  const { save } = useSaving();
  const [isRequested, setRequested] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const open = useEffectEvent(() => void navigate(paths.planner, { state: offered }));
  // The saved course gets its URL first, so that the browser's back button leads to it.
  const isShown = savedId !== null && pathname === generatePath(paths.course, { id: savedId });
  useEffect(() => {
    if (isRequested && isShown) open();
  }, [isRequested, isShown]);
  if (status !== 'signedIn') return null;
  const saveFirst = () => {
    setRequested(true);
    // A window that asks for the name would be behind the question about the unsaved course.
    nameIfUnnamed(store);
    void save();
  };
  return (
    <Button variant="default" loading={isBusy} onClick={saveFirst}>
      Save it first
    </Button>
  );
}
