import { IconPinFilled } from '@tabler/icons-react';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { nameOf } from '../model/names.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { type ChipExplanation, ExplainedChip } from './explained-chip.tsx';
import styles from './need-chip.module.css';

interface EnteredChipProps extends ChipExplanation {
  item: WorkingItem;
  /** Whether the instructor released the grade. Otherwise the student entered it. */
  isReleased: boolean;
}

/**
 * Shown next to a known item with a hypothetical grade: the grade itself, and a button to go back to it. A click on the
 * grade explains it.
 */
export function EnteredChip({ item, isReleased, ...explained }: EnteredChipProps) {
  const word = isReleased ? 'released' : 'entered';
  const { edit, dropEntry } = usePlannerStore().getState();
  const unpin = () => {
    edit({ type: 'unpinItem', itemKey: item.key });
    dropEntry({ row: item.key, column: 'grade' });
  };
  return (
    <span className={styles.chip} data-pinned>
      <ExplainedChip
        {...explained}
        className={styles.entered}
        explanation={`This grade was ${word}. You are trying another one for the target. The pin goes back to the ${word} grade.`}
      >
        <span className={styles.why}>
          {word} {formatCompact(item.grade)}
        </span>
      </ExplainedChip>
      <button
        type="button"
        className={styles.pin}
        aria-pressed
        aria-label={`Pin ${nameOf(item)}`}
        title={`Unpin: back to the ${word} grade`}
        onClick={unpin}
      >
        <IconPinFilled size={16} aria-hidden />
      </button>
    </span>
  );
}
