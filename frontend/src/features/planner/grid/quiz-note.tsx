import { Link } from 'react-router-dom';
import { usePlanner } from '../store/use-planner.ts';
import styles from './item-row.module.css';

/** The link to the quiz that grades an item, below its name. Nothing if no quiz does. */
export function QuizNote({ itemId }: { itemId: string | null | undefined }) {
  const quiz = usePlanner(({ itemQuizzes }) => itemQuizzes.get(itemId ?? ''));
  if (quiz === undefined) return null;
  return (
    <td className={styles.due}>
      <Link to={quiz.to}>{quiz.text}</Link>
    </td>
  );
}
