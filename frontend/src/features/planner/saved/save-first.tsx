import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { generatePath, useLocation, useNavigate } from 'react-router-dom';
import type { PassedCourse } from '../../../lib/passed-course.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { usePlanner } from '../store/use-planner.ts';
import { useSaving } from './use-course-saving.ts';

/** Saves the current course, and then opens the offered one. */
export function SaveFirst({ offered }: { offered: PassedCourse }) {
  const { status } = useSession({ asks: false });
  const isBusy = usePlanner(({ saving }) => saving === 'saving');
  const savedId = usePlanner(({ saved }) => saved?.id ?? null);
  const { save } = useSaving();
  const [isSaved, setSaved] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const open = useEffectEvent(() => void navigate(paths.planner, { state: offered }));
  // The saved course gets its URL first, so that the browser's back button leads to it.
  const isShown = savedId !== null && pathname === generatePath(paths.course, { id: savedId });
  useEffect(() => {
    if (isSaved && isShown) open();
  }, [isSaved, isShown]);
  if (status !== 'signedIn') return null;
  const saveFirst = async () => {
    const { outcome } = await save();
    setSaved(outcome === 'created');
  };
  return (
    <Button variant="default" loading={isBusy} onClick={() => void saveFirst()}>
      Save it first
    </Button>
  );
}
