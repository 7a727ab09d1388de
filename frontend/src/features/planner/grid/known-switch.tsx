import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { nameOf } from '../model/names.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import styles from './known-switch.module.css';

interface KnownSwitchProps {
  item: WorkingItem;
  isLocked: boolean;
  /** Explains why the switch is locked. */
  onLocked: () => void;
}

/**
 * Marks a grade as known or open. The switch is filled for a known grade, and a dashed outline for an open one. A locked
 * switch can have the focus, so that it explains itself.
 */
export function KnownSwitch({ item, isLocked, onLocked }: KnownSwitchProps) {
  const { edit, dropEntry } = usePlannerStore().getState();
  const handleChange = (value: boolean) => {
    edit({ type: 'setItemKnown', itemKey: item.key, value });
    dropEntry({ row: item.key, column: 'needed' });
  };
  return (
    <span className={styles.switch}>
      <input
        type="checkbox"
        checked={item.knownScores}
        aria-disabled={isLocked || undefined}
        onChange={(event) => (isLocked ? onLocked() : handleChange(event.currentTarget.checked))}
        aria-label={`Grade of ${nameOf(item)} is known`}
        data-column="known"
      />
      <span aria-hidden />
    </span>
  );
}
