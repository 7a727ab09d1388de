import { IconLock } from '@tabler/icons-react';
import { ExplainedChip } from './explained-chip.tsx';
import styles from './need-chip.module.css';

/** Marks a grade that the instructor has released. The student cannot change it. A click explains it. */
export function ReleasedChip({ isMissing }: { isMissing: boolean }) {
  const reason = isMissing
    ? 'Your instructor marked this item as missing: it counts with 0 points.'
    : 'Your instructor released this grade, so you cannot change it.';
  return (
    <ExplainedChip
      className={styles.released}
      explanation={`${reason} To try another grade, type over it in target mode (‘Achieve target’).`}
    >
      <IconLock size={14} aria-hidden />{' '}
      <span className={styles.why}>{isMissing ? 'Missing' : 'Released'}</span>
    </ExplainedChip>
  );
}
