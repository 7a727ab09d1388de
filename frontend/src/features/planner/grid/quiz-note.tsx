import { Link } from 'react-router-dom';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { type HandedIn, openPointsText, shownHandedIn } from '../model/item-quiz.ts';
import { useLock, useQuizOfItem } from '../store/use-planner.ts';
import styles from './item-row.module.css';

const handedInNotes: Readonly<Record<HandedIn, string>> = {
  TO_GRADE: 'Handed in. It waits to be graded. ',
  TO_RELEASE: 'Handed in. Its grade in this course is not released yet. ',
  ANOTHER_TO_GRADE: 'Another attempt waits to be graded. ',
};

/**
 * The link to the quiz that grades an item, below the item’s name, what the student’s attempt waits for once it is handed
 * in, and the attempts that are left. Empty for an item without a quiz.
 */
export function QuizNote({ item }: { item: WorkingItem }) {
  const quiz = useQuizOfItem(item);
  const { isReleased } = useLock(item);
  if (quiz === undefined) return null;
  const handedIn = shownHandedIn(quiz.handedIn, isReleased);
  const openPoints = openPointsText(item);
  return (
    <td className={styles.due}>
      {handedIn === null ? null : handedInNotes[handedIn]}
      {openPoints === null ? null : `It can have ${openPoints}. `}
      {quiz.again === null ? null : `${quiz.again} `}
      <Link to={quiz.to}>{quiz.text}</Link>
    </td>
  );
}
