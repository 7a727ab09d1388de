import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { floatsId } from './floats.ts';
import { CourseHeader } from './header/course-header.tsx';
import { useBroughtCourse } from './hooks/use-brought-course.ts';
import { openVersions, type OpenedVersions } from './hooks/draft-versions.ts';
import { useDraft } from './hooks/use-draft.ts';
import { useLightPrint } from './hooks/use-light-print.ts';
import { useUndoKeys } from './hooks/use-undo-keys.ts';
import { CourseTabs } from './pages/course-tabs.tsx';
import { DraftNotices } from './pages/draft-notices.tsx';
import styles from './pages/pages.module.css';
import { SharedCourse } from './share/shared-course.tsx';
import { createPlannerStore } from './store/planner-store.ts';
import { PlannerProvider, usePlanner, usePlannerStore } from './store/use-planner.ts';

/** The planner: a course edited where it stands, and what is needed on the rest of it. */
export function PlannerScreen() {
  const [{ store, opened }] = useState(() => {
    const versions = openVersions();
    return { store: createPlannerStore(versions.mine), opened: versions };
  });
  return (
    <PlannerProvider value={store}>
      <Planner opened={opened} />
    </PlannerProvider>
  );
}

function Planner({ opened }: { opened: OpenedVersions }) {
  const store = usePlannerStore();
  const news = useDraft(store, opened);
  useBroughtCourse(store);
  useUndoKeys(store);
  useLightPrint();
  const isPhone = useMediaQuery('screen and (max-width: 760px)', undefined, {
    getInitialValueInEffect: false,
  });
  return (
    <div className={`wrap ${styles.page}`}>
      <CourseHeader isPhone={isPhone} />
      <DraftNotices news={news} broken={opened.mine.broken} />
      <SharedCourse />
      <CourseTabs isPhone={isPhone} />
      <Announcements />
      <div id={floatsId} />
    </div>
  );
}

function Announcements() {
  const announcement = usePlanner((state) => state.announcement);
  return <output className={styles.spoken}>{announcement}</output>;
}
