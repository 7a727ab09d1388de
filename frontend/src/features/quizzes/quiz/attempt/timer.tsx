import { VisuallyHidden } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import styles from './taking.module.css';
import { useAttempt } from './use-attempt.ts';
import { clockText, useTimeLeft } from './use-time-left.ts';

const minuteMs = 60_000;

/** What is told aloud, politely, once each: everything else can be read at the clock. */
function announced(left: number): string {
  if (left === 0) return 'Time is up.';
  if (left <= minuteMs) return 'Less than 1 minute left.';
  return left <= 5 * minuteMs ? 'Less than 5 minutes left.' : '';
}

/** The time that is left, by the server's clock. */
export function Timer({ onUp }: { onUp: () => void }) {
  const dueAt = useAttempt(({ attempt }) => attempt.dueAt);
  const offset = useAttempt(({ clockOffset }) => clockOffset);
  const left = useTimeLeft(dueAt, offset, onUp);
  if (left === null) return null;
  return (
    <span className={styles.timer} data-short={left <= 5 * minuteMs || undefined}>
      <IconClock size={18} aria-hidden />
      <span role="timer" aria-label="Time left">
        {clockText(left)}
      </span>
      <VisuallyHidden role="status">{announced(left)}</VisuallyHidden>
    </span>
  );
}
