import { Link } from 'react-router-dom';
import { courseQuizzesAddress } from '../lib/quizzes/quiz-address.ts';
import styles from './course-quizzes-link.module.css';

interface CourseQuizzesLinkProps {
  courseId: string;
  /** How many quizzes of the course one finds. */
  count: number;
  /** The course’s, where several courses stand together. */
  among?: string;
}

/** The way from a course to its quizzes; nothing where it would lead to none. */
export function CourseQuizzesLink({ courseId, count, among }: CourseQuizzesLinkProps) {
  if (count === 0) return null;
  const quizzes = count === 1 ? '1 quiz' : `${count.toLocaleString('en')} quizzes`;
  const to = courseQuizzesAddress(courseId);
  if (among === undefined) return <Link to={to}>{quizzes} of this course</Link>;
  return (
    <Link to={to} className={styles.onCard} aria-label={`${quizzes} of ${among}`}>
      {quizzes}
    </Link>
  );
}
