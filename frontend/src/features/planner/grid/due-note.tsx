import { When } from '../../../ui/dates/when.tsx';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner } from '../store/use-planner.ts';
import styles from './item-row.module.css';

/** When an item is due, below its name. */
export function DueNote({ at }: { at: string }) {
  const courseZone = usePlanner((state) => presentOf(state).courseTimeZone);
  return (
    <td className={styles.due}>
      Due <When at={at} courseZone={courseZone} />
    </td>
  );
}
