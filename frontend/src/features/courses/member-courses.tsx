import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { serverMessage } from '../../lib/server-failure.ts';
import styles from './courses.module.css';
import { memberCoursesQuery } from './documents.ts';
import { Failed } from './failed.tsx';
import { MemberCard } from './member-card.tsx';

const notFetched = 'The courses that you are in could not be fetched';

/** The courses of others that one is in, the one that was updated last first, or the first `most` of them. */
export function MemberCourses({ most }: { most?: number }) {
  const { data, error, refetch } = useQuery(memberCoursesQuery, { fetchPolicy: 'cache-and-network' });
  const courses = data?.memberCourses ?? [];
  // Most people are in none: there is nothing to promise while they are on their way.
  if (courses.length === 0 && !error) return null;
  // A failure comes back as `error`, too.
  const retry = () => void refetch().catch(() => {});
  const shown = courses.slice(0, most);
  return (
    <section aria-labelledby="member-courses">
      <div className={styles.sectionHead}>
        <h2 id="member-courses">Courses I am in</h2>
        {shown.length < courses.length ? <Link to={paths.courses}>All {courses.length} courses</Link> : null}
      </div>
      {error ? <Failed message={serverMessage(error) ?? notFetched} onRetry={retry} /> : null}
      {shown.length === 0 ? null : (
        <ul className={styles.list} aria-labelledby="member-courses">
          {shown.map((course) => (
            <MemberCard key={course.id} course={course} />
          ))}
        </ul>
      )}
    </section>
  );
}
