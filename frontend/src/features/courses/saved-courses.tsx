import { Button, Group, Text, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { formatCompact } from '../../../../core/grading/rounding.ts';
import { texts } from '../../../../core/texts.ts';
import { ago } from '../../lib/ago.ts';
import { paths } from '../../lib/paths.ts';
import type { QuizCounts } from '../../lib/quizzes/use-quiz-counts.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import { useStoredDrafts } from '../../lib/stored-drafts.ts';
import { LinkedText } from '../../ui/linked-text/linked-text.tsx';
import { CourseQuizzesLink } from '../../ui/course-quizzes-link.tsx';
import { CurrentGauge } from '../../ui/grade/current-gauge.tsx';
import { CourseMenu } from './course-menu.tsx';
import { asShown, type CourseMeta, type ShownCourse, staffMark, titleOf } from './course-meta.ts';
import styles from './courses.module.css';
import { LoadingCourses } from './loading-courses.tsx';
import { useNewCourse } from './plan-course.tsx';
import type { FetchedCourses } from './use-course-lists.ts';
import { Failure } from '../../ui/failure.tsx';

interface CourseCardProps {
  course: ShownCourse;
  /** Number of the user's quizzes in the course. */
  quizCount: number;
}

/**
 * Returns a function that returns whether the user teaches a course. The card of such a course shows its people, not a
 * target and a grade. An instructor with grades in a course without people does not teach it, but plans with it.
 */
function useIsTaught(): (course: ShownCourse) => boolean {
  const session = useSession({ fetches: false });
  const isInstructor = session.status === 'signedIn' && session.user.role !== 'Student';
  return (course) =>
    staffMark(course) !== null || (isInstructor && (course.peopleCount > 0 || course.currentGrade === null));
}

function peopleText(count: number): string {
  if (count === 0) return 'No people yet';
  return count === 1 ? '1 person' : `${count.toLocaleString('en')} people`;
}

/** A saved course at a glance. */
function CourseCard({ course, quizCount }: CourseCardProps) {
  const { id, description, lastUpdatedOn, isTemplate, isChanged } = course;
  const { currentGrade, targetGrade, meterDivisions, peopleCount } = course;
  const mark = staffMark(course);
  const isTaught = useIsTaught()(course);
  const [first = 0, second = 100] = meterDivisions;
  return (
    <li className={styles.card} data-course={id} data-membership={mark === null ? undefined : id}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={generatePath(paths.course, { id })}>{titleOf(course)}</Link>
        </h2>
        {description === '' ? null : (
          <p className={styles.description}>
            <LinkedText text={description} />
          </p>
        )}
        <p className={styles.facts}>
          {mark === null ? null : <span className={styles.staff}>{mark}</span>}
          {isTaught ? (
            <span>{peopleText(peopleCount)}</span>
          ) : (
            <span>Target {formatCompact(targetGrade)}</span>
          )}
          <span>Saved {ago(lastUpdatedOn)}</span>
          <CourseQuizzesLink courseId={id} count={quizCount} among={titleOf(course)} />
          {isTemplate ? <span>Template</span> : null}
          {isChanged ? <span className={styles.draft}>Unsaved changes on this device</span> : null}
        </p>
      </div>
      {isTaught ? null : (
        <div className={styles.figure}>
          <CurrentGauge current={currentGrade} target={targetGrade} divisions={[first, second]} />
        </div>
      )}
      <CourseMenu course={course} />
    </li>
  );
}

/** Explains the list while it is empty, on Home or under Courses. */
function NoCourses({ isHome }: { isHome: boolean }) {
  const { isInstructor, link } = useNewCourse();
  return (
    <section className={styles.empty}>
      <Title order={2}>No courses yet</Title>
      <Text mt={4} maw={520}>
        {/* Alone, the text of the specification reads like a failure. */}
        {isHome ? null : (
          <>
            <span>{texts.courses.none}</span>: you have saved none yet.{' '}
          </>
        )}
        {isInstructor
          ? 'The courses that you teach appear here, newest first. Create one with the grading of your syllabus, save it, and add people.'
          : 'Your courses appear here, newest first. Plan one from the sample, or start from a template.'}
      </Text>
      <Group mt="md">
        <Button variant="default" component={Link} {...link}>
          {isInstructor ? 'Create your first course' : 'Plan your first course'}
        </Button>
      </Group>
    </section>
  );
}

/** Minimum number of courses for which the list has a search field. */
const manyCourses = 5;

interface SavedCoursesProps {
  fetched: FetchedCourses<CourseMeta>;
  quizCounts: QuizCounts;
  /** Maximum number of shown courses. If omitted, all courses are shown, and many courses can be searched. */
  max?: number;
}

/** The list of saved courses in each of its states. */
export function SavedCourses({ fetched, quizCounts, max }: SavedCoursesProps) {
  const { list, error, retry } = fetched;
  const drafts = useStoredDrafts();
  return (
    <>
      {error ? (
        <Failure mt="md" title={texts.courses.failure} message={failureMessage(error)} onRetry={retry} />
      ) : null}
      {list ? (
        <LoadedCourses
          courses={list.map((course) => asShown(course, drafts))}
          quizCounts={quizCounts}
          max={max}
        />
      ) : null}
      {list || error ? null : <LoadingCourses />}
    </>
  );
}

interface CourseListProps {
  courses: readonly ShownCourse[];
  quizCounts: QuizCounts;
}

function LoadedCourses({ courses, quizCounts, max }: CourseListProps & { max: number | undefined }) {
  if (courses.length === 0) return <NoCourses isHome={max !== undefined} />;
  return max === undefined ? (
    <SearchedCourses courses={courses} quizCounts={quizCounts} />
  ) : (
    <CourseList courses={courses.slice(0, max)} quizCounts={quizCounts} />
  );
}

function SearchedCourses({ courses, quizCounts }: CourseListProps) {
  const [search, setSearch] = useState('');
  const matches = courses.filter((course) => matchesSearch(course, search));
  return (
    <>
      {courses.length < manyCourses ? null : (
        <TextInput
          className={styles.search ?? ''}
          type="search"
          aria-label="Search your courses"
          placeholder="Search by name or description"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <output className={styles.count}>
        {search.trim() === '' ? '' : `${matches.length} of ${courses.length} courses`}
      </output>
      <CourseList courses={matches} quizCounts={quizCounts} />
    </>
  );
}

function CourseList({ courses, quizCounts }: CourseListProps) {
  return (
    <ul className={styles.list} aria-label="Saved courses">
      {courses.map((course) => (
        <CourseCard key={course.id} course={course} quizCount={quizCounts.get(course.id) ?? 0} />
      ))}
    </ul>
  );
}

function matchesSearch({ name, description }: CourseMeta, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/);
  const text = `${name} ${description}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
