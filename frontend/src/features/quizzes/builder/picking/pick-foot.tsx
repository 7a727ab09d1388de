import { Button, Group } from '@mantine/core';
import styles from './picking.module.css';

interface PickFootProps {
  count: number;
  onAdd: () => void;
  /** Adds the questions as a random pool. Undefined if that is not offered. */
  onAddPool?: () => void;
  onClose: () => void;
}

/** Adds the selected questions. Always in view. */
export function PickFoot({ count, onAdd, onAddPool, onClose }: PickFootProps) {
  return (
    <Group className={styles.foot ?? ''} gap="sm" justify="flex-end">
      <Button variant="default" onClick={onClose}>
        Close
      </Button>
      {onAddPool && count > 1 ? (
        <Button variant="default" onClick={onAddPool}>
          Add as a random pool
        </Button>
      ) : null}
      <Button disabled={count === 0} onClick={onAdd}>
        {addText(count)}
      </Button>
    </Group>
  );
}

function addText(count: number): string {
  if (count === 0) return 'Add questions';
  return count === 1 ? 'Add 1 question' : `Add ${count} questions`;
}
