import { useMediaQuery } from '@mantine/hooks';
import { floatsId } from './floats.ts';
import { CourseHeader } from './header/course-header.tsx';
import type { OpenedVersions } from './hooks/draft-versions.ts';
import { useBroughtCourse } from './hooks/use-brought-course.ts';
import { useDraft } from './hooks/use-draft.ts';
import { useLeaveGuard } from './hooks/use-leave-guard.ts';
import { useLightPrint } from './hooks/use-light-print.ts';
import { useUndoKeys } from './hooks/use-undo-keys.ts';
import { CourseTabs } from './pages/course-tabs.tsx';
import { DraftNotices } from './pages/draft-notices.tsx';
import { OthersCourse } from './pages/others-course.tsx';
import styles from './pages/pages.module.css';
import { SharedCourse } from './share/shared-course.tsx';
import { usePlanner, usePlannerStore } from './store/use-planner.ts';

/** The course in hand: its name, what is done with it, and its pages. */
export function Planner({ opened }: { opened: OpenedVersions }) {
  const store = usePlannerStore();
  const news = useDraft(store, opened);
  useBroughtCourse(store);
  useUndoKeys(store);
  useLightPrint();
  useLeaveGuard(store);
  const isPhone = useMediaQuery('screen and (max-width: 760px)', undefined, {
    getInitialValueInEffect: false,
  });
  return (
    <div className={`wrap ${styles.page}`}>
      <CourseHeader isPhone={isPhone} />
      <OthersCourse />
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
