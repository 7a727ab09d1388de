import { useMemo } from 'react';
import { excusedIn, shareOfExcused } from '../model/membership.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner } from '../store/use-planner.ts';
import styles from './excused-items.module.css';

/** The items of a category from which the student is excused, with the feedback. Empty if there are none. */
export function ExcusedItems({ categoryKey }: { categoryKey: string }) {
  const membership = usePlanner(({ saved }) => saved?.membership ?? null);
  // A student cannot move the categories of an instructor's course.
  const index = usePlanner((state) =>
    presentOf(state).categories.findIndex(({ key }) => key === categoryKey),
  );
  const items = useMemo(() => excusedIn(membership, index), [membership, index]);
  if (items.length === 0) return null;
  const share = shareOfExcused(membership, index);
  return (
    <>
      <ul className={styles.list} aria-label="Excused items">
        {items.map(({ itemId, name, feedback }) => (
          <li key={itemId}>
            <span className={styles.name}>{name === '' ? 'Unnamed item' : name}</span>
            <span className={styles.excused}>Excused: it doesn’t count for you</span>
            {feedback === '' ? null : <p className={styles.feedback}>Feedback: {feedback}</p>}
          </li>
        ))}
      </ul>
      {share === null ? null : (
        <p className={styles.share}>
          {items.length === 1 ? 'Its' : 'Their'} weight is shared among the other items of {share}.
        </p>
      )}
    </>
  );
}
