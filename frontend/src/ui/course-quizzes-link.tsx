import { Link } from 'react-router-dom';
import { courseQuizzesAddress } from '../lib/quizzes/quiz-address.ts';
import styles from './course-quizzes-link.module.css';

interface CourseQuizzesLinkProps {
  courseId: string;
  /** Number of the user's quizzes in the course. */
  count: number;
  /** Name of the course, if several courses are listed. */
  among?: string;
}

/** Link from a course to its quizzes. Hidden if there are none. */
export function CourseQuizzesLink({ courseId, count, among }: CourseQuizzesLinkProps) {
  if (count === 0) return null;
  const quizzes = count === 1 ? '1 quiz' : `${count.toLocaleString('en')} quizzes`;
  const to = courseQuizzesAddress(courseId);
  if (among === undefined)
    return (
      <Link to={to} className={styles.inHead}>
        {quizzes} of this course
      </Link>
    );
  return (
    <Link to={to} className={styles.onCard} aria-label={`${quizzes} of ${among}`}>
      {quizzes}
    </Link>
  );
}
