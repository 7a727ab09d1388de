import { IconLock } from '@tabler/icons-react';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { ago } from '../../../lib/ago.ts';
import { isNewResult } from '../../../lib/quizzes/opened-results.ts';
import type { ItemQuizLink } from '../model/item-quiz.ts';
import { useQuizOfItem } from '../store/use-planner.ts';
import { type ChipExplanation, ExplainedChip } from './explained-chip.tsx';
import styles from './need-chip.module.css';

interface ReleasedChipProps extends ChipExplanation {
  isMissing: boolean;
  isAchieving: boolean;
  item: WorkingItem;
}

/** Marks a released grade. The student cannot change it. A click explains it. */
export function ReleasedChip({ isMissing, isAchieving, item, ...explained }: ReleasedChipProps) {
  const quiz = useQuizOfItem(item);
  // The results of the quiz do not count if a person entered the grade.
  const isResult = (quiz?.results?.grade ?? null) !== null;
  const regrade = (isResult && quiz?.regrade) || null;
  const isNewlyRegraded = regrade !== null && isNewResult(regrade.at);
  const released = isResult
    ? `This is your result of the quiz “${quiz?.title || 'No title'}”, so you cannot change it.${regradeText(regrade)}`
    : 'Your instructor released this grade, so you cannot change it.';
  const reason = isMissing
    ? 'Your instructor marked this item as missing: it counts with 0 points.'
    : released;
  const toTry = isAchieving ? 'type over it' : 'choose ‘Achieve target’ and type over it';
  return (
    <ExplainedChip
      {...explained}
      className={styles.released}
      explanation={`${reason} To try another grade, ${toTry}.`}
    >
      <IconLock size={14} aria-hidden />{' '}
      <span className={styles.why}>{isMissing ? 'Missing' : isNewlyRegraded ? 'Regraded' : 'Released'}</span>
    </ExplainedChip>
  );
}

/** A sentence about a regrade, after another sentence. */
function regradeText(regrade: ItemQuizLink['regrade']): string {
  if (regrade === null) return '';
  const { at, percentBefore } = regrade;
  const before = percentBefore === null ? '' : ` It was ${formatCompact(percentBefore)} % before.`;
  return ` It was regraded ${ago(at)}, because the answer key changed.${before}`;
}
