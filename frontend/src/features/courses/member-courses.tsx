import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { QuizCounts } from '../../lib/quizzes/use-quiz-counts.ts';
import { serverMessage } from '../../lib/server-failure.ts';
import styles from './courses.module.css';
import { Failed } from './failed.tsx';
import { MemberCard } from './member-card.tsx';
import { useMembershipActions } from './use-membership-actions.ts';
import type { FetchedCourses, MemberCourse } from './use-course-lists.ts';

const notFetched = 'The courses that you are in could not be fetched';

interface MemberCoursesProps {
  fetched: FetchedCourses<MemberCourse>;
  quizCounts: QuizCounts;
  /** How many of them are shown; all where it is left out. */
  most?: number;
  /** Whether a course can be left from here. */
  canLeave?: boolean;
}

/** The courses of others that one is in. */
export function MemberCourses({ fetched, quizCounts, most, canLeave = false }: MemberCoursesProps) {
  const { list = [], error, retry } = fetched;
  const { leave } = useMembershipActions();
  // Most people are in none: there is nothing to promise while they are on their way.
  if (list.length === 0 && !error) return null;
  const shown = list.slice(0, most);
  return (
    <section aria-labelledby="member-courses">
      <div className={styles.sectionHead}>
        <h2 id="member-courses">Courses I am in</h2>
        {shown.length < list.length ? <Link to={paths.courses}>All {list.length} courses</Link> : null}
      </div>
      {error ? <Failed message={serverMessage(error) ?? notFetched} onRetry={retry} /> : null}
      {shown.length === 0 ? null : (
        <ul className={styles.list} aria-labelledby="member-courses">
          {shown.map((course) => (
            <MemberCard
              key={course.id}
              course={course}
              quizCount={quizCounts.get(course.id) ?? 0}
              onLeave={canLeave ? () => void leave(course) : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
