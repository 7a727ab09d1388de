import { Link } from 'react-router-dom';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { useQuizOfItem } from '../store/use-planner.ts';
import styles from './item-row.module.css';

/** The link to the quiz that grades an item, below its name. Nothing if no quiz does. */
export function QuizNote({ item }: { item: WorkingItem }) {
  const quiz = useQuizOfItem(item);
  if (quiz === undefined) return null;
  return (
    <td className={styles.due}>
      <Link to={quiz.to}>{quiz.text}</Link>
    </td>
  );
}
