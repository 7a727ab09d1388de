import { feedbackOn } from '../model/membership.ts';
import { usePlanner } from '../store/use-planner.ts';
import styles from './item-row.module.css';

/** The instructor's feedback about a released grade, below the item's name. Empty if there is none. */
export function FeedbackNote({ itemId }: { itemId: string | null | undefined }) {
  const feedback = usePlanner(({ saved }) =>
    feedbackOn(saved?.membership ?? null, { itemId: itemId ?? null }),
  );
  return feedback === '' ? null : <td className={styles.feedback}>Feedback: {feedback}</td>;
}
