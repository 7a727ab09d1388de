import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Moment } from '../../ui/list/moment.tsx';
import { ago } from '../../lib/ago.ts';
import { serverMessage } from '../../lib/server-failure.ts';
import { titleOf } from './course-meta.ts';
import styles from './courses.module.css';
import { deletedCoursesQuery } from './documents.ts';
import { Failed } from './failed.tsx';
import { useCourseActions } from './use-course-actions.ts';

const notFetched = 'The deleted courses could not be fetched';

/** The own courses that can still be brought back, the one that was deleted last first. */
export function DeletedCourses() {
  const { data, error, refetch } = useQuery(deletedCoursesQuery, { fetchPolicy: 'cache-and-network' });
  const { restore } = useCourseActions();
  const courses = data?.deletedCourses ?? [];
  // Most people have none: there is nothing to promise while they are on their way.
  if (courses.length === 0 && !error) return null;
  // A failure comes back as `error`, too.
  const retry = () => void refetch().catch(() => {});
  return (
    <section aria-labelledby="deleted-courses">
      <div className={styles.sectionHead}>
        <h2 id="deleted-courses">Recently deleted</h2>
      </div>
      {error ? <Failed message={serverMessage(error) ?? notFetched} onRetry={retry} /> : null}
      <ul className={styles.deleted} aria-labelledby="deleted-courses">
        {courses.map((course) => (
          <li key={course.id}>
            <div>
              <h3 className={styles.deletedName}>{titleOf(course)}</h3>
              <p className={styles.deletedFacts}>
                Deleted {ago(course.deletedOn)}; it can be restored until{' '}
                <Moment at={course.restorableUntil} />
              </p>
            </div>
            <Button
              variant="default"
              flex="none"
              aria-label={`Restore ${titleOf(course)}`}
              onClick={() => void restore(course)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
