import { ActionIcon } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconChecklist, IconEyeOff, IconFileText } from '@tabler/icons-react';
import type { RenderHeaderCellProps } from 'react-data-grid';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { usePlanner } from '../store/use-planner.ts';
import { hiddenText } from './cell-text.ts';
import styles from './gradebook.module.css';
import type { GradebookColumn } from './gradebook-rows.ts';

interface ColumnHeadProps<Row, Summary> extends Pick<
  RenderHeaderCellProps<Row, Summary>,
  'sortDirection' | 'tabIndex'
> {
  column: GradebookColumn;
  onOpen: (itemId: string) => void;
}

const arrows = { ASC: '↑', DESC: '↓' } as const;

/** The head of an item's column: its name and maximum, and a button for its settings. */
export function ColumnHead<Row, Summary>({
  column,
  sortDirection,
  tabIndex,
  onOpen,
}: ColumnHeadProps<Row, Summary>) {
  const { itemId, itemName, maximumPoints, quizId, isReleased } = column;
  const name = itemName === '' ? 'No name' : itemName;
  const hasAssignment = usePlanner(({ itemAssignments }) => itemAssignments.has(itemId));
  return (
    <>
      <span className={styles.headText}>
        <span className={styles.headName} title={name}>
          {sortDirection ? `${arrows[sortDirection]} ` : ''}
          {name}
        </span>
        <span className={styles.headMaximum}>
          of {formatCompact(maximumPoints)}
          {quizId === null ? null : <IconChecklist size={14} aria-label="Graded by a quiz" />}
          {hasAssignment ? <IconFileText size={14} aria-label="Graded by an assignment" /> : null}
          {isReleased ? null : <IconEyeOff size={14} aria-label={hiddenText} />}
        </span>
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        tabIndex={tabIndex}
        aria-label={`Settings and statistics of ${name}`}
        onClick={(event) => {
          // A click on the rest of the head sorts.
          event.stopPropagation();
          onOpen(itemId);
        }}
        onKeyDown={(event) => {
          // Enter and Space on the rest of the head sort.
          if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
        }}
      >
        <IconAdjustmentsHorizontal size={16} aria-hidden />
      </ActionIcon>
    </>
  );
}
