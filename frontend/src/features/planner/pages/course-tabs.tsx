import { Skeleton, Tabs, Text, Title } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import {
  AssignmentsPage,
  CourseNotesPage,
  GradebookPage,
  PeoplePage,
  QuizzesPage,
} from '../saved/saved-course-chunks.ts';
import { useIsMember, usePlanner } from '../store/use-planner.ts';
import { CourseText } from './course-text.tsx';
import { CourseTimeZone } from './course-time-zone.tsx';
import { Grades } from './grades.tsx';
import { LetterList } from './letter-list.tsx';
import { Letters } from './letters.tsx';
import styles from './pages.module.css';
import { useCourseTab } from './use-course-tab.ts';
import { Failure } from '../../../ui/failure.tsx';

const notLoaded = (content: string) => (retry: () => void) => (
  <Failure message={`${content} didn’t load. Check the connection and try again.`} onRetry={retry} />
);
const peopleNotLoaded = notLoaded('The people');
const quizzesNotLoaded = notLoaded('The quizzes');
const assignmentsNotLoaded = notLoaded('The assignments');
const notesNotLoaded = notLoaded('The notes');
const gradebookNotLoaded = notLoaded('The gradebook');

interface SavedPartProps {
  fallback: (retry: () => void) => ReactNode;
  part: (props: { courseId: string }) => ReactNode;
}

/** A part of a saved course, which is loaded on first use. Empty if the course is not saved. */
function SavedPart({ fallback, part: Part }: SavedPartProps) {
  const courseId = usePlanner(({ saved }) => saved?.id);
  if (courseId === undefined) return null;
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={<Skeleton height={180} />}>
        <Part courseId={courseId} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The people of a saved course. For an unsaved one, a hint that it has to be saved first. */
function People() {
  const courseId = usePlanner(({ saved }) => saved?.id);
  if (courseId === undefined) return <SaveFirst />;
  return <SavedPart fallback={peopleNotLoaded} part={PeoplePage} />;
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

/** On a phone, the open tab may be out of view: the tabs scroll sideways. */
const scrollIntoView = (tab: HTMLElement | null) =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The grades of the course and its other tabs. The URL names the open tab. */
export function CourseTabs({ isPhone }: { isPhone: boolean }) {
  const { tab, open, hasGradebook, isInCourse } = useCourseTab();
  const isMember = useIsMember();
  const tabs = [
    { name: 'grades', label: 'Grades' },
    { name: 'letters', label: 'Letter grades' },
    ...(isMember ? [] : [{ name: 'notes', label: 'Remarks' }]),
    { name: 'syllabus', label: 'Syllabus' },
    { name: 'meetings', label: 'Meetings' },
    ...(hasGradebook ? [{ name: 'gradebook', label: 'Gradebook' }] : []),
    ...(isInCourse
      ? [
          { name: 'quizzes', label: 'Quizzes' },
          { name: 'assignments', label: 'Assignments' },
          { name: 'course-notes', label: 'Course notes' },
        ]
      : []),
    { name: 'people', label: 'People' },
  ];
  return (
    <Tabs value={tab} onChange={open} data-tab={tab} className={styles.tabs ?? ''}>
      <Tabs.List aria-label="Course">
        {tabs.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name} ref={name === tab ? scrollIntoView : null}>
            {label}
          </Tabs.Tab>
        ))}
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
          label="Remarks"
          description="Anything worth keeping about this course. Its members don’t see it."
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
          emptyText="No syllabus yet."
        />
      </Page>
      <Page value="meetings">
        <CourseText
          field="courseMeetingDetails"
          label="Meeting details"
          description="When and where the course meets, office hours, links to calls."
          emptyText="No meeting details yet."
        />
        <CourseTimeZone />
      </Page>
      <Page value="people">
        {/* The people come from the server, so they are loaded only when the tab opens. */}
        <div>{tab === 'people' ? <People /> : null}</div>
      </Page>
      {isInCourse ? (
        <>
          <Page value="quizzes">
            <div>
              {tab === 'quizzes' ? <SavedPart fallback={quizzesNotLoaded} part={QuizzesPage} /> : null}
            </div>
          </Page>
          <Page value="assignments">
            <div>
              {tab === 'assignments' ? (
                <SavedPart fallback={assignmentsNotLoaded} part={AssignmentsPage} />
              ) : null}
            </div>
          </Page>
          <Page value="course-notes">
            <div>
              {tab === 'course-notes' ? <SavedPart fallback={notesNotLoaded} part={CourseNotesPage} /> : null}
            </div>
          </Page>
        </>
      ) : null}
      {hasGradebook ? (
        <Page value="gradebook">
          {tab === 'gradebook' ? <SavedPart fallback={gradebookNotLoaded} part={GradebookPage} /> : null}
        </Page>
      ) : null}
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
