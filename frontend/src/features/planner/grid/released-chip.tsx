import { IconLock } from '@tabler/icons-react';
import styles from './need-chip.module.css';

/** Marks a grade that the instructor has released. The student cannot change it. */
export function ReleasedChip({ isMissing }: { isMissing: boolean }) {
  return (
    <span
      className={styles.released}
      title="Your instructor entered this grade. To try another one, use a target."
    >
      <IconLock size={14} aria-hidden /> {isMissing ? 'Missing' : 'Released'}
    </span>
  );
}
