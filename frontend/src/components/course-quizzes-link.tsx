import { Link } from 'react-router-dom';
import { courseQuizzesAddress } from '../lib/quizzes/quiz-address.ts';
import styles from './course-quizzes-link.module.css';

interface CourseQuizzesLinkProps {
  courseId: string;
  courseName: string;
  /** How many quizzes of the course one finds. */
  count: number;
}

/** The way from a course to its quizzes; nothing where it would lead to none. */
export function CourseQuizzesLink({ courseId, courseName, count }: CourseQuizzesLinkProps) {
  if (count === 0) return null;
  const quizzes = count === 1 ? '1 quiz' : `${count.toLocaleString('en')} quizzes`;
  return (
    <Link
      to={courseQuizzesAddress(courseId)}
      className={styles.link}
      aria-label={`${quizzes} of ${courseName}`}
    >
      {quizzes}
    </Link>
  );
}
