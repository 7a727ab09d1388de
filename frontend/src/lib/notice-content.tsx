import { Button, Group } from '@mantine/core';
import type { NotificationData } from '@mantine/notifications';
import styles from './notice-content.module.css';

/** Moves the focus to the newest notice and back. F8 has this meaning in other kits, too. */
export const noticesKey = 'F8';

/** A button of a notice. */
export interface NoticeAction {
  readonly label: string;
  readonly onClick: () => void;
}

interface NoticeContentProps {
  message: string;
  actions: readonly NoticeAction[];
  color?: string;
  /** Runs before the action. */
  onAction: () => void;
}

/** The text and the buttons of a notice. */
export function NoticeContent({ message, actions, color, onAction }: NoticeContentProps) {
  return (
    <Group justify="space-between" gap="xs">
      <span className={styles.message}>{message}</span>
      {actions.length === 0 ? null : (
        <Group gap={4} wrap="nowrap" ml="auto">
          <span className={styles.key}>{noticesKey} moves the focus here</span>
          {actions.map(({ label, onClick }) => (
            <Button
              key={label}
              size="compact-sm"
              variant="subtle"
              flex="none"
              aria-keyshortcuts={noticesKey}
              {...(color !== undefined && { color })}
              onClick={() => {
                onAction();
                onClick();
              }}
            >
              {label}
            </Button>
          ))}
        </Group>
      )}
    </Group>
  );
}

/** Whether the notice is about something that is done and needs no answer. */
export const isPastNotice = ({ role, loading }: NotificationData): boolean =>
  role === 'status' && loading !== true;

/** The root element of a notice. */
export const noticeSelector = '.mantine-Notification-root';
