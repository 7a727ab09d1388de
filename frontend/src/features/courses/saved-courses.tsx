import { useQuery } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '../../../../core/texts.ts';
import { savedCoursesQuery } from '../../lib/courses/documents.ts';
import { serverMessage } from '../../lib/server-failure.ts';
import { CourseCard } from './course-card.tsx';
import type { CourseMeta } from './course-meta.ts';
import styles from './courses.module.css';
import { LoadingCourses } from './loading-courses.tsx';
import { NoCourses } from './no-courses.tsx';
import { Failed } from './failed.tsx';

/** A search is of use once the list is longer than a glance. */
const manyCourses = 5;

/** The saved courses, the one that was updated last first, with a search among them; or the first `most` of them. */
export function SavedCourses({ most }: { most?: number }) {
  const { data, error, refetch } = useQuery(savedCoursesQuery, { fetchPolicy: 'cache-and-network' });
  // A failure comes back as `error`, too.
  const retry = () => void refetch().catch(() => {});
  const courses = data?.savedCourses;
  return (
    <>
      {error ? <Failed message={serverMessage(error) ?? texts.courses.failure} onRetry={retry} /> : null}
      {courses ? <Found courses={courses} most={most} /> : null}
      {courses || error ? null : <LoadingCourses />}
    </>
  );
}

function Found({ courses, most }: { courses: readonly CourseMeta[]; most: number | undefined }) {
  if (courses.length === 0) return <NoCourses />;
  if (most !== undefined) return <CourseList courses={courses.slice(0, most)} />;
  return <SearchedCourses courses={courses} />;
}

function SearchedCourses({ courses }: { courses: readonly CourseMeta[] }) {
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
      <CourseList courses={found} />
    </>
  );
}

function CourseList({ courses }: { courses: readonly CourseMeta[] }) {
  return (
    <ul className={styles.list} aria-label="Saved courses">
      {courses.map((course) => (
        <CourseCard key={course.id} course={course} />
      ))}
    </ul>
  );
}

function isFound({ name, description }: CourseMeta, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/);
  const text = `${name} ${description}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
