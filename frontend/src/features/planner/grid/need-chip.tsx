import { IconPin, IconPinFilled } from '@tabler/icons-react';
import { formatNeed } from '../../../../../core/grading/rounding.ts';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { nameOf } from '../model/names.ts';
import type { ItemFigures } from '../model/figures.ts';
import type { Entry } from '../store/entries.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { type ChipExplanation, ExplainedChip } from './explained-chip.tsx';
import { GradeField } from './grade-field.tsx';
import styles from './need-chip.module.css';

interface NeedChipProps {
  item: WorkingItem;
  figures: ItemFigures | undefined;
  /** The hypothetical grade. It is current, while the figures may be a few keystrokes behind. */
  pinned: number | undefined;
  entry: Entry | undefined;
  error: string | null;
}

/**
 * The recommended grade of an open item. It has its own field, so that it never looks like a known grade. A grade that
 * is typed into the field is pinned.
 */
export function NeedChip({ item, figures, pinned, entry, error }: NeedChipProps) {
  const { edit } = usePlannerStore().getState();
  // Null if the target is out of reach. The field then stays empty for a grade to try.
  const needed = pinned ?? figures?.needed ?? null;
  const isPinned = pinned !== undefined;
  const name = nameOf(item);
  const togglePin = () => edit({ type: isPinned ? 'unpinItem' : 'pinItem', itemKey: item.key });
  const openLabel = needed === null ? 'try' : 'needs';
  const Pin = isPinned ? IconPinFilled : IconPin;
  return (
    <span
      className={styles.chip}
      data-pinned={isPinned || undefined}
      data-empty={needed === null || undefined}
    >
      <span className={styles.label}>{isPinned ? 'pinned' : openLabel}</span>
      <GradeField
        item={item}
        isTried
        pinned={pinned}
        entry={entry}
        column="needed"
        label={`Grade to try on ${name}`}
        value={needed}
        formatAtRest={
          isPinned ? undefined : (points) => (points === null ? '' : formatNeed(points, item.maximumPoints))
        }
        error={error}
        placeholder="?"
        className={styles.points}
      />
      {needed === null ? null : (
        <button
          type="button"
          className={styles.pin}
          aria-pressed={isPinned}
          aria-label={`Pin ${name}`}
          title="Pin: keep this grade, solve for the rest"
          onClick={togglePin}
        >
          <Pin size={16} aria-hidden />
        </button>
      )}
    </span>
  );
}

interface AgainChipProps extends ChipExplanation {
  item: WorkingItem;
  needed: number;
}

/** The grade that an item with a released grade needs from another attempt. A click explains it. */
export function AgainChip({ item, needed, ...explained }: AgainChipProps) {
  return (
    <ExplainedChip
      {...explained}
      className={styles.again}
      explanation="Your grade so far is not enough for the target. Another attempt can raise it."
    >
      <span className={styles.why}>needs</span> <b>{formatNeed(needed, item.maximumPoints)}</b>
    </ExplainedChip>
  );
}
