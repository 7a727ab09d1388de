import { Button } from '@mantine/core';
import { useDeferredValue, useEffect, useState } from 'react';
import { texts } from '../../../../../core/texts.ts';
import { ago } from '../../../lib/ago.ts';
import { every } from '../../../lib/every.ts';
import { SignedInPart } from '../../../ui/signed-in-part.tsx';
import { TextCell } from '../grid/text-cell.tsx';
import { isSample } from '../model/sample.ts';
import { presentOf, type Saving } from '../store/planner-store.ts';
import { useIsMember, usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { accessTo, isAsSaved, type SavedCourse } from '../model/saved-course.ts';
import { hasErrors } from '../../../../../core/grading/editing/field-errors.ts';
import { useHasChanges } from '../hooks/use-has-changes.ts';
import { useCourseTab } from '../pages/use-course-tab.ts';
import { CourseLinks } from '../saved/saved-course-chunks.ts';
import { CourseActions } from './course-actions.tsx';
import { isUntouched } from '../share/shared-plan.ts';
import { useStartEmpty } from '../share/use-start-empty.ts';
import styles from './course-header.module.css';

/** The name of the course and the actions on it. */
export function CourseHeader({ isPhone }: { isPhone: boolean }) {
  const name = usePlanner((state) => presentOf(state).courseName);
  const error = usePlanner((state) => presentOf(state).errors.course.courseName ?? null);
  const entry = usePlanner(({ entries }) => entries['course']?.['name']);
  const isMember = useIsMember();
  const isUntitledSample = usePlanner((state) => isSample(presentOf(state)));
  const placeholder = isUntitledSample ? 'Sample course' : 'Untitled course';
  return (
    <div className={styles.header}>
      <div className={styles.title} data-course-title>
        <h1 className={isMember ? styles.fixedName : styles.spoken}>{name === '' ? placeholder : name}</h1>
        {isMember ? null : (
          <TextCell
            row="course"
            column="name"
            entry={entry}
            label="Course name"
            value={name}
            error={error}
            placeholder={placeholder}
            actions={(value) => [{ type: 'setCourseText', field: 'courseName', value }]}
            className={styles.name}
          />
        )}
        <CourseStatus />
      </div>
      <CourseActions isPhone={isPhone} />
    </div>
  );
}

/** Links from a saved course to its quizzes, and to the user's notes about it. */
function LinksPart() {
  const courseId = usePlanner(({ saved }) => saved?.id);
  if (courseId === undefined) return null;
  return (
    <SignedInPart>
      <CourseLinks courseId={courseId} />
    </SignedInPart>
  );
}

/** One line about where the current course is saved, with a few links. */
function CourseStatus() {
  const { openDialog } = usePlannerStore().getState();
  const line = useStatusLine();
  const isChangedInOtherTab = usePlanner(({ theirs, saving }) => theirs !== null && saving === 'idle');
  return (
    <p className={styles.sub}>
      {isChangedInOtherTab ? 'Another version was saved elsewhere.' : line}
      {isChangedInOtherTab ? (
        <Button size="compact-sm" variant="subtle" onClick={() => openDialog('compare')}>
          Compare
        </Button>
      ) : null}{' '}
      <StartEmpty />
      <LinksPart />
    </p>
  );
}

/** The first step for students who know how the planner works. */
function StartEmpty() {
  const isUnchanged = usePlanner(isUntouched);
  const startEmpty = useStartEmpty();
  if (!isUnchanged) return null;
  return (
    <Button size="compact-sm" variant="subtle" onClick={startEmpty}>
      Start with an empty course
    </Button>
  );
}

const savingTexts: Partial<Record<Saving, string>> = {
  saving: texts.courseSave.request,
  updating: texts.courseUpdate.request,
  deleting: texts.courseDelete.request,
  waiting: 'You’re offline. Your changes are kept on this device and sent when you’re connected again.',
};

function useStatusLine(): string {
  const course = useDeferredValue(usePlanner(presentOf));
  const saved = usePlanner((state) => state.saved);
  const saving = usePlanner((state) => state.saving);
  const isUntitledSample = usePlanner((state) => isSample(presentOf(state)));
  const { savesItself } = useCourseTab();
  // A tab that saves itself may have saved later than the course. The time of the course would then be misleading.
  const isSavedShown = useHasChanges(savesItself);
  useTick();
  const savingText = savingTexts[saving];
  if (savingText !== undefined) return savingText;
  if (saved === null)
    return `${isUntitledSample ? 'A sample to play with. ' : ''}Kept on this device until you save it.`;
  const isUnchanged = isAsSaved(course, saved);
  const unsaved = hasErrors(course.errors) ? ' Fields with an error are not saved.' : '';
  if (saved.membership)
    return isUnchanged
      ? `Your plan is saved. Course or its people updated ${ago(saved.lastUpdatedOn)}.${unsaved}`
      : 'Saving your plan…';
  if (!saved.canEdit)
    return isUnchanged ? `Updated ${ago(saved.lastUpdatedOn)}.` : 'Your changes stay on this device.';
  const note = saved.isTemplate ? ' Anyone can read it.' : '';
  const role = staffText(saved);
  return isUnchanged
    ? `${role}${isSavedShown ? `Saved ${ago(saved.lastUpdatedOn)}.` : ''}${unsaved}${note}`
    : `${role}Not saved yet. Kept on this device.${note}`;
}

/** The role and the owner of the course, for a co-instructor. Empty for others. */
function staffText(saved: SavedCourse): string {
  const access = accessTo(saved);
  return access === 'CO_INSTRUCTOR' ? `Co-instructor · owned by ${saved.createdBy}. ` : '';
}

/** Renders again every 30 seconds, to update texts like 'Saved 2 minutes ago.' */
function useTick(): void {
  const [, setTick] = useState(0);
  useEffect(() => every(30_000, () => setTick((tick) => tick + 1)), []);
}
