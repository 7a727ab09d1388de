import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { withRemark } from '../../../lib/quizzes/own-exceptions.ts';
import { When } from '../../../ui/dates/when.tsx';
import { presentOf } from '../store/planner-store.ts';
import { useLinkedDate, usePlanner, useQuizOfItem } from '../store/use-planner.ts';
import styles from './item-row.module.css';

const dateSettings = { due: 'DUE_AT', closes: 'CLOSES_AT' } as const;

/**
 * When an item is due, below its name. If a quiz or an assignment grades the item, this is its date, because students
 * hand in the quiz or the assignment.
 */
export function DueNote({ item }: { item: WorkingItem }) {
  const courseZone = usePlanner((state) => presentOf(state).courseTimeZone);
  const quiz = useQuizOfItem(item);
  const linked = useLinkedDate(item);
  const quizDate = quiz?.date;
  const at = linked?.at ?? item.dueAt ?? null;
  if (at === null) return null;
  return (
    <td className={styles.due}>
      {linked?.kind === 'closes' ? 'Closes' : 'Due'} <When at={at} courseZone={courseZone} />
      {quiz && quizDate ? withRemark('', dateSettings[quizDate.kind], quiz) : null}
    </td>
  );
}
