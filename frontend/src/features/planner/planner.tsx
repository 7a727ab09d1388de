import { useMediaQuery } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readCourseFile } from '../../../../core/grading/course-file.ts';
import type { PassedCourse } from '../../lib/passed-course.ts';
import { useNoticesOf } from '../../lib/notices-of.ts';
import { useUnsavedGuard } from '../../lib/use-unsaved-guard.ts';
import { takeStep } from './commands/take-step.ts';
import { floatsId } from './floats.ts';
import { focusCourseName } from './grid/focus.ts';
import { CourseHeader } from './header/course-header.tsx';
import type { OpenedVersions } from './hooks/draft-versions.ts';
import { useDraft } from './hooks/use-draft.ts';
import { accessTo, isAsSaved } from './model/saved-course.ts';
import { CourseTabs } from './pages/course-tabs.tsx';
import { DraftNotices } from './pages/draft-notices.tsx';
import styles from './pages/pages.module.css';
import { OfferedCourse } from './share/offered-course.tsx';
import { SharedCourse } from './share/shared-course.tsx';
import { offerCourse } from './share/shared-plan.ts';
import { type PlannerState, type PlannerStore, presentOf } from './store/planner-store.ts';
import { usePlanner, usePlannerStore } from './store/use-planner.ts';

/** Ctrl or Cmd with Z undoes the last edit. Shift-Z or Y redoes it. */
function useUndoKeys(store: PlannerStore): void {
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (step === null || hasOwnUndo(event.target)) return;
      event.preventDefault();
      takeStep(store, step);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [store]);
}

function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : null;
}

/** Longer texts, and fields that don't belong to the course, keep the browser's undo. */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement && target.dataset['column'] === undefined && target.type === 'text'
  );
}

/** Opens the course that another screen passes in the navigation state, once. Asks before it replaces a draft. */
function usePassedCourse(store: PlannerStore): void {
  const { key, state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const opened = useRef<string | null>(null);
  const passed = passedIn(state);
  useEffect(() => {
    if (passed === undefined || opened.current === key) return;
    opened.current = key;
    const read = readCourseFile(passed.course);
    if ('course' in read) offerCourse(store, { ...passed, course: read.course });
    if (passed.isToBeNamed === true && store.getState().offered === null) focusCourseName();
    // Without this, a reload would open the course again and replace later edits.
    void navigate(pathname + search, { replace: true, state: null });
  }, [passed, key, navigate, pathname, search, store]);
}

/** The course in the navigation state. Returns the state object itself, so that the effect above runs only once. */
function passedIn(state: unknown): (Omit<PassedCourse, 'course'> & { readonly course: unknown }) | undefined {
  const isPassed = typeof state === 'object' && state !== null && 'course' in state && 'message' in state;
  return isPassed && typeof state.message === 'string' ? (state as PassedCourse) : undefined;
}

const colorSchemeAttribute = 'data-mantine-color-scheme';

/** Paper is white: the page is printed in the light theme. */
function useLightPrint(): void {
  useEffect(() => {
    const root = document.documentElement;
    let before: string | null = null;
    const lighten = () => {
      before = root.getAttribute(colorSchemeAttribute);
      root.setAttribute(colorSchemeAttribute, 'light');
    };
    const restore = () => {
      if (before !== null) root.setAttribute(colorSchemeAttribute, before);
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}

/** Tells users who cannot edit the course who owns it, and what happens to their changes. */
function OthersCourse() {
  const saved = usePlanner((state) => state.saved);
  if (saved === null || saved.canEdit) return null;
  if (saved.membership)
    return (
      <p className={`${styles.banner} ${styles.reading}`}>
        <IconEye size={20} aria-hidden />
        <span>
          <strong>This is a course by {saved.createdBy}.</strong> Released grades appear here automatically.
          Your target, the grades that you enter, and your own items are saved for you, and nobody else sees
          them.
        </span>
      </p>
    );
  if (accessTo(saved) === 'GRADER')
    return (
      <p className={`${styles.banner} ${styles.reading}`}>
        <IconEye size={20} aria-hidden />
        <span>
          <strong>You grade in this course by {saved.createdBy}.</strong> Enter grades in the gradebook. Your
          changes to the course itself stay on this device.
        </span>
      </p>
    );
  return (
    <p className={`${styles.banner} ${styles.reading}`}>
      <IconEye size={20} aria-hidden />
      <span>
        <strong>
          This is {saved.isTemplate ? 'a template' : 'a course'} by {saved.createdBy}.
        </strong>{' '}
        Your changes stay on this device, and nobody else sees them. To keep them, save a copy.
      </span>
    </p>
  );
}

/** Asks before the user leaves a saved course with unsaved changes. */
function useLeaveGuard(store: PlannerStore): void {
  useUnsavedGuard(
    () => hasUnsaved(store.getState()),
    (leave) => store.getState().askToLeave(leave),
  );
}

/** True also for a course that waits to be sent, because other devices don't have it yet. */
function hasUnsaved(state: PlannerState): boolean {
  const { saved, saving } = state;
  return saving !== 'deleted' && saved?.canEdit === true && !isAsSaved(presentOf(state), saved);
}

/** The current course: its name, its actions and its tabs. */
export function Planner({ opened }: { opened: OpenedVersions }) {
  const store = usePlannerStore();
  const draft = useDraft(store, opened);
  usePassedCourse(store);
  useUndoKeys(store);
  useLightPrint();
  useLeaveGuard(store);
  useNoticesOf(store);
  const isPhone = useMediaQuery('screen and (max-width: 760px)', undefined, {
    getInitialValueInEffect: false,
  });
  return (
    <div className={`wrap ${styles.page}`}>
      <CourseHeader isPhone={isPhone} />
      <OthersCourse />
      <DraftNotices draft={draft} broken={opened.mine.broken} />
      <SharedCourse />
      <CourseTabs isPhone={isPhone} />
      <OfferedCourse />
      <Announcements />
      <div id={floatsId} />
    </div>
  );
}

function Announcements() {
  const announcement = usePlanner((state) => state.announcement);
  return <output className={styles.spoken}>{announcement}</output>;
}
