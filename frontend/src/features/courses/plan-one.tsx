import { Link } from 'react-router-dom';
import { newCourse } from '../../lib/passed-course.ts';
import { paths } from '../../lib/paths.ts';
import styles from './courses.module.css';

/** Below the courses of instructors, for users who have saved none. */
export function PlanOne() {
  return (
    <p className={styles.planOne}>
      Courses that you plan yourself appear here, too.{' '}
      <Link to={paths.planner} state={newCourse}>
        Plan your first course
      </Link>
    </p>
  );
}
