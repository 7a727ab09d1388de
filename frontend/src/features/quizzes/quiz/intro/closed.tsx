import { IconLock } from '@tabler/icons-react';
import { attemptName, type OwnAttempt } from './attempt-list.ts';
import { dateText } from './date-text.ts';
import styles from './intro.module.css';

/** In place of the way into a quiz that was withdrawn: what becomes of the attempts at it. */
export function Closed({ attempts }: { attempts: readonly OwnAttempt[] }) {
  const open = attempts.filter(({ submittedAt }) => submittedAt === null);
  return (
    <div className={styles.closed}>
      <IconLock size={20} aria-hidden className={styles.closedIcon ?? ''} />
      <div>
        <p className={styles.closedHead}>This quiz is closed.</p>
        <p>
          It cannot be taken now. What you handed in stays here{open.length > 0 ? '.' : ', with its results.'}
        </p>
        {open.map((attempt) => (
          <p key={attempt.id}>{keptText(attempt)}</p>
        ))}
      </div>
    </div>
  );
}

function keptText(attempt: OwnAttempt): string {
  const kept = `${attemptName(attempt)} is not handed in: the answers that were saved are kept.`;
  if (attempt.dueAt === null) return `${kept} You can go on with it when the quiz opens again.`;
  const due = dateText(attempt.dueAt);
  return `${kept} You can go on with it if the quiz opens again before ${due}; then its time is up, and it is handed in as it is.`;
}
