import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './question-form.module.css';

interface RowToolsProps {
  /** The row's name: 'answer 2'. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  /** Shown before the other buttons. */
  children?: ReactNode;
}

/** Actions on a row. At an end of the list, a move button only looks disabled, so that it keeps the focus. */
export function RowTools({ name, isFirst, isLast, onMove, onRemove, children }: RowToolsProps) {
  return (
    <div className={styles.tools}>
      {children}
      <Tool label={`Move ${name} up`} isOff={isFirst} onClick={() => onMove(-1)}>
        <IconArrowUp size={16} aria-hidden />
      </Tool>
      <Tool label={`Move ${name} down`} isOff={isLast} onClick={() => onMove(1)}>
        <IconArrowDown size={16} aria-hidden />
      </Tool>
      <Tool label={`Remove ${name}`} onClick={onRemove}>
        <IconX size={16} aria-hidden />
      </Tool>
    </div>
  );
}

interface ToolProps {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, isOff = false, onClick, children }: ToolProps) {
  return (
    <ActionIcon
      className={styles.tool ?? ''}
      variant="subtle"
      color="gray"
      aria-label={label}
      aria-disabled={isOff}
      {...(isOff && { 'data-disabled': true })}
      onClick={() => (isOff ? undefined : onClick())}
    >
      {children}
    </ActionIcon>
  );
}
