import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '../../../../core/texts.ts';
import type { QuizCounts } from '../../lib/quizzes/use-quiz-counts.ts';
import { serverMessage } from '../../lib/server-failure.ts';
import { CourseCard } from './course-card.tsx';
import type { CourseMeta } from './course-meta.ts';
import styles from './courses.module.css';
import { LoadingCourses } from './loading-courses.tsx';
import { NoCourses } from './no-courses.tsx';
import { Failed } from './failed.tsx';
import type { FetchedCourses } from './use-course-lists.ts';

/** A search is of use once the list is longer than a glance. */
const manyCourses = 5;

interface SavedCoursesProps {
  fetched: FetchedCourses<CourseMeta>;
  quizCounts: QuizCounts;
  /** How many of them are shown; where it is left out, all, with a search among them. */
  most?: number;
}

/** The saved courses in each state of their list. */
export function SavedCourses({ fetched, quizCounts, most }: SavedCoursesProps) {
  const { list, error, retry } = fetched;
  return (
    <>
      {error ? <Failed message={serverMessage(error) ?? texts.courses.failure} onRetry={retry} /> : null}
      {list ? <Found courses={list} quizCounts={quizCounts} most={most} /> : null}
      {list || error ? null : <LoadingCourses />}
    </>
  );
}

interface CourseListProps {
  courses: readonly CourseMeta[];
  quizCounts: QuizCounts;
}

function Found({ courses, quizCounts, most }: CourseListProps & { most: number | undefined }) {
  if (courses.length === 0) return <NoCourses />;
  if (most !== undefined) return <CourseList courses={courses.slice(0, most)} quizCounts={quizCounts} />;
  return <SearchedCourses courses={courses} quizCounts={quizCounts} />;
}

function SearchedCourses({ courses, quizCounts }: CourseListProps) {
  const [search, setSearch] = useState('');
  const found = courses.filter((course) => isFound(course, search));
  return (
    <>
      {courses.length < manyCourses ? null : (
        <TextInput
          className={styles.search ?? ''}
          type="search"
          aria-label="Search my courses"
          placeholder="Search by name or description"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <output className={styles.count}>
        {search.trim() === '' ? '' : `${found.length} of ${courses.length} courses`}
      </output>
      <CourseList courses={found} quizCounts={quizCounts} />
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

function isFound({ name, description }: CourseMeta, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/);
  const text = `${name} ${description}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
