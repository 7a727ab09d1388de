import { Link } from 'react-router-dom';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { useAssignmentOfItem } from '../store/use-planner.ts';
import styles from './item-row.module.css';

/** The link to the assignment that grades an item, below the item’s name. Empty for an item without an assignment. */
export function AssignmentNote({ item }: { item: WorkingItem }) {
  const assignment = useAssignmentOfItem(item);
  if (assignment === undefined) return null;
  return (
    <td className={styles.due}>
      {assignment.isWaiting ? 'Submitted. It waits to be graded. ' : null}
      <Link to={assignment.to}>{assignment.text}</Link>
    </td>
  );
}
