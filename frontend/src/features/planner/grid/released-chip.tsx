import { IconLock } from '@tabler/icons-react';
import { type ChipExplanation, ExplainedChip } from './explained-chip.tsx';
import styles from './need-chip.module.css';

interface ReleasedChipProps extends ChipExplanation {
  isMissing: boolean;
  isAchieving: boolean;
}

/** Marks a grade that the instructor has released. The student cannot change it. A click explains it. */
export function ReleasedChip({ isMissing, isAchieving, ...explained }: ReleasedChipProps) {
  const reason = isMissing
    ? 'Your instructor marked this item as missing: it counts with 0 points.'
    : 'Your instructor released this grade, so you cannot change it.';
  const toTry = isAchieving ? 'type over it' : 'choose ‘Achieve target’ and type over it';
  return (
    <ExplainedChip
      {...explained}
      className={styles.released}
      explanation={`${reason} To try another grade, ${toTry}.`}
    >
      <IconLock size={14} aria-hidden />{' '}
      <span className={styles.why}>{isMissing ? 'Missing' : 'Released'}</span>
    </ExplainedChip>
  );
}
