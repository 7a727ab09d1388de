import { Link } from 'react-router-dom';
import styles from './courses.module.css';
import { useNewCourse } from './plan-course.tsx';

/** A link to start a first course, below the courses of others. For users who have saved no course. */
export function PlanFirstCourse() {
  const { isInstructor, link } = useNewCourse();
  return (
    <p className={styles.planOne}>
      {isInstructor
        ? 'Courses that you teach appear here, too.'
        : 'Courses that you plan yourself appear here, too.'}{' '}
      <Link {...link}>{isInstructor ? 'Create your first course' : 'Plan your first course'}</Link>
    </p>
  );
}
