import { Link } from 'react-router-dom';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { useLock, useQuizOfItem } from '../store/use-planner.ts';
import styles from './item-row.module.css';

/**
 * The link to the quiz that grades an item, below the item’s name, and whether the student’s attempt waits to be
 * graded. Empty for an item without a quiz.
 */
export function QuizNote({ item }: { item: WorkingItem }) {
  const quiz = useQuizOfItem(item);
  const { isReleased } = useLock(item);
  if (quiz === undefined) return null;
  return (
    <td className={styles.due}>
      {quiz.isPending && !isReleased ? 'Handed in. It waits to be graded. ' : null}
      <Link to={quiz.to}>{quiz.text}</Link>
    </td>
  );
}
