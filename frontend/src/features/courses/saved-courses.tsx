import { useQuery } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '../../../../core/texts.ts';
import { savedCoursesQuery } from '../../lib/courses/documents.ts';
import { serverMessage } from '../../lib/server-failure.ts';
import { CourseCard, type CourseMeta } from './course-card.tsx';
import styles from './courses.module.css';
import { LoadingCourses } from './loading-courses.tsx';
import { NoCourses } from './no-courses.tsx';
import { Failed } from './failed.tsx';

/** A search is of use once the list is longer than a glance. */
const manyCourses = 5;

/** The saved courses, the one that was updated last first, with a search among them; or the first `most` of them. */
export function SavedCourses({ most }: { most?: number }) {
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(savedCoursesQuery, { fetchPolicy: 'cache-and-network' });
  // A failure comes back as `error`, too.
  const retry = () => void refetch().catch(() => {});
  if (!data && error)
    return <Failed message={serverMessage(error) ?? texts.courses.failure} onRetry={retry} />;
  if (!data) return <LoadingCourses />;
  const all = data.savedCourses;
  if (all.length === 0) return <NoCourses />;
  if (most !== undefined) return <CourseList courses={all.slice(0, most)} />;
  const found = all.filter((course) => isFound(course, search));
  return (
    <>
      {all.length < manyCourses ? null : (
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
        {search.trim() === '' ? '' : `${found.length} of ${all.length} courses`}
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
