import { generatePath, Link } from 'react-router-dom';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { paths } from '../../../lib/paths.ts';
import { scaleText } from '../../../ui/quiz-question/scale-text.ts';
import type { QuizOnScreen } from './quiz-on-screen.ts';
import styles from './quiz.module.css';
import { useGradedItem } from './use-graded-item.ts';

interface QuizCourseProps {
  quiz: Pick<QuizOnScreen, 'course' | 'gradedItemId' | 'pointsPossible'>;
  /** The result on the screen. `score`: null if it isn’t final, or if the attempt can’t count. */
  result?: { readonly score: number | null; readonly possible: number };
}

/** The course of the quiz, and what the quiz counts as in its grade. Nothing for a quiz without a course. */
export function QuizCourse({ quiz, result }: QuizCourseProps) {
  const { course, gradedItemId } = quiz;
  const item = useGradedItem(quiz);
  if (course === null) return null;
  const link = (
    <Link to={generatePath(paths.course, { id: course.id })}>{course.name || 'Untitled course'}</Link>
  );
  if (gradedItemId === null) return <p className={styles.course}>In the course {link}</p>;
  if (item === null) return <p className={styles.course}>Counts in the course {link}</p>;
  const { name, categoryName, weight } = item;
  const scale = scaleText(result ?? { possible: quiz.pointsPossible, score: null }, item);
  return (
    <>
      <p className={styles.course}>
        Counts as {name === '' ? 'an item' : `“${name}”`}
        {categoryName === '' ? '' : ` (${categoryName})`} in {link}
        {weight > 0 ? `, ${formatCompact(weight)} % of the grade` : ''}
      </p>
      {scale === null ? null : <p className={styles.course}>{scale}</p>}
    </>
  );
}
