import { Skeleton, Tabs, Text, Textarea, Title } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { courseLimits } from '../../../../../core/grading/value-rules.ts';
import type { CourseTextField } from '../../../../../core/grading/course-fields.ts';
import { LinksIn } from '../../../ui/linked-text/linked-text.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { GradebookPage, PeoplePage } from '../saved/saved-course-chunks.ts';
import { presentOf } from '../store/planner-store.ts';
import { useIsMember, usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { CourseTimeZone } from './course-time-zone.tsx';
import { Grades } from './grades.tsx';
import { LetterList } from './letter-list.tsx';
import { Letters } from './letters.tsx';
import styles from './pages.module.css';
import { useCourseTab } from './use-course-tab.ts';
import { Failure } from '../../../ui/failure.tsx';

const notLoaded = (what: string) => (retry: () => void) => (
  <Failure message={`${what} didn’t load. Check the connection and try again.`} onRetry={retry} />
);
const peopleNotLoaded = notLoaded('The people');
const gradebookNotLoaded = notLoaded('The gradebook');

/** The gradebook of a saved course, for those who see all of its grades. */
function Gradebook() {
  const courseId = usePlanner(({ saved }) => saved?.id);
  if (courseId === undefined) return null;
  return (
    <ErrorBoundary fallback={gradebookNotLoaded}>
      <Suspense fallback={<Skeleton height={180} />}>
        <GradebookPage courseId={courseId} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The people of a saved course. For an unsaved one, a hint that it has to be saved first. */
function People() {
  const courseId = usePlanner(({ saved }) => saved?.id);
  if (courseId === undefined) return <SaveFirst />;
  return (
    <ErrorBoundary fallback={peopleNotLoaded}>
      <Suspense fallback={<Skeleton height={180} />}>
        <PeoplePage courseId={courseId} />
      </Suspense>
    </ErrorBoundary>
  );
}

function SaveFirst() {
  return (
    <>
      <Title order={2}>Save the course to add people</Title>
      <Text mt="sm" maw={560}>
        The students and instructors of a course appear here with their roles, links and grades. Save the
        course to your account first. Until then it stays on this device.
      </Text>
    </>
  );
}

interface CourseTextProps {
  field: CourseTextField;
  label: string;
  /** What the text is for. */
  description: string;
  minRows?: number;
}

/** A longer text of the course, saved with the draft. */
function CourseText({ field, label, description, minRows = 12 }: CourseTextProps) {
  const { edit } = usePlannerStore().getState();
  const isMember = useIsMember();
  const value = usePlanner((state) => presentOf(state)[field]);
  const error = usePlanner((state) => presentOf(state).errors.course[field]);
  const maxLength = field === 'courseDescription' ? courseLimits.description : courseLimits.longText;
  return (
    <div>
      <Textarea
        label={label}
        description={isMember ? 'By the course’s instructor.' : description}
        error={error}
        autosize
        minRows={minRows}
        maxRows={40}
        maxLength={maxLength}
        value={value}
        readOnly={isMember}
        onChange={(event) => edit({ type: 'setCourseText', field, value: event.currentTarget.value })}
      />
      <LinksIn text={value} label={`Links in ${label}`} />
    </div>
  );
}

/** The grades of the course and its other tabs. The URL names the open tab. */
export function CourseTabs({ isPhone }: { isPhone: boolean }) {
  const { tab, open, hasGradebook } = useCourseTab();
  const isMember = useIsMember();
  return (
    <Tabs value={tab} onChange={open} data-tab={tab} className={styles.tabs ?? ''}>
      <Tabs.List aria-label="Course">
        <Tabs.Tab value="grades">Grades</Tabs.Tab>
        <Tabs.Tab value="letters">Letter grades</Tabs.Tab>
        {isMember ? null : <Tabs.Tab value="notes">Notes</Tabs.Tab>}
        <Tabs.Tab value="syllabus">Syllabus</Tabs.Tab>
        <Tabs.Tab value="meetings">Meetings</Tabs.Tab>
        {hasGradebook ? <Tabs.Tab value="gradebook">Gradebook</Tabs.Tab> : null}
        <Tabs.Tab value="people">People</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="grades">
        <Grades isPhone={isPhone} />
      </Tabs.Panel>
      <Page value="letters">
        <div>{isMember ? <LetterList /> : <Letters />}</div>
      </Page>
      <Page value="notes">
        <CourseText
          field="savedCourseNotes"
          label="Notes"
          description="Anything worth keeping. Your notes are saved with this course."
        />
      </Page>
      <Page value="syllabus">
        <CourseText
          field="courseDescription"
          label="About this course"
          description="A few sentences for the people you share it with."
          minRows={3}
        />
        <CourseText
          field="courseSyllabus"
          label="Syllabus"
          description="Topics, readings and rules, as they were handed out."
        />
      </Page>
      <Page value="meetings">
        <CourseText
          field="courseMeetingDetails"
          label="Meeting details"
          description="When and where the course meets, office hours, links to calls."
        />
        <CourseTimeZone />
      </Page>
      <Page value="people">
        {/* The people come from the server, so they are loaded only when the tab opens. */}
        <div>{tab === 'people' ? <People /> : null}</div>
      </Page>
      {hasGradebook ? <Page value="gradebook">{tab === 'gradebook' ? <Gradebook /> : null}</Page> : null}
    </Tabs>
  );
}

function Page({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Tabs.Panel value={value}>
      <div className={styles.card}>{children}</div>
    </Tabs.Panel>
  );
}
