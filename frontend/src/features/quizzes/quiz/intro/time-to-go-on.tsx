import { timeLeftText } from '../../../../lib/time-left-text.ts';
import { useTimeLeft } from '../attempt/use-time-left.ts';
import { attemptName, type OwnAttempt } from './attempt-list.ts';
import styles from './intro.module.css';

/** How long an attempt that is open can be gone on with; nothing where there is no limit. */
export function TimeToGoOn({ attempt }: { attempt: OwnAttempt }) {
  const left = useTimeLeft(attempt.dueAt, 0, () => {});
  if (left === null) return null;
  return (
    <p className={styles.reason}>
      {attemptName(attempt)}: {timeLeftText(left)}.{' '}
      {left > 0 ? 'The clock runs on while you are away.' : 'What was saved by then is handed in.'}
    </p>
  );
}
